#ifndef CBUILDINFO_H
#define CBUILDINFO_H

// In C, because a constant of Swift's would have to be written into a source.

/// The short hash of the commit that was built; empty where it is not known.
const char *cbi_commit(void);

#endif
