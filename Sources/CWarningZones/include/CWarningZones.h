#ifndef CWARNINGZONES_H
#define CWARNINGZONES_H

#include <stddef.h>

/// A file of Resources/, as it was when the program was built.
typedef struct {
  const unsigned char *bytes;
  size_t count;
} cwz_table;

/// The warning zones of the Korea Meteorological Administration, in lines of five fields with bars
/// between them; Scripts/make-warning-zones.py describes them.
cwz_table cwz_korea(void);

/// The warning regions of Europe with the listed places that lie in them;
/// Scripts/make-warning-regions.py describes the lines.
cwz_table cwz_europe(void);

#endif
