#ifndef CWARNINGZONES_H
#define CWARNINGZONES_H

#include <stddef.h>

/// A file of Resources/, embedded at build time.
typedef struct {
  const unsigned char *bytes;
  size_t count;
} cwz_table;

/// The warning zones of the Korea Meteorological Administration, in lines of five fields separated
/// by bars; Scripts/make-warning-zones.py describes them.
cwz_table cwz_korea(void);

/// The warning regions of Europe with the listed places in each; Scripts/make-warning-regions.py
/// describes the lines.
cwz_table cwz_europe(void);

#endif
