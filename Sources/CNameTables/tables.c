#include "CNameTables.h"

// `#embed` is C23; clang has it in every mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char countries[] = {
#embed "../../Resources/countries.txt"
};

static const unsigned char divisions[] = {
#embed "../../Resources/divisions.txt"
};

static const unsigned char letters[] = {
#embed "../../Resources/letters.txt"
};

cnt_table cnt_countries(void) { return (cnt_table){countries, sizeof countries}; }
cnt_table cnt_divisions(void) { return (cnt_table){divisions, sizeof divisions}; }
cnt_table cnt_letters(void) { return (cnt_table){letters, sizeof letters}; }
