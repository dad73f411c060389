#include "CWarningZones.h"

// `#embed` is part of C23; clang supports it in every mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char korea[] = {
#embed "../../Resources/korean-warning-zones.txt"
};

static const unsigned char europe[] = {
#embed "../../Resources/warning-regions.txt"
};

cwz_table cwz_korea(void) { return (cwz_table){korea, sizeof korea}; }

cwz_table cwz_europe(void) { return (cwz_table){europe, sizeof europe}; }
