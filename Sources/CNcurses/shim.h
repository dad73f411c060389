// Required for the wide-character functions of ncurses.
#define NCURSES_WIDECHAR 1
#include <ncurses.h>

// The importer skips mutable globals (Swift 6 treats them as data races) and macros with shifts.
// Each accessor below replaces one of them.

// From term.h, which cannot be included: its macros take names such as `columns` and `bell`.
extern int setupterm(const char *type, int descriptor, int *result);

static inline WINDOW *cnc_standard_window(void) { return stdscr; }
static inline WINDOW *cnc_shown_window(void) { return curscr; }
// A null window with an explicit type: ncurses 6.5 hides the structure, and the importer then has
// no name for a pointer to it.
static inline WINDOW *_Nullable cnc_no_window(void) { return 0; }
static inline int cnc_color_count(void) { return COLORS; }
static inline int cnc_pair_count(void) { return COLOR_PAIRS; }

static inline attr_t cnc_bold(void) { return A_BOLD; }
static inline attr_t cnc_dim(void) { return A_DIM; }
static inline attr_t cnc_italic(void) { return A_ITALIC; }
static inline attr_t cnc_underline(void) { return A_UNDERLINE; }
static inline attr_t cnc_reverse(void) { return A_REVERSE; }

// A pair above 255 does not fit into the attributes: setcchar takes it through its last argument.
static inline void cnc_set_cell(cchar_t *cell, wchar_t base, wchar_t first, wchar_t second,
                                attr_t attributes, int pair) {
  wchar_t text[4] = {base, first, second, 0};
  setcchar(cell, text, attributes, (short)(pair > 255 ? 255 : pair), &pair);
}

// The chnstr functions do not wrap or move the cursor, and so do not fail in the last corner.
static inline int cnc_put_cells(WINDOW *window, int y, int x, const cchar_t *cells, int count) {
  return wmove(window, y, x) == ERR ? ERR : wadd_wchnstr(window, cells, count);
}
