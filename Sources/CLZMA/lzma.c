#include "clzma.h"

#include <dlfcn.h>

// From lzma/base.h and lzma/container.h of liblzma 5, with the soname liblzma.so.5.
enum { OK = 0, BUF_ERROR = 10 };

static int (*decode)(
  uint64_t *memory, uint32_t flags, const void *allocator, const uint8_t *in, size_t *in_position,
  size_t in_size, uint8_t *out, size_t *out_position, size_t out_size);

bool clzma_load(void) {
  if (decode != NULL) return true;
  void *handle = dlopen("liblzma.so.5", RTLD_NOW | RTLD_LOCAL);
  if (handle == NULL) return false;
  *(void **)&decode = dlsym(handle, "lzma_stream_buffer_decode");
  return decode != NULL;
}

clzma_result clzma_decompress(
  const void *file, size_t count, void *output, size_t room, size_t *written) {
  *written = 0;
  if (decode == NULL) return CLZMA_DAMAGED;
  uint64_t memory = 256 << 20;
  size_t read = 0;
  int result = decode(&memory, 0, NULL, file, &read, count, output, written, room);
  // A file that ends early is DATA_ERROR here, and BUF_ERROR means the output.
  if (result == BUF_ERROR) return CLZMA_NO_ROOM;
  return result == OK && read == count ? CLZMA_DONE : CLZMA_DAMAGED;
}
