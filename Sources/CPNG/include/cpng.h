#ifndef CPNG_H
#define CPNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// libpng, loaded with the first picture for a terminal that only accepts pixels. Its simplified
// interface has not changed since 1.6, so its headers are not needed to build.

/// Loads the library; false if it is missing. Not thread-safe.
bool cpng_load(void);

/// Reads the width and height of a PNG file in memory; false for anything else, or if a side is
/// longer than `max_side`. Requires `cpng_load`.
bool cpng_size(const void *file, size_t count, uint32_t max_side, uint32_t *width, uint32_t *height);

/// Decodes a file of the given size into the red, green, blue and alpha of each pixel, row by row.
/// `pixels` has room for `width` times `height` times four bytes. False for a damaged file.
/// Requires `cpng_load`.
bool cpng_decode(const void *file, size_t count, uint32_t width, uint32_t height, uint8_t *pixels);

#endif
