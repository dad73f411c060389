#include "CLanguages.h"

// `#embed` is part of C23; clang supports it in every mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

// The translators' files, or the versions of them that `make release` writes. These lack the parts
// that only translators need, which are more than half of the bytes.
#ifdef COMPACT_LANGUAGES
#define FOLDER ../../.build/languages
#else
#define FOLDER ../../Languages
#endif
#define QUOTED(path) #path
#define JOINED(folder, file) QUOTED(folder/file)
#define LANGUAGE(file) JOINED(FOLDER, file)

// In the order of the settings; English, the fallback of all others, is first.
static const clg_language languages[] = {
  {"en", (const unsigned char[]){
#embed LANGUAGE(en.po) suffix(, 0)
  }},
  {"ko", (const unsigned char[]){
#embed LANGUAGE(ko.po) suffix(, 0)
  }},
  {"ja", (const unsigned char[]){
#embed LANGUAGE(ja.po) suffix(, 0)
  }},
  {"zh-Hans", (const unsigned char[]){
#embed LANGUAGE(zh-Hans.po) suffix(, 0)
  }},
  {"zh-Hant", (const unsigned char[]){
#embed LANGUAGE(zh-Hant.po) suffix(, 0)
  }},
  {"de", (const unsigned char[]){
#embed LANGUAGE(de.po) suffix(, 0)
  }},
  {"fr", (const unsigned char[]){
#embed LANGUAGE(fr.po) suffix(, 0)
  }},
  {"es", (const unsigned char[]){
#embed LANGUAGE(es.po) suffix(, 0)
  }},
  {"ca", (const unsigned char[]){
#embed LANGUAGE(ca.po) suffix(, 0)
  }},
  {"pt", (const unsigned char[]){
#embed LANGUAGE(pt.po) suffix(, 0)
  }},
  {"pt-PT", (const unsigned char[]){
#embed LANGUAGE(pt-PT.po) suffix(, 0)
  }},
  {"it", (const unsigned char[]){
#embed LANGUAGE(it.po) suffix(, 0)
  }},
  {"ro", (const unsigned char[]){
#embed LANGUAGE(ro.po) suffix(, 0)
  }},
  {"ru", (const unsigned char[]){
#embed LANGUAGE(ru.po) suffix(, 0)
  }},
  {"uk", (const unsigned char[]){
#embed LANGUAGE(uk.po) suffix(, 0)
  }},
  {"bg", (const unsigned char[]){
#embed LANGUAGE(bg.po) suffix(, 0)
  }},
  {"pl", (const unsigned char[]){
#embed LANGUAGE(pl.po) suffix(, 0)
  }},
  {"cs", (const unsigned char[]){
#embed LANGUAGE(cs.po) suffix(, 0)
  }},
  {"sk", (const unsigned char[]){
#embed LANGUAGE(sk.po) suffix(, 0)
  }},
  {"hr", (const unsigned char[]){
#embed LANGUAGE(hr.po) suffix(, 0)
  }},
  {"hu", (const unsigned char[]){
#embed LANGUAGE(hu.po) suffix(, 0)
  }},
  {"el", (const unsigned char[]){
#embed LANGUAGE(el.po) suffix(, 0)
  }},
  {"tr", (const unsigned char[]){
#embed LANGUAGE(tr.po) suffix(, 0)
  }},
  {"nl", (const unsigned char[]){
#embed LANGUAGE(nl.po) suffix(, 0)
  }},
  {"sv", (const unsigned char[]){
#embed LANGUAGE(sv.po) suffix(, 0)
  }},
  {"da", (const unsigned char[]){
#embed LANGUAGE(da.po) suffix(, 0)
  }},
  {"nb", (const unsigned char[]){
#embed LANGUAGE(nb.po) suffix(, 0)
  }},
  {"fi", (const unsigned char[]){
#embed LANGUAGE(fi.po) suffix(, 0)
  }},
  {"et", (const unsigned char[]){
#embed LANGUAGE(et.po) suffix(, 0)
  }},
  {"vi", (const unsigned char[]){
#embed LANGUAGE(vi.po) suffix(, 0)
  }},
  {"id", (const unsigned char[]){
#embed LANGUAGE(id.po) suffix(, 0)
  }},
  {"ar", (const unsigned char[]){
#embed LANGUAGE(ar.po) suffix(, 0)
  }},
  {"fa", (const unsigned char[]){
#embed LANGUAGE(fa.po) suffix(, 0)
  }},
  {"he", (const unsigned char[]){
#embed LANGUAGE(he.po) suffix(, 0)
  }},
};

static const int count = sizeof languages / sizeof languages[0];

int clg_language_count(void) { return count; }

const clg_language *clg_language_at(int place) {
  return &languages[place >= 0 && place < count ? place : count - 1];
}

const unsigned char *clg_han_pinyin(void) {
  static const unsigned char order[] = {
#embed "../../Resources/han-pinyin.txt" suffix(, 0)
  };
  return order;
}

const unsigned char *clg_han_strokes(void) {
  static const unsigned char order[] = {
#embed "../../Resources/han-strokes.txt" suffix(, 0)
  };
  return order;
}

const unsigned char *clg_han_japanese(void) {
  static const unsigned char order[] = {
#embed "../../Resources/han-japanese.txt" suffix(, 0)
  };
  return order;
}
