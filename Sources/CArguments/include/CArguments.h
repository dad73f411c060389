#ifndef CARGUMENTS_H
#define CARGUMENTS_H

// Swift reads its arguments from /proc, which is often missing, for example in a chroot.

/// Returns the number of arguments, including the program's name.
int carg_count(void);

/// Returns an argument; NULL if there is none at this index.
const char *carg_word(int index);

/// Returns the path by which the program was started; NULL if the system does not report it.
const char *carg_executable(void);

/// Returns a line `NAME=value` of the environment; NULL if there is none at this index.
const char *carg_environment(int index);

#endif
