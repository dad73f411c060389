#ifndef CEXPAT_H
#define CEXPAT_H

#include <stdbool.h>

// libexpat, loaded with the first XML message, because few users ever receive one. The few
// functions used have not changed since 2001, so its header is not needed to build.

/// Loads the library; false if it is missing. Not thread-safe.
bool cexpat_load(void);

/// The callbacks of the parser. Names are without their namespace.
typedef struct {
  /// Called at the start of an element; returning false rejects the document.
  bool (*begin)(void *context, const char *name);
  /// Called at the end of an element.
  void (*end)(void *context);
  /// Called with the text of an element, possibly in pieces.
  void (*text)(void *context, const char *bytes, int count);
} cexpat_handlers;

/// Parses a whole document. False if it is not well-formed or is rejected, either by a handler or
/// because it declares a document type, whose entities could expand to huge texts.
bool cexpat_read(const char *bytes, int count, cexpat_handlers handlers, void *context);

#endif
