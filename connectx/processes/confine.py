"""Lets a player's process give up its rights, on Linux without bubblewrap.

Landlock (Linux 6.2 or newer) denies access to all files but those it is given. seccomp refuses
other system calls that could do harm: sockets, signals, and changes to files that Landlock does not
cover. It also refuses memory and queues that processes share, other processes' limits, and new
namespaces. A player cannot leave its process group, so all its processes end together. root's
capabilities are given up. None of this needs privileges or can be undone. It applies to the calling
thread and to those that it starts, so call this before starting any. Sources: landlock(7),
seccomp(2), capset(2), the kernel's tables of system calls.
"""

import ctypes
import errno
import os
import platform
import struct
from collections.abc import Iterable

CREATE_RULESET, ADD_RULE, RESTRICT_SELF = 444, 445, 446
ASK_VERSION, PATH_BENEATH, SIGNAL_SCOPE = 1, 1, 2
OLDEST_VERSION = 3  # before it, a file that may be read may be emptied
SCOPE_VERSION = 6  # from here on, no signal leaves the sandbox
ALL_RIGHTS = (1 << 15) - 1
READ = 1 << 0 | 1 << 2 | 1 << 3  # execute, read a file, list a folder
REMOVE = 1 << 4 | 1 << 5
OF_FILES = 1 << 0 | 1 << 1 | 1 << 2 | 1 << 14  # execute, write, read, truncate
PR_SET_SECCOMP, PR_SET_NO_NEW_PRIVS, SECCOMP_MODE_FILTER = 22, 38, 2
CAPABILITY_VERSION = 0x20080522

ARCHITECTURES = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}
# System calls with their numbers on these two.
REFUSED = """
socket 41 198, socketpair 53 199, io_uring_setup 425 425, ptrace 101 117,
setpriority 141 140, ioprio_set 251 30,
chmod 90 -, fchmod 91 52, fchmodat 268 53, fchmodat2 452 452, file_setattr 469 469,
chown 92 -, fchown 93 55, lchown 94 -, fchownat 260 54,
utime 132 -, utimes 235 -, futimesat 261 -, utimensat 280 88,
setxattr 188 5, lsetxattr 189 6, fsetxattr 190 7, setxattrat 463 463,
getxattr 191 8, lgetxattr 192 9, fgetxattr 193 10, getxattrat 464 464,
listxattr 194 11, llistxattr 195 12, flistxattr 196 13, listxattrat 465 465,
removexattr 197 14, lremovexattr 198 15, fremovexattr 199 16, removexattrat 466 466,
inotify_init 253 -, inotify_init1 294 26, fanotify_init 300 262,
shmget 29 194, shmat 30 196, shmctl 31 195,
semget 64 190, semop 65 193, semctl 66 191, semtimedop 220 192,
msgget 68 186, msgsnd 69 189, msgrcv 70 188, msgctl 71 187, mq_open 240 180, mq_unlink 241 181,
add_key 248 217, request_key 249 218, keyctl 250 219, syslog 103 116,
setsid 112 157, setpgid 109 154, unshare 272 97, setns 308 268
"""
SIGNALS = """
kill 62 129, tkill 200 130, tgkill 234 131, rt_sigqueueinfo 129 138, rt_tgsigqueueinfo 297 240,
pidfd_send_signal 424 424
"""
REFUSED_FOR_OTHERS = """
prlimit64 302 261, sched_setaffinity 203 122, sched_setscheduler 144 119, sched_setparam 142 118,
sched_setattr 314 274
"""  # allowed where the first argument is 0, the caller itself
REFUSED_REQUESTS = {  # by the second argument
    "fcntl 72 25": (8, 15, 1024),  # F_SETOWN, F_SETOWN_EX: signals to others; F_SETLEASE
    # FS_IOC_SETFLAGS, FS_IOC_SETVERSION, FS_IOC_FSSETXATTR, FS_IOC_ENABLE_VERITY: of readable files
    "ioctl 16 29": (0x40086602, 0x40087602, 0x401C5820, 0x40806685),
}
X32 = 0x40000000  # system calls of a second kind, from this number on
LOAD, EQUAL, AT_LEAST, RETURN = 0x20, 0x15, 0x35, 0x06
NUMBER, ARCHITECTURE, FIRST_ARGUMENT, SECOND_ARGUMENT = 0, 4, 16, 24  # where a filter finds them
# An operation, how many steps are left out where a test passes and where it fails, and a value.
Step = tuple[int, int, int, int]
ALLOW: Step = (RETURN, 0, 0, 0x7FFF0000)
REFUSE: Step = (RETURN, 0, 0, 0x00050000 | errno.EPERM)


