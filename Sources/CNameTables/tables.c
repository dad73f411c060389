#include "CNameTables.h"

// `#embed` is part of C23; clang supports it in every mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char countries[] = {
#embed "../../Resources/countries.txt"
};

static const unsigned char divisions[] = {
#embed "../../Resources/divisions.txt"
};

static const unsigned char division_names[] = {
#embed "../../Resources/division-names.bin"
};

static const unsigned char letters[] = {
#embed "../../Resources/letters.txt"
};

static const unsigned char own_countries[] = {
#embed "../../Resources/own-countries.txt"
};

static const unsigned char han[] = {
#embed "../../Resources/han.txt"
};

cnt_table cnt_countries(void) { return (cnt_table){countries, sizeof countries}; }
cnt_table cnt_divisions(void) { return (cnt_table){divisions, sizeof divisions}; }
cnt_table cnt_division_names(void) { return (cnt_table){division_names, sizeof division_names}; }
cnt_table cnt_letters(void) { return (cnt_table){letters, sizeof letters}; }
cnt_table cnt_own_countries(void) { return (cnt_table){own_countries, sizeof own_countries}; }
cnt_table cnt_han(void) { return (cnt_table){han, sizeof han}; }
