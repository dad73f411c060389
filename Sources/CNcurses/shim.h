// Without this the wide-character half of ncurses does not exist.
#define NCURSES_WIDECHAR 1
#include <ncurses.h>
