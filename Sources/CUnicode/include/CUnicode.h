/* What Sightline asks of ICU. ICU is reached from C only: its headers collide with the ICU inside Foundation when a
 * Swift file imports both. Texts are UTF-8, offsets count bytes. */
#ifndef CUNICODE_H
#define CUNICODE_H

#include <stdint.h>

#include "CUnicodeBidi.h"
#include "CUnicodePlurals.h"

/* Marks at the first byte of a character, about the place in front of it or the character itself. */
enum {
  SL_BREAK_ALLOWED = 1,   /* a line may end in front of it */
  SL_BREAK_REQUIRED = 2,  /* a line must end in front of it */
  SL_GRAPHEME = 4,        /* a grapheme cluster starts here */
  SL_SPACE = 8,           /* white space that hangs at a line's end: not the no-break spaces */
  SL_EMOJI = 16,          /* the grapheme cluster that starts here asks for its emoji form */
  SL_IGNORABLE = 32,      /* default ignorable: needs no glyph */
  SL_CHARACTER = 64,      /* a character starts here */
};

/* Owns break iterators, the bidi object and scratch memory. One thread at a time. */
typedef struct sl_analyzer sl_analyzer;
sl_analyzer *sl_analyzer_create(void);
void sl_analyzer_destroy(sl_analyzer *analyzer);

enum { SL_BASE_LEFT_TO_RIGHT = 0, SL_BASE_RIGHT_TO_LEFT = 1, SL_BASE_FIRST_STRONG = 254 };

/* Fills `marks` and `levels` (length + 1 bytes each; the last mark is about the end) and `scripts` (length entries,
 * ISO 15924 tags as four big-endian letters; Common and Inherited resolved). Only first bytes of characters carry
 * levels and scripts. Returns 0, or 1 when ICU ran out of memory or has no data. */
int32_t sl_analyze(sl_analyzer *analyzer, const uint8_t *text, int32_t length, const char *locale, int32_t base,
                   uint8_t *marks, uint8_t *levels, uint32_t *scripts);

/* Visual order of `count` runs from their levels: order[visual] = logical. */
void sl_reorder(const uint8_t *levels, int32_t count, int32_t *order);

/* The first character of the canonical decomposition: e for é. */
uint32_t sl_base_character(uint32_t character);

#endif
