// The file functions of zlib, for compressed lists of places. The Debian package is zlib1g-dev.
#include <zlib.h>
