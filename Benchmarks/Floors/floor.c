// A C program that fills a screen with ncurses: a lower bound for the time to the first frame.
#include <curses.h>
#include <locale.h>

int main(void) {
  setlocale(LC_CTYPE, "");
  initscr();
  start_color();
  for (short pair = 1; pair < 8; pair++) init_pair(pair, pair, COLOR_BLACK);
  for (int row = 0; row < LINES; row++)
    for (int column = 0; column < COLS; column++) {
      attrset(COLOR_PAIR((row + column / 8) % 7 + 1));
      mvaddch(row, column, 'a' + (row * 7 + column) % 26);
    }
  mvaddstr(LINES - 1, 0, "quit");
  refresh();
  getch();
  endwin();
  return 0;
}
