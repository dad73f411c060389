#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdint.h>

/// The number of columns that the C library, and so ncurses, gives a scalar; -1 when not printable.
int ctm_scalar_width(uint32_t scalar);

#endif
