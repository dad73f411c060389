// zlib's file functions, for compressed lists of places (Debian: zlib1g-dev).
#include <zlib.h>
