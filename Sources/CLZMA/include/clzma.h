#ifndef CLZMA_H
#define CLZMA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// liblzma of XZ Utils, loaded with the first file in its format, so its headers are not needed to build.

/// The result of decompressing.
typedef enum {
  CLZMA_DONE,
  /// There is not enough room for the result.
  CLZMA_NO_ROOM,
  /// The file is damaged or incomplete, or needs more than 256 MB of memory.
  CLZMA_DAMAGED,
} clzma_result;

/// Loads the library; false if it is missing. Not thread-safe.
bool clzma_load(void);

/// Decompresses a whole .xz file into `room` bytes and sets the number that was written. Requires
/// `clzma_load`.
clzma_result clzma_decompress(
  const void *file, size_t count, void *output, size_t room, size_t *written);

#endif
