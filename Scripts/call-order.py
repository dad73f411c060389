#!/usr/bin/env python3
"""Lists the functions that a start and the search call, in the order of their first calls. The linker places them
together.

  Scripts/call-order.py PROGRAM >Scripts/call-order.txt

PROGRAM is the release before `strip`. x86-64 only; the list serves other architectures as well.

The kernel maps the 64 KiB around each page fault, so called functions that are scattered over the program
cost as much memory each. An outdated list does no harm: the linker ignores names that it does not know, and
appends functions that are not listed.
"""

import collections
import ctypes
import itertools
import os
import pathlib
import signal
import subprocess
import sys
import tempfile

import bench

# Of <sys/ptrace.h> and <sys/user.h>.
TRACE_ME, CONTINUE, GET_REGISTERS, SET_REGISTERS, SET_OPTIONS = 0, 7, 12, 13, 0x4200
TRACE_CLONE, EXIT_KILL = 0x8, 0x100000
INSTRUCTION_POINTER, REGISTERS = 16, 27
WAIT_ALL = 0x40000000
BREAKPOINT = 0xCC

libc = ctypes.CDLL(None, use_errno=True)
libc.ptrace.restype = ctypes.c_long
libc.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]


def code(program):
    """The address and the bytes of the program's functions."""
    sections = subprocess.run(["readelf", "-SW", program], capture_output=True, text=True, check=True).stdout
    fields = next(line.split(" .text ")[1].split() for line in sections.splitlines() if " .text " in line)
    address, offset, length = (int(field, 16) for field in fields[1:4])
    with open(program, "rb") as file:
        file.seek(offset)
        return address, file.read(length)


def functions(program):
    """The names of the functions at each address; equal functions are one."""
    symbols = subprocess.run(["nm", "--defined-only", program], capture_output=True, text=True, check=True).stdout
    names = {}
    for address, kind, name in (line.split(" ", 2) for line in symbols.splitlines()):
        if kind in "tTwW":
            names.setdefault(int(address, 16), []).append(name)
    return names


def trace(log, program, arguments):
    """Runs the program in this terminal, with a breakpoint on each function until its first call."""
    start, original = code(program)
    waiting = {address for address in functions(program) if start <= address < start + len(original)}
    pid = os.fork()
    if pid == 0:
        libc.ptrace(TRACE_ME, 0, None, None)
        os.execv(program, [program, *arguments])
    os.waitpid(pid, 0)
    libc.ptrace(SET_OPTIONS, pid, None, ctypes.c_void_p(TRACE_CLONE | EXIT_KILL))
    patched = bytearray(original)
    for address in waiting:
        patched[address - start] = BREAKPOINT
    memory = os.open(f"/proc/{pid}/mem", os.O_RDWR)
    os.pwrite(memory, patched, start)
    libc.ptrace(CONTINUE, pid, None, None)
    registers = (ctypes.c_ulong * REGISTERS)()
    while True:
        thread, status = os.waitpid(-1, WAIT_ALL)
        if not os.WIFSTOPPED(status):
            if thread == pid:
                return
            continue
        forwarded = os.WSTOPSIG(status)
        if forwarded in (signal.SIGTRAP, signal.SIGSTOP):
            forwarded = 0
        if os.WSTOPSIG(status) == signal.SIGTRAP and status >> 16 == 0:
            libc.ptrace(GET_REGISTERS, thread, None, ctypes.byref(registers))
            address = registers[INSTRUCTION_POINTER] - 1
            # Two threads may have called it at once.
            if address in waiting:
                waiting.remove(address)
                os.pwrite(memory, original[address - start:][:1], address)
                log.write(f"{address:x}\n")
                log.flush()
            registers[INSTRUCTION_POINTER] = address
            libc.ptrace(SET_REGISTERS, thread, None, ctypes.byref(registers))
        libc.ptrace(CONTINUE, thread, None, ctypes.c_void_p(forwarded))


def runs(program, home, provider, log):
    """Starts the program as users do, the most frequent way first."""

    def start(*arguments, **more):
        return bench.Run([sys.executable, __file__, "--trace", log, program, *arguments], home, provider, **more)

    for size in (bench.USUAL, (120, 40)):
        run = start("Seoul", size=size)
        run.until(b"Seoul", patience=60)
        run.settle(3)
        run.end()
    # The next most frequent: each letter is a search, whose code has left the processor's caches meanwhile.
    run = start("Seoul")
    run.until(b"Seoul", patience=60)
    for key in ("/", *"seoul", "\x15", *"paris", "\x7f", "\x1b"):
        run.settle(1)
        run.write(key.encode())
    run.settle(1)
    run.end()
    for arguments in (["--format", "{place} {temperature}"], ["--demo"]):
        run = start(*arguments)
        run.settle(3)
        run.end()
    run = start("Seoul")
    run.until(b"Seoul", patience=60)
    for key in (b"<", b"b", b"\x1b", b"m", b">", b"\x1b"):
        run.settle(1)
        run.write(key)
    run.settle(1)
    run.end()


def main():
    if sys.argv[1] == "--trace":
        with open(sys.argv[2], "a", encoding="ascii") as log:
            trace(log, sys.argv[3], sys.argv[4:])
        return
    program = str(pathlib.Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory() as folder:
        home = os.path.join(folder, "home")
        os.mkdir(home)
        log = os.path.join(folder, "calls")
        runs(program, home, bench.Provider(bench.START), log)
        names = functions(program)
        called = [names[int(line, 16)] for line in dict.fromkeys(open(log, encoding="ascii"))]
    # The linker moves all functions of a name, of which only some may be called: those come last.
    count = collections.Counter(name for equal in names.values() for name in equal)
    ordered = dict.fromkeys(itertools.chain(*called))
    print(*sorted(ordered, key=lambda name: count[name] > 1), sep="\n")


if __name__ == "__main__":
    main()
