#include "cfribidi.h"

#include <dlfcn.h>
#include <stddef.h>

// From the headers of FriBidi 1.0 and newer, with the soname libfribidi.so.0. Characters, bidi
// classes and bracket types have 32 bits, levels and joining types 8.
enum {
  SHAPE_MIRRORING = 0x1,
  // Without the ligatures of FRIBIDI_FLAG_SHAPE_ARAB_LIGA, which would merge two columns into one.
  SHAPE_ARABIC = 0x100,
};

static struct {
  void (*get_bidi_types)(const uint32_t *, int, uint32_t *);
  void (*get_bracket_types)(const uint32_t *, int, const uint32_t *, uint32_t *);
  int8_t (*get_par_embedding_levels_ex)(const uint32_t *, const uint32_t *, int, uint32_t *,
                                        int8_t *);
  void (*get_joining_types)(const uint32_t *, int, uint8_t *);
  void (*join_arabic)(const uint32_t *, int, const int8_t *, uint8_t *);
  void (*shape)(uint32_t, const int8_t *, int, uint8_t *, uint32_t *);
  int8_t (*reorder_line)(uint32_t, const uint32_t *, int, int, uint32_t, int8_t *, uint32_t *,
                         int *);
} lib;

bool cfribidi_load(void) {
  void *handle = dlopen("libfribidi.so.0", RTLD_NOW | RTLD_LOCAL);
  if (handle == NULL) return false;
#define FIND(name)                                                                                \
  if ((*(void **)&lib.name = dlsym(handle, "fribidi_" #name)) == NULL) return false;
  FIND(get_bidi_types)
  FIND(get_bracket_types)
  FIND(get_par_embedding_levels_ex)
  FIND(get_joining_types)
  FIND(join_arabic)
  FIND(shape)
  FIND(reorder_line)
  return true;
}

void cfribidi_find_classes(const uint32_t *text, int count, uint32_t *classes) {
  lib.get_bidi_types(text, count, classes);
}

bool cfribidi_resolve(const uint32_t *text, const uint32_t *classes, int count,
                      cfribidi_direction *direction, int8_t *levels, uint32_t *scratch) {
  lib.get_bracket_types(text, count, classes, scratch);
  uint32_t base = *direction;
  if (lib.get_par_embedding_levels_ex(classes, scratch, count, &base, levels) == 0) return false;
  // A weak direction means that no strong letter determined it.
  *direction = (base & 1) != 0 ? CFRIBIDI_RIGHT_TO_LEFT : CFRIBIDI_LEFT_TO_RIGHT;
  return true;
}

void cfribidi_shape(const uint32_t *classes, const int8_t *levels, int count, uint32_t *text,
                    uint8_t *scratch) {
  lib.get_joining_types(text, count, scratch);
  lib.join_arabic(classes, count, levels, scratch);
  lib.shape(SHAPE_MIRRORING | SHAPE_ARABIC, levels, count, scratch, text);
}

bool cfribidi_reorder(const uint32_t *classes, int count, cfribidi_direction direction,
                      int8_t *levels, int32_t *order) {
  return lib.reorder_line(0, classes, count, 0, direction, levels, NULL, order) != 0;
}
