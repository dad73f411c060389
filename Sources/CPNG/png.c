#include "cpng.h"

#include <dlfcn.h>
#include <string.h>

// From png.h of libpng 1.6, with the soname libpng16.so.16.
typedef struct {
  void *opaque;
  uint32_t version;
  uint32_t width;
  uint32_t height;
  uint32_t format;
  uint32_t flags;
  uint32_t colormap_entries;
  uint32_t warning_or_error;
  char message[64];
} png_image;

enum {
  // PNG_IMAGE_VERSION.
  VERSION = 1,
  // PNG_FORMAT_RGBA.
  RGBA = 3,
  // PNG_IMAGE_FLAG_16BIT_sRGB: 16-bit icons are in sRGB, not linear light.
  SRGB = 4,
};

static struct {
  int (*begin_read_from_memory)(png_image *, const void *, size_t);
  int (*finish_read)(png_image *, const void *, void *, int32_t, void *);
  void (*free)(png_image *);
} lib;

bool cpng_load(void) {
  if (lib.free != NULL) return true;
  void *handle = dlopen("libpng16.so.16", RTLD_NOW | RTLD_LOCAL);
  if (handle == NULL) return false;
#define FIND(name)                                                                                \
  if ((*(void **)&lib.name = dlsym(handle, "png_image_" #name)) == NULL) return false;
  FIND(begin_read_from_memory)
  FIND(finish_read)
  // The last lookup, so all others have succeeded.
  FIND(free)
  return true;
}

// Reads the header; the caller frees the image.
static bool begin(png_image *image, const void *file, size_t count) {
  memset(image, 0, sizeof *image);
  image->version = VERSION;
  return lib.begin_read_from_memory(image, file, count) != 0;
}

bool cpng_size(const void *file, size_t count, uint32_t max_side, uint32_t *width, uint32_t *height) {
  if (lib.free == NULL) return false;
  png_image image;
  bool known = begin(&image, file, count) && image.width <= max_side && image.height <= max_side;
  *width = image.width;
  *height = image.height;
  lib.free(&image);
  return known;
}

bool cpng_decode(const void *file, size_t count, uint32_t width, uint32_t height, uint8_t *pixels) {
  if (lib.free == NULL) return false;
  png_image image;
  bool done = begin(&image, file, count) && image.width == width && image.height == height;
  if (done) {
    image.format = RGBA;
    image.flags |= SRGB;
    done = lib.finish_read(&image, NULL, pixels, 0, NULL) != 0;
  }
  lib.free(&image);
  return done;
}
