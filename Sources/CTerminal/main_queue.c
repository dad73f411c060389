#include "CTerminal.h"

#include <stdint.h>
#include <unistd.h>

// libdispatch's entry points for a run loop that serves the main queue. Foundation's run loop uses
// them too.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *unused);

int ctm_main_queue_descriptor(void) { return _dispatch_get_main_queue_handle_4CF(); }

void ctm_serve_main_queue(void) {
  uint64_t count;
  // The descriptor does not block. It stays readable until it is read.
  if (read(ctm_main_queue_descriptor(), &count, sizeof count) > 0)
    _dispatch_main_queue_callback_4CF(NULL);
}
