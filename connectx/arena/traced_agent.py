"""Shows from which lines of an agent an answer comes.

`answer_lines` appends this text to the agent's source. The names that it binds begin with
"connectx", so that they are none of the agent's. Its imports stand inside functions for this
reason, too.
"""


class ConnectxTracedAgent:
    """An agent that prints on stderr where one of its answers comes from.

    What is printed has the form of Python's `faulthandler`: the innermost frame comes first.
    """

    def __init__(self, agent: object, step: int, seconds: float | None) -> None:
        """Trace the answer to one step of the game.

        With `seconds`, the frames are those that are open that long after the question. Without it,
        they are those of the first and the last `return` that handed the answer on.
        """
        self.agent = agent
        self.step = step
        self.seconds = seconds
        self.folder = ""  # that of the agent's file, with "/" at its end
        # The value of the last `return` of the agent's code. Before any, it is this object itself.
        self.returned_value: object = self
        # The frames of the first and the last `return` that handed this value on, as printed.
        self.first_return = ""
        self.last_return = ""

    def __call__(self, observation: dict[str, object], configuration: object) -> object:
        """Return the agent's answer, and at one step of the game write its frames to stderr."""
        # As on Kaggle, an agent whose code takes one argument gets only the observation. A callable
        # without a code of its own gets both arguments, as [:None] leaves nothing out.
        code = getattr(self.agent, "__code__", None)
        argument_count = getattr(code, "co_argcount", None)
        arguments = (observation, configuration)[:argument_count]
        if observation["step"] != self.step:
            return self.agent(*arguments)  # type: ignore[operator]
        if self.seconds is None:
            return self.answer_and_write_returns(arguments)
        return self.answer_and_write_open_frames(arguments, self.seconds)

    def answer_and_write_open_frames(self, arguments: tuple[object, ...], seconds: float) -> object:
        """Return the agent's answer.

        If it takes longer than `seconds`, Python writes the frames that are open at that time to
        stderr.
        """
        import faulthandler

        faulthandler.dump_traceback_later(seconds, file=2)  # the descriptor of stderr
        try:
            return self.agent(*arguments)  # type: ignore[operator]
        finally:
            faulthandler.cancel_dump_traceback_later()

    def answer_and_write_returns(self, arguments: tuple[object, ...]) -> object:
        """Return the agent's answer, and write to stderr from which `return` it comes.

        The text has the form of `faulthandler`, here for an agent that calls a function `choose`:

            Thread
              File "/kaggle_simulations/agent/main.py", line 9 in choose
              File "/kaggle_simulations/agent/main.py", line 20 in agent
              File "/kaggle_simulations/agent/main.py", line 0 in __call__
        """
        import os
        import sys

        file = sys._getframe().f_code.co_filename  # the agent's file, to which this is appended
        self.folder = file.rpartition("/")[0] + "/"
        sys.setprofile(self.record_return)
        try:
            return self.agent(*arguments)  # type: ignore[operator]
        finally:
            sys.setprofile(None)
            end = f'  File "{file}", line 0 in __call__\n'
            text = f"Thread\n{self.first_return}{self.last_return}{end}"
            os.write(2, text.encode(errors="replace"))

    def record_return(self, frame: object, event: str, value: object) -> None:
        """Store the frame of a `return` of the agent's own code, and the value that it returns.

        Python calls this at every call and return of a function, with the `event` "return" for
        those that matter here. When a function returns the value that another has just returned to
        it, it hands that value on, and `first_return` stays. None is never taken as handed on,
        because every function without a `return` returns None, too.
        """
        if event != "return":
            return
        code = frame.f_code  # type: ignore[attr-defined]
        file = code.co_filename
        is_in_folder = file.startswith((self.folder, "./"))
        # The code of Python and packages has a full path, and code without a file is "<string>".
        is_relative_path = not file.startswith(("/", "<"))
        if not is_in_folder and not is_relative_path:
            return
        line = frame.f_lineno  # type: ignore[attr-defined]
        self.last_return = f'  File "{file}", line {line} in {code.co_name}\n'
        is_handed_on = value is self.returned_value and value is not None
        if not is_handed_on:
            self.returned_value = value
            self.first_return = self.last_return
