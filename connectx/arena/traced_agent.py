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
        self.folder = ""  # that of the agent's file
        self.returned: object = self  # the value of the last `return`; the agent itself before
        # The frames of the first and the last `return` that handed this value on, as printed.
        self.first_return = ""
        self.last_return = ""

    def __call__(self, observation: dict[str, object], configuration: object) -> object:
        """Return the agent's answer, and at one step of the game write a traceback to stderr.

        Whoever started this process reads the traceback there. If the agent is too slow,
        `faulthandler` writes the frames that are open. Otherwise the text has the same form, but
        its frames are those of the two `return` statements that `record` has found.
        """
        import faulthandler
        import os
        import sys

        argument_count = getattr(getattr(self.agent, "__code__", None), "co_argcount", None)
        arguments = (observation, configuration)[:argument_count]
        if observation["step"] != self.step:
            return self.agent(*arguments)  # type: ignore[operator]

        if self.seconds is not None:
            faulthandler.dump_traceback_later(self.seconds, file=2)
            try:
                return self.agent(*arguments)  # type: ignore[operator]
            finally:
                faulthandler.cancel_dump_traceback_later()

        own_code = sys._getframe().f_code
        self.folder = own_code.co_filename.rpartition("/")[0] + "/"
        sys.setprofile(self.record)
        try:
            return self.agent(*arguments)  # type: ignore[operator]
        finally:
            sys.setprofile(None)
            own_line = f'  File "{own_code.co_filename}", line 0 in __call__\n'
            text = f"Thread\n{self.first_return}{self.last_return}{own_line}"
            os.write(2, text.encode(errors="replace"))

    def record(self, frame: object, event: str, value: object) -> None:
        """Store the frame of a `return` of the agent's own code.

        Python calls this as its profile function.

        A value that functions hand on is taken to come from the first of them. But every function
        without a `return` returns None, so that None comes from the last.
        """
        if event != "return":
            return
        code = frame.f_code  # type: ignore[attr-defined]
        file = code.co_filename
        is_own = file.startswith((self.folder, "./")) or not file.startswith(("/", "<"))
        if not is_own:
            return
        line = frame.f_lineno  # type: ignore[attr-defined]
        self.last_return = f'  File "{file}", line {line} in {code.co_name}\n'
        is_handed_on = value is self.returned and value is not None
        if not is_handed_on:
            self.returned = value
            self.first_return = self.last_return
