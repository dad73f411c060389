#ifndef CFRIBIDI_H
#define CFRIBIDI_H

#include <stdbool.h>
#include <stdint.h>

// GNU FriBidi, loaded when a text with right-to-left letters is first drawn. Its binary interface
// has not changed since 1.0, so its headers are not needed to build. All other functions require
// that `cfribidi_load` has returned true.

/// Loads the library; false if it is missing or older than 1.0. Not thread-safe.
bool cfribidi_load(void);

/// The direction of a paragraph (rules P2 and P3 of UAX #9).
typedef enum {
  /// The direction of the first strong letter; left to right if there is none.
  CFRIBIDI_FIRST_STRONG = 0x40,
  CFRIBIDI_LEFT_TO_RIGHT = 0x110,
  CFRIBIDI_RIGHT_TO_LEFT = 0x111,
} cfribidi_direction;

/// Finds the bidirectional class of each scalar.
void cfribidi_find_classes(const uint32_t *text, int count, uint32_t *classes);

/// Resolves the embedding level of each scalar (rules P2 to I2), and the direction of the paragraph
/// if it is CFRIBIDI_FIRST_STRONG. `scratch` has room for `count` values. False if memory runs out.
bool cfribidi_resolve(const uint32_t *text, const uint32_t *classes, int count,
                      cfribidi_direction *direction, int8_t *levels, uint32_t *scratch);

/// Replaces Arabic letters one for one by their joining presentation forms, and characters at odd
/// levels by their mirrored counterparts (rule L4). `scratch` has room for `count` bytes.
void cfribidi_shape(const uint32_t *classes, const int8_t *levels, int count, uint32_t *text,
                    uint8_t *scratch);

/// Orders the elements of a line from left to right (rules L1 and L2). `order` contains the numbers
/// from 0 on and is permuted; the levels of trailing blanks change. False if memory runs out.
bool cfribidi_reorder(const uint32_t *classes, int count, cfribidi_direction direction,
                      int8_t *levels, int32_t *order);

#endif
