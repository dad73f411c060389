#ifndef CNAMETABLES_H
#define CNAMETABLES_H

#include <stddef.h>

/// A file of Resources/, as it was when the program was built.
typedef struct {
  const unsigned char *bytes;
  size_t count;
} cnt_table;

/// Names of countries: a line `[en]` before those of a language, then lines of `KR=South Korea`.
cnt_table cnt_countries(void);

/// What countries are called in their own languages, in lines of `CC=name|name`.
cnt_table cnt_own_countries(void);

/// Traditional and Japanese characters, each followed by the simplified one.
cnt_table cnt_han(void);

/// First-level divisions with codes and Korean names people know, in lines of five fields with
/// bars between them: country, code, name in the list, Korean name, other names (by commas).
cnt_table cnt_divisions(void);

/// Lines of what letters fold to, a space, and the letters.
cnt_table cnt_letters(void);

#endif
