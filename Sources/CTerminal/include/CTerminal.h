#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdbool.h>
#include <stdint.h>

// Widths and the locale they come from.

/// The number of columns that the C library, and so ncurses, gives a scalar; -1 when not printable.
///
/// Answers come from a cache after the first question. Where the process runs in a locale without
/// UTF-8 the widths are those of C.UTF-8, so that layout does not depend on the environment.
int ctm_scalar_width(uint32_t scalar);

/// How the locale that the environment names came to be.
typedef enum {
  /// As it was wanted.
  CTM_LOCALE_AS_WANTED,
  /// It is not installed, and only its character type is replaced, by another one with UTF-8.
  CTM_LOCALE_REPLACED,
  /// It is not installed, and neither is any other with UTF-8 that could stand for it.
  CTM_LOCALE_MISSING,
} ctm_locale_result;

/// Takes the character type from the environment, as `setlocale(LC_CTYPE, "")`. Where it is not installed and
/// does not name an encoding other than UTF-8, a UTF-8 character type is looked for.
ctm_locale_result ctm_set_locale_from_environment(void);

/// Makes only the character type C.UTF-8, whatever the environment says; false when there is none.
bool ctm_set_utf8_character_type(void);

/// Whether the current locale encodes characters as UTF-8.
bool ctm_locale_is_utf8(void);

// Putting the terminal back when the process dies without being asked.

/// Remembers the modes of the terminal as they are now; false when it is no terminal.
bool ctm_save_modes(int terminal);

/// Sets the modes that were remembered.
void ctm_reset_modes(int terminal);

/// Makes every crash and every `exit` write `reset` and set the remembered modes first. A terminal
/// that takes nothing is waited for 0.2 seconds, and not again afterwards.
///
/// The descriptor stays the caller's and must stay open while armed. False when `reset` is too long.
bool ctm_arm_restore(int terminal, const char *reset);

/// Prepares the calling thread for the crash handlers: an alternate stack, without which no handler
/// runs after a stack overflow, and the crash signals unblocked. Only the first call on a thread does
/// any work.
void ctm_prepare_thread(void);

/// Makes crashes leave the terminal alone again, and gives the crash signals back.
void ctm_disarm_restore(void);

// Signals as bytes in a pipe.

/// Sends the numbers of these signals into a pipe from now on; the read end, or -1.
///
/// A second signal to end (all but SIGWINCH, SIGTSTP and SIGCONT) restores the terminal and ends the
/// process at once, so that a process that hangs can be ended.
int ctm_watch_signals(const int *signals, int count);

/// The next signal that came in; 0 when there is none.
int ctm_next_signal(void);

/// Gives the signals back and closes the pipe.
void ctm_unwatch_signals(void);

/// Stops this process as Ctrl-Z does, with its group or alone; returns when it is continued.
void ctm_stop_process(bool with_group);

// Stops this process's job while another one has the terminal, as after `bg`, and returns once it is in
// the foreground. At once where the terminal is not the controlling one.
void ctm_stop_while_in_background(int terminal);

/// Ends this process by a signal's default action, so that the parent sees that signal.
void ctm_die_by_signal(int signal);

// The terminal device.

/// The size of the terminal; false when it does not know one.
bool ctm_terminal_size(int terminal, int *columns, int *rows);

/// The size of the terminal's cells in pixels; false when it does not say it.
bool ctm_cell_pixels(int terminal, int *width, int *height);

/// Whether the other end of the terminal is gone.
bool ctm_is_hung_up(int terminal);

/// Makes a descriptor number stand for what another one stands for, not handed on to children.
bool ctm_redirect(int number, int target);

/// An anonymous file in memory; -1 where the system has none.
int ctm_memory_file(void);

#endif
