#ifndef CSIXEL_H
#define CSIXEL_H

#include <stdbool.h>

// libsixel, loaded with the first picture. Few machines have it, so the build does not require its
// header: sixel.c declares the few functions that are used.

/// Loads the library; false if it is missing. Not thread-safe.
bool csixel_load(void);

/// Receives a piece of the output; the return value is ignored.
typedef int (*csixel_receiver)(char *bytes, int count, void *context);

/// Encodes `width` times `height` pixels of three bytes each (red, green, blue), including the
/// enclosing sequence. The background colour `background` (red, green, blue) is reproduced exactly.
/// False on failure. Requires `csixel_load`.
bool csixel_encode(unsigned char *pixels, int width, int height, const unsigned char background[3],
                   csixel_receiver receive, void *context);

#endif
