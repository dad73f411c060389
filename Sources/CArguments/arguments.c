#include "CArguments.h"

#include <stddef.h>
#include <sys/auxv.h>

static int count;
static char **words;

// The GNU C library hands every constructor what it hands to main.
__attribute__((constructor)) static void keep(int argc, char **argv) {
  count = argc;
  words = argv;
}

int carg_count(void) { return count; }

const char *carg_word(int index) { return index >= 0 && index < count ? words[index] : NULL; }

const char *carg_executable(void) { return (const char *)getauxval(AT_EXECFN); }
