#ifndef CARGUMENTS_H
#define CARGUMENTS_H

// Swift looks its arguments up in /proc, which not every root has: a chroot often does not.

/// How many words the process was started with, the program's name included.
int carg_count(void);

/// One of the words; NULL where there is none.
const char *carg_word(int index);

/// The file that was run, as whoever ran it found it; NULL where the system does not say.
const char *carg_executable(void);

/// One line `NAME=value` of the environment; NULL where there is none.
const char *carg_environment(int index);

#endif
