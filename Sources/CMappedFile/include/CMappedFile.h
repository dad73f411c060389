// Mapped files that survive their truncation.
#pragma once
#include <stdbool.h>
#include <stddef.h>

// Watches a mapping: a page of it that the file no longer has reads as zeros from then on, instead of
// ending the process with SIGBUS. False where too many are watched already.
bool cmf_watch(void *address, size_t length);

// Ends the watch over a mapping, before it is unmapped.
void cmf_unwatch(void *address);

// Whether a page of a watched mapping was lost.
bool cmf_is_damaged(void *address);

// Puts a page of zeros where a fault happened, if a watched mapping is there. Async-signal-safe.
bool cmf_repair(void *fault);

// Returns the free parts of the heap to the system, and unmaps the pages of code, of the program and of
// every library it has loaded: the next instruction on one of them maps it again, from the file or the
// system's cache of it. Pages that can be written are left alone. A breakpoint that a debugger has set
// in a page goes with it.
void cmf_release_memory(void);
