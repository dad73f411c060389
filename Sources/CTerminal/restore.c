// A handler of SIGSEGV and similar signals may only call async-signal-safe functions, which rules
// out Swift: even reading a property of a class may take a lock or allocate.
#define _GNU_SOURCE
#include "CTerminal.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static struct termios saved_modes;
static bool has_saved_modes;

static atomic_bool armed;
static int armed_terminal;
static char reset_text[1024];
static size_t reset_length;

static const int crash_signals[] = {SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSYS};
enum { CRASH_COUNT = sizeof crash_signals / sizeof *crash_signals };
static struct sigaction previous[CRASH_COUNT];
static bool installed;

bool ctm_save_modes(int terminal) {
  has_saved_modes = tcgetattr(terminal, &saved_modes) == 0;
  return has_saved_modes;
}

void ctm_reset_modes(int terminal) {
  if (has_saved_modes) tcsetattr(terminal, TCSADRAIN, &saved_modes);
}

void ctm_restore_now(void);
void ctm_restore_now(void) {
  static atomic_int under_way;
  atomic_fetch_add(&under_way, 1);
  if (!atomic_exchange(&armed, false)) {
    atomic_fetch_sub(&under_way, 1);
    // Another thread may be restoring the terminal, and the caller ends the process as soon as this
    // returns, so wait for it. The wait is bounded because the restoring code may be on this very
    // thread, interrupted by another signal.
    for (int i = 0; i < 300 && atomic_load(&under_way) > 0; i++) poll(NULL, 0, 1);
    return;
  }
  // A background process would be stopped here before it can exit.
  signal(SIGTTOU, SIG_IGN);
  // A terminal that accepts nothing (a dead line) must not keep the process from exiting. The
  // descriptor was opened for this program alone, so no other process is affected.
  fcntl(armed_terminal, F_SETFL, fcntl(armed_terminal, F_GETFL) | O_NONBLOCK);
  struct pollfd state = {.fd = armed_terminal, .events = POLLOUT};
  enum { WRITE_TIMEOUT_MS = 200 };
  size_t done = 0;
  while (done < reset_length) {
    ssize_t written = write(armed_terminal, reset_text + done, reset_length - done);
    if (written > 0) done += (size_t)written;
    else if (written == 0 || (errno != EAGAIN && errno != EINTR)) break;
    else if (errno == EAGAIN && poll(&state, 1, WRITE_TIMEOUT_MS) <= 0) break;
  }
  if (has_saved_modes) tcsetattr(armed_terminal, TCSANOW, &saved_modes);
  atomic_fetch_sub(&under_way, 1);
}

// From CMappedFile, if it is linked: a page that a mapped file has lost is not a crash.
__attribute__((weak)) bool cmf_repair(void *fault);

static void on_crash(int number, siginfo_t *info, void *context) {
  if (number == SIGBUS && cmf_repair && cmf_repair(info->si_addr)) return;
  ctm_restore_now();
  int index = 0;
  while (index < CRASH_COUNT - 1 && crash_signals[index] != number) index++;
  struct sigaction *action = &previous[index];
  sigaction(number, action, NULL);
  // Calls the previous handler (Swift's backtracer) instead of raising the signal again, because
  // the handler needs these arguments to find the location of the crash.
  if (action->sa_flags & SA_SIGINFO) {
    action->sa_sigaction(number, info, context);
  } else if (action->sa_handler != SIG_DFL && action->sa_handler != SIG_IGN) {
    action->sa_handler(number);
  } else {
    // The signal is blocked while this handler runs; its default action is taken on return.
    signal(number, SIG_DFL);
    raise(number);
  }
}

// Without an alternate stack no handler runs after a stack overflow. Blocked signals are inherited, and
// since glibc 2.41 abort() resets the handler before it unblocks the signal.
static void prepare_thread(void) {
  static char room[65536];
  sigset_t crashes;
  sigemptyset(&crashes);
  for (int i = 0; i < CRASH_COUNT; i++) sigaddset(&crashes, crash_signals[i]);
  pthread_sigmask(SIG_UNBLOCK, &crashes, NULL);
  stack_t stack;
  // An existing alternate stack (of Swift's backtracer) is kept.
  if (sigaltstack(NULL, &stack) != 0 || !(stack.ss_flags & SS_DISABLE)) return;
  stack = (stack_t){.ss_sp = room, .ss_size = sizeof room};
  sigaltstack(&stack, NULL);
}

static void install(void) {
  if (installed) return;
  installed = true;
  struct sigaction action = {.sa_flags = SA_SIGINFO | SA_ONSTACK};
  action.sa_sigaction = on_crash;
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < CRASH_COUNT; i++) sigaction(crash_signals[i], &action, &previous[i]);
}

bool ctm_arm_restore(int terminal, const char *reset) {
  static bool registered;
  size_t length = strlen(reset);
  if (length > sizeof reset_text) return false;
  atomic_store(&armed, false);
  memcpy(reset_text, reset, length);
  reset_length = length;
  armed_terminal = terminal;
  atomic_store(&armed, true);
  install();
  prepare_thread();
  if (!registered) registered = atexit(ctm_restore_now) == 0;
  return true;
}

void ctm_disarm_restore(void) {
  atomic_store(&armed, false);
  if (!installed) return;
  installed = false;
  for (int i = 0; i < CRASH_COUNT; i++) {
    struct sigaction current;
    // A handler that was installed later is kept.
    if (sigaction(crash_signals[i], NULL, &current) == 0 && (current.sa_flags & SA_SIGINFO) &&
        current.sa_sigaction == on_crash)
      sigaction(crash_signals[i], &previous[i], NULL);
  }
}
