// Signals are passed to the main queue through a pipe, because a handler may do little more than
// write, and the kernel chooses the thread that a signal interrupts.
#define _GNU_SOURCE
#include "CTerminal.h"
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

void ctm_restore_now(void);

enum { MAX_SIGNALS = 64 };
static int watched[MAX_SIGNALS];
static struct sigaction before[MAX_SIGNALS];
static int watched_count;
static int channel[2] = {-1, -1};
static atomic_bool ending;

// Whether a signal ends the process, rather than stopping it or reporting a new size.
static bool ends(int number) {
  return number != SIGWINCH && number != SIGTSTP && number != SIGCONT;
}

static void on_signal(int number) {
  int error = errno;
  if (ends(number) && atomic_exchange(&ending, true)) {
    ctm_restore_now();
    signal(number, SIG_DFL);
    raise(number);
  } else {
    unsigned char byte = (unsigned char)number;
    // If the pipe is full, the reader still has earlier signals to handle.
    ssize_t ignored = write(channel[1], &byte, 1);
    (void)ignored;
  }
  errno = error;
}

static void catch(int number) {
  struct sigaction action = {.sa_handler = on_signal, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

int ctm_watch_signals(const int *signals, int count) {
  if (watched_count > 0 || count > MAX_SIGNALS) return -1;
  if (pipe2(channel, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
  atomic_store(&ending, false);
  for (int i = 0; i < count; i++) {
    sigaction(signals[i], NULL, &before[i]);
    watched[i] = signals[i];
    // A signal that the parent set to be ignored (nohup) stays ignored.
    if (before[i].sa_handler != SIG_IGN) catch(signals[i]);
  }
  watched_count = count;
  // Programs that are started from a thread of libdispatch inherit blocked signals.
  sigset_t set;
  sigemptyset(&set);
  for (int i = 0; i < count; i++) sigaddset(&set, signals[i]);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  return channel[0];
}

int ctm_next_signal(void) {
  unsigned char byte = 0;
  return read(channel[0], &byte, 1) == 1 ? byte : 0;
}

void ctm_unwatch_signals(void) {
  for (int i = 0; i < watched_count; i++) sigaction(watched[i], &before[i], NULL);
  watched_count = 0;
  if (channel[0] >= 0) {
    close(channel[0]);
    close(channel[1]);
  }
  channel[0] = channel[1] = -1;
}

// Stops the group with SIGTSTP and this process with `number`, and returns when it is continued.
static void stop(bool with_group, int number) {
  struct sigaction own;
  struct sigaction action = {.sa_handler = SIG_IGN};
  sigemptyset(&action.sa_mask);
  sigaction(SIGTSTP, &action, &own);
  if (with_group) kill(0, SIGTSTP);
  // Raised on this thread, so that it takes effect immediately. If it were sent to the process,
  // another thread might receive it while this one goes on and draws over the shell's prompt.
  action.sa_handler = SIG_DFL;
  sigaction(SIGTSTP, &action, NULL);
  // A thread of libdispatch blocks all signals.
  sigset_t stop, mask;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  pthread_sigmask(SIG_UNBLOCK, &stop, &mask);
  raise(number);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  sigaction(SIGTSTP, &own, NULL);
}

void ctm_stop_process(bool with_group) { stop(with_group, SIGTSTP); }

void ctm_stop_while_in_background(int terminal) {
  // If SIGTTOU is blocked, which is inherited, the kernel does not stop a background process that
  // sets the terminal's modes. The job is therefore stopped here, as the kernel would stop it.
  // This process is stopped by SIGSTOP, which also works without a shell.
  pid_t foreground = tcgetpgrp(terminal);
  while (foreground > 0 && foreground != getpgrp()) {
    stop(true, SIGSTOP);
    foreground = tcgetpgrp(terminal);
  }
}

void ctm_die_by_signal(int number) {
  sigset_t set;
  signal(number, SIG_DFL);
  sigemptyset(&set);
  sigaddset(&set, number);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  raise(number);
  _exit(128 + number);
}
