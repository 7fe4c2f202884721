"""The exact search in machine code: what numba adds. Nothing else imports numba."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Protocol
from uuid import uuid4

from agents.core.position import Geometry
from agents.core.search import COMPILED_BITS, STOP, SearchTools, build_search


def compiled_tools() -> SearchTools | None:
    """numba's compiler, and machine instructions for Python's methods; None without numba."""
    try:
        import numba
        from llvmlite import ir
        from numba import types
        from numba.extending import intrinsic
    except ImportError:
        return None

    word = ir.IntType(64)

    def instruction(result: Any, argument: Any, emit: Callable[[Any, Any], Any]) -> Any:
        """A function of one argument, compiled to what `emit(builder, value)` writes."""

        @intrinsic
        def emitted(_typing: Any, _argument: Any) -> Any:
            def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
                return emit(builder, arguments[0])

            return result(argument), generate

        return emitted

    def emit_bit_length(builder: Any, value: Any) -> Any:
        zeros = builder.ctlz(value, ir.Constant(ir.IntType(1), 0))
        return builder.sub(ir.Constant(word, 64), zeros)

    @intrinsic
    def prefetch(_typing: Any, table: Any, slot: Any) -> Any:
        def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            byte, number = ir.IntType(8).as_pointer(), ir.IntType(32)
            instruction = builder.module.declare_intrinsic(
                "llvm.prefetch",
                (byte,),
                ir.FunctionType(ir.VoidType(), (byte, number, number, number)),
            )
            address = builder.bitcast(builder.gep(arguments[0], [arguments[1]]), byte)
            builder.call(instruction, [address, number(0), number(3), number(1)])
            return context.get_dummy_value()

        return types.void(table, slot), generate

    tag = uuid4().hex

    def jit(function: Callable[..., Any]) -> Any:
        """numba's compiler, with a name in the machine code that no other function ever has.

        Code is linked by name. numba numbers the functions of a process, so code from another
        process could otherwise be linked to the search for another geometry.
        """
        function.__qualname__ = f"{function.__name__}_{tag}"
        return numba.njit(nogil=True, error_model="numpy")(function)

    @jit
    def time_is_up(frames: Any) -> bool:
        return frames[STOP] != 0  # type: ignore[no-any-return]

    return SearchTools(
        jit=jit,
        memoise=jit,
        count_bits=instruction(
            types.int64, types.int64, lambda builder, value: builder.ctpop(value)
        ),
        bit_length=instruction(types.int64, types.int64, emit_bit_length),
        pointer=instruction(
            types.CPointer(types.int64),  # type: ignore[no-untyped-call]
            types.int64,
            lambda builder, value: builder.inttoptr(value, word.as_pointer()),
        ),
        time_is_up=time_is_up,
        prefetch=prefetch,
    )


class CodeKeeper(Protocol):
    """Keeps compiled code from process to process."""

    def load(self, geometry: Geometry, solve: Any) -> bool:
        """Give `solve`, which numba has not compiled yet, its machine code; whether that worked."""

    def save(self, geometry: Geometry, solve: Any) -> None:
        """Keep the machine code of `solve`, if possible."""


code_keeper: CodeKeeper | None = None  # set by agents/__init__.py, so never in a submission


@lru_cache(maxsize=16)
def compiled_solve(geometry: Geometry) -> Callable[..., int] | None:
    """`solve` in machine code; None if numba is missing or broken or the board is too large."""
    if geometry.stride * geometry.columns > COMPILED_BITS:
        return None
    try:
        tools = compiled_tools()
        if tools is None:
            return None
        solve = build_search(geometry, tools)
        if code_keeper is None:
            compile_now(geometry, solve)
        elif not code_keeper.load(geometry, solve):
            compile_now(geometry, solve)
            code_keeper.save(geometry, solve)
    except Exception:  # noqa: BLE001 - whatever is wrong with numba may cost speed, never a game
        return None
    return solve


def compile_now(geometry: Geometry, solve: Callable[..., int]) -> None:
    """Have numba compile `solve` by calling it; a full board touches no table."""
    solve(geometry.board, geometry.board, 0, 0, 0, 0)
