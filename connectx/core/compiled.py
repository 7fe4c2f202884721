"""The exact search in machine code, which numba compiles."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any
from uuid import uuid4

from connectx.core.board import Geometry, directions, run_shifts
from connectx.core.layout import ASK_MASK, COMPILED_BITS, NODES, STOP, SearchTools
from connectx.core.search import build_solve


@lru_cache(maxsize=16)
def compiled_solve(geometry: Geometry) -> Callable[..., int] | None:
    """Compile `solve`. Returns None without a working numba, or if the board is too large."""
    try:
        solve = new_solve(geometry)
        if solve is not None:  # numba compiles it in the first call; a full board touches no table
            solve(geometry.board, geometry.board, 0, 0, 0)
    except Exception:  # noqa: BLE001 - a broken numba may cost speed, never a game
        return None
    return solve


def new_solve(geometry: Geometry) -> Callable[..., int] | None:
    """Make `solve`, which its first call compiles. Returns None as `compiled_tools` does."""
    tools = compiled_tools(geometry)
    return None if tools is None else build_solve(geometry, tools)


def compiled_tools(geometry: Geometry) -> SearchTools | None:
    """Return the tools of the compiled search: numba's compiler, and machine instructions.

    Returns None without numba, if the board is too large for a machine word, or if no line fits on
    it.
    """
    no_line = geometry.inarow > max(geometry.rows, geometry.columns)
    if geometry.stride * geometry.columns > COMPILED_BITS or no_line:
        return None
    try:
        import numba
        from llvmlite import ir
        from numba import types
        from numba.extending import intrinsic
    except ImportError:
        return None

    word = ir.IntType(64)

    def instruction(result: Any, argument: Any, emit: Callable[[Any, Any], Any]) -> Any:
        """Make a function of one argument that compiled code can call.

        `result` and `argument` are numba's types. `emit(builder, value)` writes the machine code of
        the function with llvmlite's builder, and returns the result.
        """

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
        """Write the instruction that loads `table[slot]` into the cache."""

        def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            pointer, index = arguments
            byte = ir.IntType(8).as_pointer()
            number = ir.IntType(32)
            function = builder.module.declare_intrinsic(
                "llvm.prefetch",
                (byte,),
                ir.FunctionType(ir.VoidType(), (byte, number, number, number)),
            )
            address = builder.bitcast(builder.gep(pointer, [index]), byte)
            to_read = number(0)
            into_every_cache = number(3)
            data = number(1)
            builder.call(function, [address, to_read, into_every_cache, data])
            return context.get_dummy_value()

        return types.void(table, slot), generate

    def emit_call(builder: Any, address: Any) -> Any:
        function = builder.inttoptr(address, ir.FunctionType(word, ()).as_pointer())
        return builder.call(function, [])

    call_stop = instruction(types.int64, types.int64, emit_call)
    winning_squares, has_line = line_tools(ir, types, instruction)
    suffix = uuid4().hex

    def jit(function: Callable[..., Any]) -> Any:
        """Compile a function with numba, under a name that no other function ever has.

        Code is linked by name. numba numbers the functions of a process, so code from another
        process could otherwise be linked to the search for another geometry.
        """
        function.__qualname__ = f"{function.__name__}_{suffix}"
        return numba.njit(nogil=True, error_model="numpy")(function)

    @jit
    def time_is_up(frames: Any) -> bool:
        return frames[NODES] & ASK_MASK == 0 and call_stop(frames[STOP]) != 0  # type: ignore[no-any-return]

    return SearchTools(
        jit=jit,
        winning_squares=winning_squares,
        has_line=has_line,
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


def line_tools(ir: Any, types: Any, instruction: Callable[..., Any]) -> tuple[Any, Any]:
    """Make `winning_squares` and `has_line`, with one lane of a vector for each direction."""
    word = ir.IntType(64)

    def in_every_direction(builder: Any, discs: Any, geometry: Geometry) -> tuple[Any, Any]:
        """Write `discs` into a lane for each direction in which a line fits on the board.

        Returns the vector, and a function that makes the vector of shifts by a number of squares.
        """
        rows = geometry.rows
        columns = geometry.columns
        longest_lines = (rows, columns, min(rows, columns), min(rows, columns))
        steps = [
            step
            for step, longest in zip(directions(geometry), longest_lines)
            if geometry.inarow <= longest
        ]
        lanes = ir.VectorType(word, len(steps))
        unset = ir.Constant(lanes, ir.Undefined)
        first = builder.insert_element(unset, discs, ir.IntType(32)(0))
        zeros = ir.Constant(ir.VectorType(ir.IntType(32), len(steps)), None)
        vector = builder.shuffle_vector(first, unset, zeros)
        return vector, lambda squares: ir.Constant(lanes, [squares * step for step in steps])

    def any_direction(builder: Any, vector: Any) -> Any:
        """Write the union of the lanes."""
        union = builder.module.declare_intrinsic(
            f"llvm.vector.reduce.or.v{vector.type.count}i64",
            (),
            ir.FunctionType(word, (vector.type,)),
        )
        return builder.call(union, [vector])

    def winning_squares(geometry: Geometry) -> Any:
        """Make a function of discs: the squares that complete a line with them."""

        def emit(builder: Any, discs: Any) -> Any:
            vector, shifts = in_every_direction(builder, discs, geometry)
            before = after = ir.Constant(vector.type, [-1] * vector.type.count)
            run_before = [before]  # by length: the squares just after such a run
            run_after = [after]
            for squares in range(1, geometry.inarow):
                before = builder.and_(before, builder.shl(vector, shifts(squares)))
                after = builder.and_(after, builder.lshr(vector, shifts(squares)))
                run_before.append(before)
                run_after.append(after)
            ends = before
            for length in range(1, geometry.inarow):
                both = builder.and_(run_before[-1 - length], run_after[length])
                ends = builder.or_(ends, both)
            return builder.and_(any_direction(builder, ends), word(geometry.board))

        return instruction(types.int64, types.int64, emit)

    def has_line(geometry: Geometry) -> Any:
        """Make a function that tells whether some discs contain a line."""
        # `run_shifts` has one tuple for each direction. The step of the first direction is 1, so
        # its shifts are numbers of squares.
        shifts_in_squares = run_shifts(geometry)[0]

        def emit(builder: Any, discs: Any) -> Any:
            runs, shifts = in_every_direction(builder, discs, geometry)
            for squares in shifts_in_squares:
                runs = builder.and_(runs, builder.lshr(runs, shifts(squares)))
            return builder.icmp_unsigned("!=", any_direction(builder, runs), word(0))

        return instruction(types.boolean, types.int64, emit)

    return winning_squares, has_line
