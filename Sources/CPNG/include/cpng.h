#ifndef CPNG_H
#define CPNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// libpng, loaded with the first picture for a terminal that takes only pixels. Its simplified interface has been
// the same since 1.6, so its headers are not needed to build.

/// Loads the library; false when it is missing. Not for two threads at once.
bool cpng_load(void);

/// The width and height of a PNG file in memory; false for anything else, and where a side is longer than
/// `max_side`. Only after `cpng_load`.
bool cpng_size(const void *file, size_t count, uint32_t max_side, uint32_t *width, uint32_t *height);

/// Decodes a file of that size into red, green, blue and alpha of each pixel, row by row. `pixels` has room for
/// `width` times `height` times four bytes. False for a damaged file. Only after `cpng_load`.
bool cpng_decode(const void *file, size_t count, uint32_t width, uint32_t height, uint8_t *pixels);

#endif
