#ifndef CSIXEL_H
#define CSIXEL_H

#include <stdbool.h>

// libsixel, loaded when the first picture is to be drawn. Few machines have it, and none needs it to
// build the program: the prototypes of the few functions that are called are written out.

/// Loads the library; false when it is not there. Not for two threads at once.
bool csixel_load(void);

/// Takes a piece of what a picture became; its answer is not looked at.
typedef int (*csixel_receiver)(char *bytes, int count, void *context);

/// Encodes `width` times `height` pixels of three bytes each (red, green, blue), with the sequence
/// around them. `ground`, red, green and blue, comes out as it is. False when it cannot be done. Only
/// after `csixel_load`.
bool csixel_encode(unsigned char *pixels, int width, int height, const unsigned char ground[3],
                   csixel_receiver receive, void *context);

#endif
