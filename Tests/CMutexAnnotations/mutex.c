// Annotates the slow path of Swift's Mutex for the thread sanitizer.
//
// A free Mutex is locked by an atomic operation in the calling code, which the sanitizer sees. A
// held one is waited for inside libswiftSynchronization, which is built without the sanitizer: the
// sanitizer does not see that wait, and reports every contended Mutex as a race. Here both
// functions of the slow path are replaced for the tests by ones that call the runtime's and
// annotate the call.

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>

void __tsan_acquire(void *address);
void __tsan_release(void *address);

typedef __attribute__((swiftcall)) void LockSlow(
  uint32_t thread, __attribute__((swift_context)) void *handle);
typedef __attribute__((swiftcall)) void UnlockSlow(__attribute__((swift_context)) void *handle);

// Synchronization._MutexHandle._lockSlow(_:) and _unlockSlow()
#define LOCK_SLOW "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK_SLOW "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

static void *runtime(const char *name) {
  void *function = dlsym(RTLD_NEXT, name);
  if (!function) abort();
  return function;
}

__attribute__((swiftcall)) void annotatedLock(
  uint32_t thread, __attribute__((swift_context)) void *handle) __asm__(LOCK_SLOW);

__attribute__((swiftcall)) void annotatedLock(
  uint32_t thread, __attribute__((swift_context)) void *handle) {
  ((LockSlow *)runtime(LOCK_SLOW))(thread, handle);
  __tsan_acquire(handle);
}

__attribute__((swiftcall)) void annotatedUnlock(
  __attribute__((swift_context)) void *handle) __asm__(UNLOCK_SLOW);

__attribute__((swiftcall)) void annotatedUnlock(__attribute__((swift_context)) void *handle) {
  __tsan_release(handle);
  ((UnlockSlow *)runtime(UNLOCK_SLOW))(handle);
}

#endif
#endif
