#ifndef CLANGUAGES_H
#define CLANGUAGES_H

/// A file of Languages/, embedded at build time.
typedef struct {
  /// The file name without its extension: an ISO 639-1 code, with the script for Chinese and the
  /// region for European Portuguese.
  const char *code;
  /// The bytes of the file, followed by a zero byte.
  const unsigned char *text;
} clg_language;

/// Returns the number of languages.
int clg_language_count(void);

/// Returns a language by its index, English first; the last one for an index out of range.
const clg_language *clg_language_at(int place);

/// Return Han characters in the order of pinyin, of strokes and of the Japanese readings, as UTF-8
/// followed by a zero byte.
const unsigned char *clg_han_pinyin(void);
const unsigned char *clg_han_strokes(void);
const unsigned char *clg_han_japanese(void);

#endif
