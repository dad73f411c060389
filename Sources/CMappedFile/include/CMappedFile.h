// Mapped files that survive their truncation.
#pragma once
#include <stdbool.h>
#include <stddef.h>

// Watches a mapping: a page that the file no longer has then reads as zeros instead of ending the
// process with SIGBUS. False if too many mappings are watched already.
bool cmf_watch(void *address, size_t length);

// Stops watching a mapping. Must be called before it is unmapped.
void cmf_unwatch(void *address);

// Whether a page of a watched mapping was lost.
bool cmf_is_damaged(void *address);

// Maps a page of zeros at the address of a fault, if a watched mapping is there. Async-signal-safe.
bool cmf_repair(void *fault);

// Returns the free parts of the heap to the system and unmaps the code pages of the program and of
// all loaded libraries. The next instruction on such a page maps it again, from the page cache or
// the file. Writable pages are not unmapped. Breakpoints that a debugger has set are lost.
void cmf_release_memory(void);
