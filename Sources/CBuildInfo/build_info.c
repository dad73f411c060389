#include "CBuildInfo.h"

// Only `make release` writes the header. When it changes, only this file is recompiled.
#ifdef HAS_BUILD_COMMIT
#include "../../.build/commit.h"
#else
#define BUILD_COMMIT ""
#endif

const char *cbi_commit(void) { return BUILD_COMMIT; }
