#ifndef CLANGUAGES_H
#define CLANGUAGES_H

/// A file of Languages/, as it was when the program was built.
typedef struct {
  /// ISO 639-1, for Chinese with the script: the file's name without its ending.
  const char *code;
  /// The file's bytes; a zero byte follows them.
  const unsigned char *text;
} clg_language;

/// How many languages there are.
int clg_language_count(void);

/// A language by its place in the list, English first; the last one for a place beyond the list.
const clg_language *clg_language_at(int place);

/// Han characters in the order of pinyin, of strokes, of the Japanese readings, as UTF-8; a zero byte
/// follows them.
const unsigned char *clg_han_pinyin(void);
const unsigned char *clg_han_strokes(void);
const unsigned char *clg_han_japanese(void);

#endif
