// ioctl is variadic, memfd_create and dup3 are GNU extensions: the importer shows none of them.
#define _GNU_SOURCE
#include "CTerminal.h"
#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>

bool ctm_terminal_size(int terminal, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(terminal, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}

bool ctm_cell_pixels(int terminal, int *width, int *height) {
  struct winsize size;
  if (ioctl(terminal, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return false;
  // Some terminals include the border, which is less than a pixel per cell.
  *width = size.ws_xpixel / size.ws_col;
  *height = size.ws_ypixel / size.ws_row;
  return *width > 0 && *height > 0;
}

bool ctm_is_hung_up(int terminal) {
  struct pollfd state = {.fd = terminal, .events = POLLIN};
  return poll(&state, 1, 0) > 0 && (state.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
}

bool ctm_redirect(int number, int target) { return dup3(target, number, O_CLOEXEC) >= 0; }

int ctm_memory_file(void) { return memfd_create("frame", MFD_CLOEXEC); }
