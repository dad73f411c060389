// wcwidth is an X/Open function that the Swift importer does not show.
#define _GNU_SOURCE
#include "CTerminal.h"
#include <langinfo.h>
#include <locale.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <wchar.h>

// Two planes: every script in use, symbols and emoji. 0 means not cached yet; otherwise the width
// plus 2.
enum { CACHED = 0x20000 };
static _Atomic(uint8_t) cache[CACHED];
// An empty cache is never cleared: reading it would map its 32 pages into memory.
static atomic_bool is_cached;

static pthread_once_t utf8_once = PTHREAD_ONCE_INIT;
static locale_t utf8_locale;

static void make_utf8_locale(void) {
  utf8_locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
}

static int library_width(uint32_t scalar) {
  if (ctm_locale_is_utf8()) return wcwidth((wchar_t)scalar);
  pthread_once(&utf8_once, make_utf8_locale);
  if (utf8_locale == (locale_t)0) return wcwidth((wchar_t)scalar);
  // uselocale affects only this thread.
  locale_t previous = uselocale(utf8_locale);
  int width = wcwidth((wchar_t)scalar);
  uselocale(previous);
  return width;
}

int ctm_scalar_width(uint32_t scalar) {
  if (scalar >= CACHED) return library_width(scalar);
  uint8_t known = atomic_load_explicit(&cache[scalar], memory_order_relaxed);
  if (known != 0) return (int)known - 2;
  int width = library_width(scalar);
  atomic_store_explicit(&cache[scalar], (uint8_t)(width + 2), memory_order_relaxed);
  atomic_store_explicit(&is_cached, true, memory_order_relaxed);
  return width;
}

static void forget_widths(void) {
  if (!atomic_exchange_explicit(&is_cached, false, memory_order_relaxed)) return;
  for (int i = 0; i < CACHED; i++) {
    // Reading first leaves unused pages untouched.
    if (atomic_load_explicit(&cache[i], memory_order_relaxed) != 0)
      atomic_store_explicit(&cache[i], 0, memory_order_relaxed);
  }
}

bool ctm_locale_is_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

// Returns the locale name that setlocale uses for the category, in its order of variables.
static const char *wanted_name(void) {
  static const char *const variables[] = {"LC_ALL", "LC_CTYPE", "LANG"};
  for (int i = 0; i < 3; i++) {
    const char *value = getenv(variables[i]);
    if (value != NULL && *value != 0) return value;
  }
  return "";
}

// Whether a locale name may mean UTF-8. A name without an encoding usually does. Another encoding
// in the name means that the terminal uses that encoding.
static bool may_be_utf8(const char *name) {
  const char *encoding = strchr(name, '.');
  if (encoding == NULL) return true;
  return strncasecmp(encoding, ".utf-8", 6) == 0 || strncasecmp(encoding, ".utf8", 5) == 0;
}

ctm_locale_result ctm_set_locale_from_environment(void) {
  ctm_locale_result result = CTM_LOCALE_AS_WANTED;
  // Only the encoding matters here; each further category opens files.
  if (setlocale(LC_CTYPE, "") == NULL) {
    bool is_replaced = may_be_utf8(wanted_name()) && ctm_set_utf8_character_type();
    result = is_replaced ? CTM_LOCALE_REPLACED : CTM_LOCALE_MISSING;
  }
  forget_widths();
  return result;
}

bool ctm_set_utf8_character_type(void) {
  bool found = setlocale(LC_CTYPE, "C.UTF-8") != NULL || setlocale(LC_CTYPE, "en_US.UTF-8") != NULL;
  forget_widths();
  return found;
}
