#define _GNU_SOURCE
#include "CArguments.h"

#include <malloc.h>
#include <stddef.h>
#include <sys/auxv.h>
#include <unistd.h>

static int count;
static char **words;

// The GNU C library passes the arguments of main to every constructor.
__attribute__((constructor)) static void keep(int argc, char **argv) {
  count = argc;
  words = argv;
  // Otherwise the C library would give each thread its own heap, which costs more memory than
  // contention justifies.
  mallopt(M_ARENA_MAX, 1);
}

int carg_count(void) { return count; }

const char *carg_word(int index) { return index >= 0 && index < count ? words[index] : NULL; }

const char *carg_environment(int index) {
  // The caller reads the lines in order from the first, so the index is never past the terminator.
  return environ ? environ[index] : NULL;
}

const char *carg_executable(void) { return (const char *)getauxval(AT_EXECFN); }
