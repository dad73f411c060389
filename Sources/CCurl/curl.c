#include "ccurl.h"

#include <dlfcn.h>
#include <malloc.h>
#include <stddef.h>

// curl.h's macros type-check direct calls; these calls go through pointers.
#undef curl_easy_setopt
#undef curl_easy_getinfo

#define FUNCTIONS(F)                                                                              \
  F(curl_global_init)                                                                             \
  F(curl_easy_init)                                                                               \
  F(curl_easy_cleanup)                                                                            \
  F(curl_easy_setopt)                                                                             \
  F(curl_easy_getinfo)                                                                            \
  F(curl_slist_append)                                                                            \
  F(curl_slist_free_all)                                                                          \
  F(curl_multi_init)                                                                              \
  F(curl_multi_add_handle)                                                                        \
  F(curl_multi_remove_handle)                                                                     \
  F(curl_multi_cleanup)                                                                           \
  F(curl_multi_perform)                                                                           \
  F(curl_multi_poll)                                                                              \
  F(curl_multi_wakeup)                                                                            \
  F(curl_multi_info_read)

#define POINTER(name) __typeof__(name) *name##_;
static struct {
  FUNCTIONS(POINTER)
} lib;

bool ccurl_load(void) {
  // The soname of libcurl since 2006.
  void *handle = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  if (handle == NULL) return false;
#define FIND(name)                                                                                \
  if ((*(void **)&lib.name##_ = dlsym(handle, #name)) == NULL) return false;
  FUNCTIONS(FIND)
  return lib.curl_global_init_(CURL_GLOBAL_DEFAULT) == CURLE_OK;
}

CURL *ccurl_easy_init(void) { return lib.curl_easy_init_(); }
void ccurl_easy_cleanup(CURL *easy) { lib.curl_easy_cleanup_(easy); }
CURLM *ccurl_multi_init(void) { return lib.curl_multi_init_(); }
CURLMcode ccurl_multi_add(CURLM *multi, CURL *easy) {
  return lib.curl_multi_add_handle_(multi, easy);
}
CURLMcode ccurl_multi_remove(CURLM *multi, CURL *easy) {
  return lib.curl_multi_remove_handle_(multi, easy);
}
CURLMcode ccurl_multi_cleanup(CURLM *multi) {
  CURLMcode code = lib.curl_multi_cleanup_(multi);
  // A request allocates about a megabyte, and the next one may be minutes away.
  malloc_trim(0);
  return code;
}
CURLMcode ccurl_multi_perform(CURLM *multi, int *running) {
  return lib.curl_multi_perform_(multi, running);
}
CURLMcode ccurl_multi_poll(CURLM *multi, int milliseconds) {
  return lib.curl_multi_poll_(multi, NULL, 0, milliseconds, NULL);
}
CURLMcode ccurl_multi_wakeup(CURLM *multi) { return lib.curl_multi_wakeup_(multi); }

int ccurl_multi_result(CURLM *multi) {
  int left = 0;
  for (CURLMsg *message; (message = lib.curl_multi_info_read_(multi, &left)) != NULL;)
    if (message->msg == CURLMSG_DONE) return (int)message->data.result;
  return -1;
}

struct curl_slist *ccurl_list_append(struct curl_slist *list, const char *text) {
  return lib.curl_slist_append_(list, text);
}
void ccurl_list_free(struct curl_slist *list) { lib.curl_slist_free_all_(list); }

CURLcode ccurl_set_long(CURL *easy, CURLoption option, long value) {
  return lib.curl_easy_setopt_(easy, option, value);
}
CURLcode ccurl_set_size(CURL *easy, CURLoption option, curl_off_t value) {
  return lib.curl_easy_setopt_(easy, option, value);
}
CURLcode ccurl_set_text(CURL *easy, CURLoption option, const char *value) {
  return lib.curl_easy_setopt_(easy, option, value);
}
CURLcode ccurl_set_list(CURL *easy, CURLoption option, struct curl_slist *value) {
  return lib.curl_easy_setopt_(easy, option, value);
}
CURLcode ccurl_set_receivers(CURL *easy, curl_write_callback head, curl_write_callback body,
                             void *context) {
  lib.curl_easy_setopt_(easy, CURLOPT_HEADERFUNCTION, head);
  lib.curl_easy_setopt_(easy, CURLOPT_HEADERDATA, context);
  lib.curl_easy_setopt_(easy, CURLOPT_WRITEFUNCTION, body);
  return lib.curl_easy_setopt_(easy, CURLOPT_WRITEDATA, context);
}

long ccurl_long(CURL *easy, CURLINFO info) {
  long value = 0;
  return lib.curl_easy_getinfo_(easy, info, &value) == CURLE_OK ? value : 0;
}
curl_off_t ccurl_size(CURL *easy, CURLINFO info) {
  curl_off_t value = 0;
  return lib.curl_easy_getinfo_(easy, info, &value) == CURLE_OK ? value : 0;
}
const char *ccurl_text(CURL *easy, CURLINFO info) {
  char *value = NULL;
  return lib.curl_easy_getinfo_(easy, info, &value) == CURLE_OK ? value : NULL;
}
