#include "cexpat.h"

#include <dlfcn.h>
#include <stddef.h>
#include <string.h>

// Types as in expat.h. Characters are UTF-8; a handler's first argument is the value passed to
// XML_SetUserData.
typedef struct XML_ParserStruct *XML_Parser;
enum { XML_STATUS_OK = 1 };

static struct {
  XML_Parser (*create)(const char *encoding, char separator);
  void (*release)(XML_Parser);
  void (*set_user_data)(XML_Parser, void *);
  void (*set_element_handler)(XML_Parser, void (*)(void *, const char *, const char **),
                              void (*)(void *, const char *));
  void (*set_text_handler)(XML_Parser, void (*)(void *, const char *, int));
  void (*set_doctype_handler)(XML_Parser, void (*)(void *, const char *, const char *,
                                                   const char *, int));
  int (*parse)(XML_Parser, const char *, int, int);
  int (*stop)(XML_Parser, unsigned char);
} lib;

bool cexpat_load(void) {
  void *handle = dlopen("libexpat.so.1", RTLD_NOW | RTLD_LOCAL);
  if (handle == NULL) return false;
#define FIND(member, name)                                                                        \
  if ((*(void **)&lib.member = dlsym(handle, name)) == NULL) return false;
  FIND(create, "XML_ParserCreateNS")
  FIND(release, "XML_ParserFree")
  FIND(set_user_data, "XML_SetUserData")
  FIND(set_element_handler, "XML_SetElementHandler")
  FIND(set_text_handler, "XML_SetCharacterDataHandler")
  FIND(set_doctype_handler, "XML_SetStartDoctypeDeclHandler")
  FIND(parse, "XML_Parse")
  FIND(stop, "XML_StopParser")
  return true;
}

typedef struct {
  XML_Parser parser;
  cexpat_handlers handlers;
  void *context;
  bool is_refused;
} reading;

static void refuse(reading *state) {
  state->is_refused = true;
  lib.stop(state->parser, 0);
}

static void on_begin(void *data, const char *name, const char **attributes) {
  (void)attributes;
  reading *state = data;
  if (state->is_refused) return;
  // The namespace ends at the separator, which cannot occur in a name.
  const char *local = strrchr(name, '|');
  if (!state->handlers.begin(state->context, local == NULL ? name : local + 1)) refuse(state);
}

static void on_end(void *data, const char *name) {
  (void)name;
  reading *state = data;
  if (!state->is_refused) state->handlers.end(state->context);
}

static void on_text(void *data, const char *bytes, int count) {
  reading *state = data;
  if (!state->is_refused) state->handlers.text(state->context, bytes, count);
}

static void on_doctype(void *data, const char *name, const char *system, const char *identifier,
                       int has_subset) {
  (void)name, (void)system, (void)identifier, (void)has_subset;
  refuse(data);
}

bool cexpat_read(const char *bytes, int count, cexpat_handlers handlers, void *context) {
  XML_Parser parser = lib.create(NULL, '|');
  if (parser == NULL) return false;
  reading state = {parser, handlers, context, false};
  lib.set_user_data(parser, &state);
  lib.set_element_handler(parser, on_begin, on_end);
  lib.set_text_handler(parser, on_text);
  lib.set_doctype_handler(parser, on_doctype);
  int status = lib.parse(parser, bytes, count, 1);
  lib.release(parser);
  return status == XML_STATUS_OK && !state.is_refused;
}
