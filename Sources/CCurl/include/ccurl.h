#ifndef CCURL_H
#define CCURL_H

#include <curl/curl.h>
#include <stdbool.h>

// libcurl, loaded when the first request is made and not with the program: it brings some thirty
// libraries along, and loading them takes longer than drawing the first frame. The prototypes and
// the constants are those of its own header, so the compiler checks every call.

/// Loads the library and prepares it; false when it is not there. The other functions may be called
/// after that only. Not for two threads at once.
bool ccurl_load(void);

CURL *ccurl_easy_init(void);
void ccurl_easy_cleanup(CURL *easy);
CURLM *ccurl_multi_init(void);
CURLMcode ccurl_multi_add(CURLM *multi, CURL *easy);
CURLMcode ccurl_multi_remove(CURLM *multi, CURL *easy);
CURLMcode ccurl_multi_cleanup(CURLM *multi);

/// Does what can be done without waiting; `running` is 0 at the transfer's end.
CURLMcode ccurl_multi_perform(CURLM *multi, int *running);
/// Waits for the network, for one of libcurl's own times, or for `milliseconds`.
CURLMcode ccurl_multi_poll(CURLM *multi, int milliseconds);
/// Ends a wait; the one call that any thread may make.
CURLMcode ccurl_multi_wakeup(CURLM *multi);
/// What the one transfer of `multi` came to; -1 while it has not ended.
int ccurl_multi_result(CURLM *multi);

struct curl_slist *ccurl_list_append(struct curl_slist *list, const char *text);
void ccurl_list_free(struct curl_slist *list);

// curl_easy_setopt and curl_easy_getinfo take any type, which Swift does not call.

CURLcode ccurl_set_long(CURL *easy, CURLoption option, long value);
CURLcode ccurl_set_size(CURL *easy, CURLoption option, curl_off_t value);
CURLcode ccurl_set_text(CURL *easy, CURLoption option, const char *value);
CURLcode ccurl_set_list(CURL *easy, CURLoption option, struct curl_slist *value);
/// Who takes the head's lines or the body's pieces, with `context` for its last argument.
CURLcode ccurl_set_receivers(CURL *easy, curl_write_callback head, curl_write_callback body,
                             void *context);
long ccurl_long(CURL *easy, CURLINFO info);
curl_off_t ccurl_size(CURL *easy, CURLINFO info);
/// Valid until the transfer's cleanup; NULL when there is none.
const char *ccurl_text(CURL *easy, CURLINFO info);

#endif
