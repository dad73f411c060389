#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdbool.h>
#include <stdint.h>

// Character widths and the locale that determines them.

/// Returns the number of columns of a scalar according to the C library, and so to ncurses; -1 if
/// it is not printable.
///
/// Results are cached. If the locale of the process is not UTF-8, the widths are those of C.UTF-8,
/// so that layout does not depend on the environment.
int ctm_scalar_width(uint32_t scalar);

/// The result of setting the locale from the environment.
typedef enum {
  /// The locale was set as requested.
  CTM_LOCALE_AS_WANTED,
  /// The locale is not installed. Only its character type is set, to another one with UTF-8.
  CTM_LOCALE_REPLACED,
  /// The locale is not installed, and no other one with UTF-8 can replace it.
  CTM_LOCALE_MISSING,
} ctm_locale_result;

/// Sets the character type from the environment, as `setlocale(LC_CTYPE, "")` does. If the locale
/// is not installed and does not name an encoding other than UTF-8, another UTF-8 character type is
/// used.
ctm_locale_result ctm_set_locale_from_environment(void);

/// Sets only the character type, to C.UTF-8 or else en_US.UTF-8, regardless of the environment;
/// false if neither is installed.
bool ctm_set_utf8_character_type(void);

/// Whether the current locale encodes characters as UTF-8.
bool ctm_locale_is_utf8(void);

// Restoring the terminal when the process crashes or exits.

/// Saves the current modes of the terminal; false if it is not a terminal.
bool ctm_save_modes(int terminal);

/// Restores the saved modes.
void ctm_reset_modes(int terminal);

/// Makes every crash and every `exit` write `reset` and restore the saved modes first. Waits at
/// most 0.2 seconds for a terminal that accepts nothing. The calling thread gets an alternate stack,
/// without which no handler runs after a stack overflow.
///
/// The caller keeps the descriptor open while this is armed. False if `reset` is too long.
bool ctm_arm_restore(int terminal, const char *reset);

/// Stops restoring the terminal on crashes, and restores the previous handlers of the crash
/// signals.
void ctm_disarm_restore(void);

// Signals as bytes in a pipe.

/// Writes the numbers of these signals into a pipe from now on. Returns the read end, or -1.
///
/// A second terminating signal (any but SIGWINCH, SIGTSTP and SIGCONT) restores the terminal and
/// ends the process immediately, so that a hung process can be ended.
int ctm_watch_signals(const int *signals, int count);

/// Returns the next pending signal; 0 if there is none.
int ctm_next_signal(void);

/// Restores the previous handlers of the signals and closes the pipe.
void ctm_unwatch_signals(void);

/// Stops this process as Ctrl-Z does, alone or with its group; returns when it is continued.
void ctm_stop_process(bool with_group);

// Stops this process's job while another job owns the terminal, as after `bg`, and returns once it
// is in the foreground. Returns immediately if the terminal is not the controlling one.
void ctm_stop_while_in_background(int terminal);

/// Ends this process by the default action of a signal, so that the parent sees that signal.
void ctm_die_by_signal(int signal);

// The main queue of libdispatch, served by a loop of the program instead of `dispatchMain()`.

/// Returns a descriptor that is readable while the main queue has work.
int ctm_main_queue_descriptor(void);

/// Does the work of the main queue. Must be called on the main thread.
void ctm_serve_main_queue(void);

// The terminal device.

/// Gets the size of the terminal; false if it is unknown.
bool ctm_terminal_size(int terminal, int *columns, int *rows);

/// Gets the size of the terminal's cells in pixels; false if it is unknown.
bool ctm_cell_pixels(int terminal, int *width, int *height);

/// Whether the other end of the terminal is gone.
bool ctm_is_hung_up(int terminal);

/// Makes `number` refer to the same file as `target`, closed on exec.
bool ctm_redirect(int number, int target);

/// Creates an anonymous file in memory; -1 if the system does not support it.
int ctm_memory_file(void);

#endif
