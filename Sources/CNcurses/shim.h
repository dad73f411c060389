// Without this the wide-character half of ncurses does not exist.
#define NCURSES_WIDECHAR 1
#include <ncurses.h>
#include <term.h>

// term.h names terminal capabilities with macros as common as `lines` and `columns`.
#undef lines
#undef columns

// The importer shows neither mutable globals (Swift 6 takes them for data races) nor macros that
// shift. Each accessor below stands for one of them.

static inline WINDOW *cnc_standard_window(void) { return stdscr; }
static inline WINDOW *cnc_shown_window(void) { return curscr; }
static inline int cnc_color_count(void) { return COLORS; }

static inline attr_t cnc_bold(void) { return A_BOLD; }
static inline attr_t cnc_dim(void) { return A_DIM; }
static inline attr_t cnc_italic(void) { return A_ITALIC; }
static inline attr_t cnc_underline(void) { return A_UNDERLINE; }
static inline attr_t cnc_reverse(void) { return A_REVERSE; }

// What the driver asks for: buttons going down and coming up, and the wheel.
static inline mmask_t cnc_mouse_mask(void) {
  return BUTTON1_PRESSED | BUTTON1_RELEASED | BUTTON2_PRESSED | BUTTON2_RELEASED |
         BUTTON3_PRESSED | BUTTON3_RELEASED | BUTTON4_PRESSED | BUTTON5_PRESSED;
}

// The button whose event this is, 1 to 5, negative when it came up; 0 for any other event.
static inline int cnc_mouse_button(mmask_t state) {
  if (state & BUTTON1_PRESSED) return 1;
  if (state & BUTTON2_PRESSED) return 2;
  if (state & BUTTON3_PRESSED) return 3;
  if (state & BUTTON4_PRESSED) return 4;
  if (state & BUTTON5_PRESSED) return 5;
  if (state & BUTTON1_RELEASED) return -1;
  if (state & BUTTON2_RELEASED) return -2;
  if (state & BUTTON3_RELEASED) return -3;
  return 0;
}

// A pair above 255 does not fit into the attributes: setcchar takes it through its last argument.
static inline void cnc_set_cell(cchar_t *cell, wchar_t base, wchar_t first, wchar_t second,
                                attr_t attributes, int pair) {
  wchar_t text[4] = {base, first, second, 0};
  setcchar(cell, text, attributes, (short)(pair > 255 ? 255 : pair), &pair);
}

// The chnstr functions do not wrap, do not move the cursor, and so do not fail in the last corner.
static inline int cnc_put_cells(WINDOW *window, int y, int x, const cchar_t *cells, int count) {
  return wmove(window, y, x) == ERR ? ERR : wadd_wchnstr(window, cells, count);
}

// What a window holds at a place, for tests: the scalars, and how it is set.
static inline int cnc_read_cell(WINDOW *window, int y, int x, wchar_t text[CCHARW_MAX + 1],
                                attr_t *attributes, int *pair) {
  cchar_t cell;
  short narrow = 0;
  if (mvwin_wch(window, y, x, &cell) == ERR) return ERR;
  return getcchar(&cell, text, attributes, &narrow, pair);
}