def confine(readable: Iterable[str], removable: Iterable[str], writable: Iterable[str]) -> None:
    """Restrict this process and all that it will start, for good.

    `readable` files and folders can be read and executed, `removable` ones removed too, `writable`
    ones written too. Raises OSError where the kernel cannot do it.
    """
    libc = ctypes.CDLL(None, use_errno=True)

    def call(name: str, function: str, *arguments: object) -> int:
        result: int = getattr(libc, function)(*arguments)
        if result < 0:
            raise OSError(ctypes.get_errno(), f"{name}: {os.strerror(ctypes.get_errno())}")
        return result

    machine = platform.machine()
    if machine not in ARCHITECTURES:
        raise OSError(f"the processor is {machine}, expected one of {', '.join(ARCHITECTURES)}")
    version = call("Landlock", "syscall", CREATE_RULESET, None, 0, ASK_VERSION)
    if version < OLDEST_VERSION:
        raise OSError(f"Landlock has version {version}, expected at least {OLDEST_VERSION}")
    call("no_new_privs", "prctl", PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)

    scope = (0, SIGNAL_SCOPE) if version >= SCOPE_VERSION else ()
    attributes = struct.pack(f"{1 + len(scope)}Q", ALL_RIGHTS, *scope)
    ruleset = call("Landlock", "syscall", CREATE_RULESET, attributes, len(attributes), 0)
    for paths, rights in ((readable, READ), (removable, READ | REMOVE), (writable, ALL_RIGHTS)):
        for path in filter(os.path.exists, paths):
            beneath = os.open(path, os.O_PATH)
            allowed = rights if os.path.isdir(path) else rights & OF_FILES
            rule = struct.pack("=Qi", allowed, beneath)
            call(path, "syscall", ADD_RULE, ruleset, PATH_BENEATH, rule, 0)
            os.close(beneath)
    call("Landlock", "syscall", RESTRICT_SELF, ruleset, 0)
    os.close(ruleset)
    # Programs that root starts do not regain them, because of no_new_privs.
    call("capset", "capset", struct.pack("Ii", CAPABILITY_VERSION, 0), bytes(24))

    program = _filter(machine, signals=version < SCOPE_VERSION)
    code = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in program))
    pointer = struct.pack("HxxxxxxP", len(program), ctypes.addressof(code))
    call("seccomp", "prctl", PR_SET_SECCOMP, SECCOMP_MODE_FILTER, pointer, 0, 0)


def _filter(machine: str, *, signals: bool) -> list[Step]:
    """What seccomp does with a system call; with `signals`, those are refused as well."""
    architecture = ARCHITECTURES[machine]
    # A filter has one register. The first refusal is left out where the architecture is ours; from
    # then on the register holds the call's number. Steps that load an argument into it end with a
    # return, so that the tests below them still find the number.
    program = [(LOAD, 0, 0, ARCHITECTURE), (EQUAL, 1, 0, architecture), REFUSE]
    program.append((LOAD, 0, 0, NUMBER))
    if machine == "x86_64":
        program += _where(AT_LEAST, X32, REFUSE)
    for number in _numbers(f"{REFUSED}, {SIGNALS}" if signals else REFUSED, machine):
        program += _where(EQUAL, number, REFUSE)
    for number in _numbers(REFUSED_FOR_OTHERS, machine):
        itself = _where(EQUAL, 0, ALLOW)
        program += _where(EQUAL, number, (LOAD, 0, 0, FIRST_ARGUMENT), *itself, REFUSE)
    for name, requests in REFUSED_REQUESTS.items():
        (number,) = _numbers(name, machine)
        checks = [step for request in requests for step in _where(EQUAL, request, REFUSE)]
        program += _where(EQUAL, number, (LOAD, 0, 0, SECOND_ARGUMENT), *checks, ALLOW)
    return [*program, ALLOW]


def _where(test: int, value: int, *steps: Step) -> list[Step]:
    """These steps, skipped unless the last loaded value passes the test."""
    return [(test, 0, len(steps), value), *steps]


def _numbers(calls: str, machine: str) -> Iterable[int]:
    column = list(ARCHITECTURES).index(machine) + 1
    numbers = [call.split()[column] for call in calls.split(",")]
    return [int(number) for number in numbers if number != "-"]
