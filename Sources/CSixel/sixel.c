#include "csixel.h"

#include <dlfcn.h>
#include <stddef.h>

// From sixel.h of libsixel 1.8 and newer, with the soname libsixel.so.1.
typedef struct sixel_output sixel_output_t;
typedef struct sixel_dither sixel_dither_t;
typedef struct sixel_allocator sixel_allocator_t;
typedef int sixel_status;

enum {
  MAX_COLORS = 256,
  // SIXEL_PIXELFORMAT_RGB888.
  RGB = 3,
  // SIXEL_LARGE_AUTO, SIXEL_REP_AUTO.
  AUTOMATIC = 0,
  // SIXEL_QUALITY_HIGH.
  HIGH_QUALITY = 1,
  // SIXEL_FAILED.
  FAILED = 0x1000,
};

static struct {
  sixel_status (*output_new)(sixel_output_t **, csixel_receiver, void *, sixel_allocator_t *);
  void (*output_unref)(sixel_output_t *);
  sixel_status (*dither_new)(sixel_dither_t **, int, sixel_allocator_t *);
  sixel_status (*dither_initialize)(sixel_dither_t *, unsigned char *, int, int, int, int, int, int);
  void (*dither_set_pixelformat)(sixel_dither_t *, int);
  unsigned char *(*dither_get_palette)(sixel_dither_t *);
  int (*dither_get_num_of_palette_colors)(sixel_dither_t *);
  void (*dither_unref)(sixel_dither_t *);
  sixel_status (*encode)(unsigned char *, int, int, int, sixel_dither_t *, sixel_output_t *);
} lib;

bool csixel_load(void) {
  if (lib.encode != NULL) return true;
  void *handle = dlopen("libsixel.so.1", RTLD_NOW | RTLD_LOCAL);
  if (handle == NULL) return false;
#define FIND(name)                                                                                \
  if ((*(void **)&lib.name = dlsym(handle, "sixel_" #name)) == NULL) return false;
  FIND(output_new)
  FIND(output_unref)
  FIND(dither_new)
  FIND(dither_initialize)
  FIND(dither_set_pixelformat)
  FIND(dither_get_palette)
  FIND(dither_get_num_of_palette_colors)
  FIND(dither_unref)
  // The last lookup, so all others have succeeded.
  FIND(encode)
  return true;
}

// The palette has steps of eight. The entry nearest to the background is set to it exactly;
// otherwise the picture would be surrounded by a visible box.
static void set_background(sixel_dither_t *dither, const unsigned char background[3]) {
  unsigned char *palette = lib.dither_get_palette(dither);
  int count = lib.dither_get_num_of_palette_colors(dither);
  if (palette == NULL) return;
  unsigned char *nearest = NULL;
  // Two steps per channel. Beyond that the picture does not contain the background.
  int least = 3 * 16 * 16;
  for (unsigned char *color = palette; color < palette + 3 * count; color += 3) {
    int distance = 0;
    for (int i = 0; i < 3; i++) distance += (color[i] - background[i]) * (color[i] - background[i]);
    if (distance < least) {
      least = distance;
      nearest = color;
    }
  }
  for (int i = 0; nearest != NULL && i < 3; i++) nearest[i] = background[i];
}

bool csixel_encode(unsigned char *pixels, int width, int height, const unsigned char background[3],
                   csixel_receiver receive, void *context) {
  if (lib.encode == NULL) return false;
  sixel_output_t *output = NULL;
  sixel_dither_t *dither = NULL;
  bool done = false;
  if (!((lib.output_new(&output, receive, context, NULL) | lib.dither_new(&dither, MAX_COLORS, NULL))
        & FAILED) &&
      !(lib.dither_initialize(dither, pixels, width, height, RGB, AUTOMATIC, AUTOMATIC, HIGH_QUALITY)
        & FAILED)) {
    lib.dither_set_pixelformat(dither, RGB);
    set_background(dither, background);
    done = !(lib.encode(pixels, width, height, RGB, dither, output) & FAILED);
  }
  if (dither != NULL) lib.dither_unref(dither);
  if (output != NULL) lib.output_unref(output);
  return done;
}
