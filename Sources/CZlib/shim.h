// The file functions of zlib, for compressed lists of places (Debian: zlib1g-dev).
#include <zlib.h>
