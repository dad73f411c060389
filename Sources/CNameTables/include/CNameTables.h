#ifndef CNAMETABLES_H
#define CNAMETABLES_H

#include <stddef.h>

/// A file of Resources/, embedded at build time.
typedef struct {
  const unsigned char *bytes;
  size_t count;
} cnt_table;

/// The names of countries: a line `[en]` begins each language, followed by lines such as `KR=South
/// Korea`.
cnt_table cnt_countries(void);

/// The names of countries in their own languages, in lines of `CC=name|name`.
cnt_table cnt_own_countries(void);

/// Traditional and Japanese characters, each followed by its simplified form.
cnt_table cnt_han(void);

/// First-level divisions with their codes and common Korean names, in lines of five fields
/// separated by bars: country, code, name in the list, Korean name, other names (separated by
/// commas).
cnt_table cnt_divisions(void);

/// The names of first-level divisions in the program's languages. The first line has the lengths in
/// bytes of each section, as text and compressed by zlib (`*:10192:4021 en:1255:701`). The section
/// `*` has the names of the list, in lines of `CC|name|name`; the others have the names in a language
/// in the same order, empty where there is none.
cnt_table cnt_division_names(void);

/// Letter folding, in lines of the folded text, a space, and the letters.
cnt_table cnt_letters(void);

#endif
