#ifndef CBUILDINFO_H
#define CBUILDINFO_H

// This is in C because a Swift constant would have to be written into a tracked source file.

/// Returns the short hash of the built commit; empty if it is unknown.
const char *cbi_commit(void);

#endif
