// wcwidth is an X/Open function that the Swift importer does not show.
#define _GNU_SOURCE
#include "CTerminal.h"
#include <wchar.h>

int ctm_scalar_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }
