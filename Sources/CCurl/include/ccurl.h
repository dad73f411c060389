#ifndef CCURL_H
#define CCURL_H

#include <curl/curl.h>
#include <stdbool.h>

// libcurl, loaded with the first request instead of at launch: it pulls in some thirty libraries,
// and loading them takes longer than drawing the first frame. The prototypes and constants come
// from its own header, so the compiler checks every call.

/// Loads and initialises the library; false if it is missing. Must be called before the other
/// functions. Not thread-safe.
bool ccurl_load(void);

CURL *ccurl_easy_init(void);
void ccurl_easy_cleanup(CURL *easy);
CURLM *ccurl_multi_init(void);
CURLMcode ccurl_multi_add(CURLM *multi, CURL *easy);
CURLMcode ccurl_multi_remove(CURLM *multi, CURL *easy);
CURLMcode ccurl_multi_cleanup(CURLM *multi);

/// Does all work that does not block; `running` is 0 when the transfer has ended.
CURLMcode ccurl_multi_perform(CURLM *multi, int *running);
/// Waits for the network, one of libcurl's timers, or `milliseconds`.
CURLMcode ccurl_multi_poll(CURLM *multi, int milliseconds);
/// Ends a wait. The only function that any thread may call.
CURLMcode ccurl_multi_wakeup(CURLM *multi);
/// Returns the result of the only transfer of `multi`; -1 until it has ended.
int ccurl_multi_result(CURLM *multi);

struct curl_slist *ccurl_list_append(struct curl_slist *list, const char *text);
void ccurl_list_free(struct curl_slist *list);

// curl_easy_setopt and curl_easy_getinfo are variadic, so Swift cannot call them.

CURLcode ccurl_set_long(CURL *easy, CURLoption option, long value);
CURLcode ccurl_set_size(CURL *easy, CURLoption option, curl_off_t value);
CURLcode ccurl_set_text(CURL *easy, CURLoption option, const char *value);
CURLcode ccurl_set_list(CURL *easy, CURLoption option, struct curl_slist *value);
/// Sets the callbacks for the lines of the head and the pieces of the body; `context` is their last
/// argument.
CURLcode ccurl_set_receivers(CURL *easy, curl_write_callback head, curl_write_callback body,
                             void *context);
long ccurl_long(CURL *easy, CURLINFO info);
curl_off_t ccurl_size(CURL *easy, CURLINFO info);
/// The text is valid until the transfer is cleaned up; NULL if there is none.
const char *ccurl_text(CURL *easy, CURLINFO info);

#endif
