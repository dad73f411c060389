#define _GNU_SOURCE
#include "CArguments.h"

#include <malloc.h>
#include <stddef.h>
#include <sys/auxv.h>
#include <unistd.h>

static int count;
static char **words;

// The GNU C library hands every constructor what it hands to main.
__attribute__((constructor)) static void keep(int argc, char **argv) {
  count = argc;
  words = argv;
  // The C library would give each thread a heap of its own: more memory than the threads contend for.
  mallopt(M_ARENA_MAX, 1);
}

int carg_count(void) { return count; }

const char *carg_word(int index) { return index >= 0 && index < count ? words[index] : NULL; }

const char *carg_environment(int index) {
  // The caller goes from the first line to the last, so that no index is beyond it.
  return environ ? environ[index] : NULL;
}

const char *carg_executable(void) { return (const char *)getauxval(AT_EXECFN); }
