"""What a process can give up by itself, on Linux; `worker.py` loads this file by its path.

Landlock (Linux 6.2 or newer) shuts it out of every file but those it is given. seccomp refuses the
system calls with which it could still reach beyond itself: sockets, signals, and changes to files
that Landlock does not cover. Neither takes any privilege, and neither can be undone.
Sources: landlock(7), seccomp(2), the kernel's tables of system calls.
"""

import ctypes
import errno
import os
import platform
import signal
import struct
from collections.abc import Iterable, Sequence
from pathlib import Path

CREATE_RULESET, ADD_RULE, RESTRICT_SELF = 444, 445, 446
ASK_VERSION, PATH_BENEATH, SIGNAL_SCOPE = 1, 1, 2
OLDEST_VERSION = 3  # before it, a file that may be read may be emptied
SCOPE_VERSION = 6  # from here on, no signal leaves the sandbox
ALL_RIGHTS = (1 << 15) - 1
READ = 1 << 0 | 1 << 2 | 1 << 3  # execute, read a file, list a folder
OF_FILES = 1 << 0 | 1 << 1 | 1 << 2 | 1 << 14  # execute, write, read, truncate
PR_SET_SECCOMP, PR_SET_NO_NEW_PRIVS, SECCOMP_MODE_FILTER = 22, 38, 2

ARCHITECTURES = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}  # in the order of these numbers:
REFUSED = """
socket 41 198, io_uring_setup 425 425, ptrace 101 117, setpriority 141 140, ioprio_set 251 30,
chmod 90 -, fchmod 91 52, fchmodat 268 53, fchmodat2 452 452, file_setattr 469 469,
chown 92 -, fchown 93 55, lchown 94 -, fchownat 260 54,
utime 132 -, utimes 235 -, futimesat 261 -, utimensat 280 88,
setxattr 188 5, lsetxattr 189 6, fsetxattr 190 7, setxattrat 463 463,
removexattr 197 14, lremovexattr 198 15, fremovexattr 199 16, removexattrat 466 466,
shmget 29 194, semget 64 190, msgget 68 186, mq_open 240 180
"""
SIGNALS = "kill 62 129, tkill 200 130, tgkill 234 131"
QUEUED = "rt_sigqueueinfo 129 138, rt_tgsigqueueinfo 297 240, pidfd_send_signal 424 424"
REFUSED_FOR_OTHERS = """
prlimit64 302 261, sched_setaffinity 203 122, sched_setscheduler 144 119, sched_setparam 142 118,
sched_setattr 314 274
"""  # allowed where the first argument is 0, the caller itself
# Also refused in bubblewrap: the user's keys, and what lets a stopped process go on, which is
# SIGCONT, and timers and descriptors that send it.
ALWAYS_REFUSED = f"""
add_key 248 217, request_key 249 218, keyctl 250 219, timer_create 222 107, {QUEUED}
"""
REFUSED_WITH = (  # the number of an argument and its value
    ("kill 62 129, tkill 200 130", 1, signal.SIGCONT),
    ("tgkill 234 131", 2, signal.SIGCONT),
    ("fcntl 72 25", 1, 10),  # F_SETSIG
)
X32 = 0x40000000  # system calls of a second kind, from this number on
LOAD, EQUAL, AT_LEAST, RETURN = 0x20, 0x15, 0x35, 0x06
NUMBER, ARCHITECTURE, FIRST_ARGUMENT, ARGUMENT_BYTES = 0, 4, 16, 8  # where a filter finds them
ALLOW, REFUSE = (RETURN, 0, 0, 0x7FFF0000), (RETURN, 0, 0, 0x00050000 | errno.EPERM)

Instruction = tuple[int, int, int, int]

libc = ctypes.CDLL(None, use_errno=True)


