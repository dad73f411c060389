#ifndef CEXPAT_H
#define CEXPAT_H

#include <stdbool.h>

// libexpat, loaded when the first message comes in its XML: hardly anybody asks for one. Its few
// calls have been the same since 2001, so that no header of its own is needed to build.

/// Loads the library; false when it is not there. Not for two threads at once.
bool cexpat_load(void);

/// What a reader tells while it reads. Names come without their namespace.
typedef struct {
  /// An element begins; false refuses the document.
  bool (*begin)(void *context, const char *name);
  /// An element ends.
  void (*end)(void *context);
  /// Text inside of it, perhaps in pieces.
  void (*text)(void *context, const char *bytes, int count);
} cexpat_handlers;

/// Reads a whole document; false where it is not well-formed, or is refused: by a handler, or because
/// it declares a document type, whose entities could make much of little.
bool cexpat_read(const char *bytes, int count, cexpat_handlers handlers, void *context);

#endif
