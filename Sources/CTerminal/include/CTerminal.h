#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdbool.h>
#include <stdint.h>

/// The number of columns that the C library, and so ncurses, gives a scalar; -1 when not printable.
///
/// Answers come from a cache after the first question. Where the process runs in a locale without
/// UTF-8 the widths are those of C.UTF-8, so that layout does not depend on the environment.
int ctm_scalar_width(uint32_t scalar);

/// Takes the locale from the environment, as `setlocale(LC_ALL, "")`; true when it is UTF-8.
bool ctm_set_locale_from_environment(void);

/// Makes only the character type C.UTF-8, whatever the environment says; false when there is none.
bool ctm_set_utf8_character_type(void);

/// Whether the current locale encodes characters as UTF-8.
bool ctm_locale_is_utf8(void);

#endif