def confine(readable: Iterable[str], writable: Iterable[str]) -> None:
    """Restrict this process and all that it will start, for good.

    `readable` files and folders can be read and executed, `writable` ones written too. Raises
    OSError where the kernel cannot do it.
    """
    version = _call("Landlock", libc.syscall, CREATE_RULESET, None, 0, ASK_VERSION)
    if version < OLDEST_VERSION:
        raise OSError(f"Landlock has version {version}, expected at least {OLDEST_VERSION}")
    if platform.machine() not in ARCHITECTURES:
        raise OSError(f"the processor is {platform.machine()}, expected {list(ARCHITECTURES)}")
    _call("no_new_privs", libc.prctl, PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    _restrict_files(version, readable, writable)
    refused = _each(REFUSED if version >= SCOPE_VERSION else f"{REFUSED}, {SIGNALS}, {QUEUED}")
    for number in _numbers(REFUSED_FOR_OTHERS):
        refused += [(EQUAL, 0, 4, number), (LOAD, 0, 0, FIRST_ARGUMENT)]
        refused += [(EQUAL, 0, 1, 0), ALLOW, REFUSE]
    _filter_calls(refused)


def refuse_calls() -> None:
    """Give up the user's keys, and going on after SIGSTOP, for this process and all it will start.

    Without effect on processors whose system calls are not known here. Raises OSError.
    """
    if platform.machine() not in ARCHITECTURES:
        return
    _call("no_new_privs", libc.prctl, PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    refused = _each(ALWAYS_REFUSED)
    for calls, argument, value in REFUSED_WITH:
        for number in _numbers(calls):
            place = FIRST_ARGUMENT + ARGUMENT_BYTES * argument
            refused += [(EQUAL, 0, 4, number), (LOAD, 0, 0, place)]
            refused += [(EQUAL, 0, 1, value), REFUSE, ALLOW]
    _filter_calls(refused)


def _restrict_files(version: int, readable: Iterable[str], writable: Iterable[str]) -> None:
    attributes = struct.pack("Q", ALL_RIGHTS)
    if version >= SCOPE_VERSION:
        attributes = struct.pack("QQQ", ALL_RIGHTS, 0, SIGNAL_SCOPE)
    ruleset = _call("Landlock", libc.syscall, CREATE_RULESET, attributes, len(attributes), 0)
    for paths, rights in ((readable, READ), (writable, ALL_RIGHTS)):
        for path in filter(Path.exists, map(Path, paths)):
            beneath = os.open(path, os.O_PATH)
            allowed = rights if path.is_dir() else rights & OF_FILES
            rule = struct.pack("=Qi", allowed, beneath)
            _call(str(path), libc.syscall, ADD_RULE, ruleset, PATH_BENEATH, rule, 0)
            os.close(beneath)
    _call("Landlock", libc.syscall, RESTRICT_SELF, ruleset, 0)
    os.close(ruleset)


def _filter_calls(refused: Sequence[Instruction]) -> None:
    """Add a filter: `refused` finds the number of a call, and ends with REFUSE, ALLOW or not."""
    machine = platform.machine()
    program = [(LOAD, 0, 0, ARCHITECTURE), (EQUAL, 1, 0, ARCHITECTURES[machine]), REFUSE]
    program.append((LOAD, 0, 0, NUMBER))
    if machine == "x86_64":
        program += [(AT_LEAST, 0, 1, X32), REFUSE]
    program += [*refused, ALLOW]
    code = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *each) for each in program))
    pointer = struct.pack("HxxxxxxP", len(program), ctypes.addressof(code))
    _call("seccomp", libc.prctl, PR_SET_SECCOMP, SECCOMP_MODE_FILTER, pointer, 0, 0)


def _each(calls: str) -> list[Instruction]:
    return [step for number in _numbers(calls) for step in ((EQUAL, 0, 1, number), REFUSE)]


def _numbers(calls: str) -> Iterable[int]:
    column = list(ARCHITECTURES).index(platform.machine()) + 1
    numbers = [call.split()[column] for call in calls.split(",")]
    return [int(number) for number in numbers if number != "-"]


def _call(name: str, function: object, *arguments: object) -> int:
    result = function(*arguments)  # type: ignore[operator]
    if result < 0:
        raise OSError(ctypes.get_errno(), f"{name}: {os.strerror(ctypes.get_errno())}")
    return result  # type: ignore[no-any-return]
