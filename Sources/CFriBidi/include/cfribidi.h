#ifndef CFRIBIDI_H
#define CFRIBIDI_H

#include <stdbool.h>
#include <stdint.h>

// GNU FriBidi, loaded when the first text with a letter that is written from right to left is drawn.
// Its binary interface has been the same since 1.0, so its headers are not needed to build.
// All functions but `cfribidi_load` are called only after that one has returned true.

/// Loads the library; false when it is not there or older than 1.0. Not for two threads at once.
bool cfribidi_load(void);

/// The direction of a paragraph (rules P2 and P3 of UAX #9).
typedef enum {
  /// That of its first strong letter; left to right where it has none.
  CFRIBIDI_FIRST_STRONG = 0x40,
  CFRIBIDI_LEFT_TO_RIGHT = 0x110,
  CFRIBIDI_RIGHT_TO_LEFT = 0x111,
} cfribidi_direction;

/// Finds the bidirectional class of each scalar.
void cfribidi_find_classes(const uint32_t *text, int count, uint32_t *classes);

/// Resolves the embedding level of each scalar (rules P2 to I2) and the paragraph's direction, where
/// that is CFRIBIDI_FIRST_STRONG. `scratch` has room for `count` values. False when memory is short.
bool cfribidi_resolve(const uint32_t *text, const uint32_t *classes, int count,
                      cfribidi_direction *direction, int8_t *levels, uint32_t *scratch);

/// Replaces Arabic letters by the presentation forms in which they join their neighbours, one for one,
/// and mirrored characters at odd levels by their counterparts (rule L4). `scratch` has room for
/// `count` bytes.
void cfribidi_shape(const uint32_t *classes, const int8_t *levels, int count, uint32_t *text,
                    uint8_t *scratch);

/// Orders the elements of a line from left to right (rules L1 and L2): `order`, which holds the numbers
/// from 0 on, is permuted, and the levels of blanks at the end change. False when memory is short.
bool cfribidi_reorder(const uint32_t *classes, int count, cfribidi_direction direction,
                      int8_t *levels, int32_t *order);

#endif
