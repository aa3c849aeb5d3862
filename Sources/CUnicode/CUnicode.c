#include "CUnicode.h"

#include "CUnicodeBidi.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/utf16.h>
#include <unicode/utf8.h>

enum { MAX_LOCALES = 16, MAX_BRACKETS = 64 };

struct sl_analyzer {
  struct { char locale[32]; UBreakIterator *lines; } breakers[MAX_LOCALES];
  int32_t breaker_count, next_evicted;
  UBreakIterator *graphemes;
  sl_bidi *bidi;
  UChar *units;      /* the text in UTF-16 */
  int32_t *offsets;  /* of each unit, and of the end, in UTF-8 */
  uint32_t *points;  /* characters, for bidi */
  uint8_t *point_levels;
  int32_t capacity;
};

sl_analyzer *sl_analyzer_create(void) { return calloc(1, sizeof(sl_analyzer)); }

void sl_analyzer_destroy(sl_analyzer *a) {
  if (!a) return;
  for (int32_t i = 0; i < a->breaker_count; i++) ubrk_close(a->breakers[i].lines);
  if (a->graphemes) ubrk_close(a->graphemes);
  sl_bidi_destroy(a->bidi);
  free(a->units);
  free(a->offsets);
  free(a->points);
  free(a->point_levels);
  free(a);
}

static UBreakIterator *line_breaker(sl_analyzer *a, const char *locale) {
  for (int32_t i = 0; i < a->breaker_count; i++)
    if (strcmp(a->breakers[i].locale, locale) == 0) return a->breakers[i].lines;
  if (strlen(locale) >= sizeof a->breakers[0].locale) locale = "";
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *lines = ubrk_open(UBRK_LINE, locale, NULL, 0, &status);
  if (U_FAILURE(status)) return NULL;
  int32_t slot;
  if (a->breaker_count < MAX_LOCALES) {
    slot = a->breaker_count++;
  } else {
    slot = a->next_evicted++ % MAX_LOCALES;
    ubrk_close(a->breakers[slot].lines);
  }
  strcpy(a->breakers[slot].locale, locale);
  a->breakers[slot].lines = lines;
  return lines;
}

static int reserve(sl_analyzer *a, int32_t length) {
  if (a->capacity >= length + 1) return 1;
  int32_t capacity = length + length / 2 + 64;
  UChar *units = realloc(a->units, (size_t)capacity * sizeof *units);
  if (units) a->units = units;
  int32_t *offsets = realloc(a->offsets, (size_t)capacity * sizeof *offsets);
  if (offsets) a->offsets = offsets;
  uint32_t *points = realloc(a->points, (size_t)capacity * sizeof *points);
  if (points) a->points = points;
  uint8_t *point_levels = realloc(a->point_levels, (size_t)capacity);
  if (point_levels) a->point_levels = point_levels;
  if (!units || !offsets || !points || !point_levels) return 0;
  a->capacity = capacity;
  return 1;
}

static int is_emoji_cluster(const uint8_t *text, int32_t start, int32_t end) {
  int32_t i = start;
  UChar32 first, c;
  U8_NEXT_OR_FFFD(text, i, end, first);
  if (first < 0x80 && i >= end) return 0;
  int emoji = u_hasBinaryProperty(first, UCHAR_EMOJI_PRESENTATION);
  int base = emoji || u_hasBinaryProperty(first, UCHAR_EMOJI);
  while (i < end) {
    U8_NEXT_OR_FFFD(text, i, end, c);
    if (c == 0xFE0E) return 0;
    if (c == 0xFE0F && base) return 1;
    if (base && first >= 0x80 && u_hasBinaryProperty(c, UCHAR_EMOJI_MODIFIER)) emoji = 1;
  }
  return emoji;
}

static uint32_t tag_of(UScriptCode script) {
  const char *name = uscript_getShortName(script);
  if (!name || strlen(name) != 4) return 0x4C61746Eu; /* Latn */
  return (uint32_t)(uint8_t)name[0] << 24 | (uint32_t)(uint8_t)name[1] << 16 | (uint32_t)(uint8_t)name[2] << 8 |
         (uint32_t)(uint8_t)name[3];
}

/* UAX #24, section 5: Common and Inherited take the script of what precedes them, closing brackets that of their
 * opening bracket, and script extensions are respected. */
static void resolve_scripts(const uint8_t *text, int32_t length, uint32_t *tags) {
  struct { UChar32 closing; UScriptCode script; } stack[MAX_BRACKETS];
  int32_t depth = 0, leading = 0;
  UScriptCode current = USCRIPT_COMMON, tagged = USCRIPT_LATIN;
  uint32_t tag = tag_of(USCRIPT_LATIN);
  for (int32_t i = 0; i < length;) {
    int32_t start = i;
    UChar32 c;
    U8_NEXT_OR_FFFD(text, i, length, c);
    UErrorCode status = U_ZERO_ERROR;
    UScriptCode script;
    if (c < 0x80) {
      script = (c | 0x20) >= 'a' && (c | 0x20) <= 'z' ? USCRIPT_LATIN : USCRIPT_COMMON;
    } else {
      script = uscript_getScript(c, &status);
      if (script == USCRIPT_COMMON && current != USCRIPT_COMMON && !uscript_hasScript(c, current)) {
        UScriptCode extensions[32];
        int32_t count = uscript_getScriptExtensions(c, extensions, 32, &status);
        if (U_SUCCESS(status) && count > 0 && extensions[0] > USCRIPT_INHERITED) script = extensions[0];
      }
    }
    if (script == USCRIPT_COMMON && c != 0x20) {
      int32_t type = u_getIntPropertyValue(c, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
      if (type == U_BPT_OPEN && depth < MAX_BRACKETS) {
        stack[depth].closing = u_getBidiPairedBracket(c);
        stack[depth++].script = current;
      } else if (type == U_BPT_CLOSE) {
        for (int32_t d = depth - 1; d >= 0; d--) {
          if (stack[d].closing != c) continue;
          if (stack[d].script != USCRIPT_COMMON) script = stack[d].script;
          depth = d;
          break;
        }
      }
    }
    if (script > USCRIPT_INHERITED) {
      if (current == USCRIPT_COMMON) {
        tag = tag_of(script);
        for (int32_t k = leading; k < start; k++) tags[k] = tag;
        for (int32_t d = 0; d < depth; d++)
          if (stack[d].script == USCRIPT_COMMON) stack[d].script = script;
      }
      current = script;
      if (tagged != script) {
        tag = tag_of(script);
        tagged = script;
      }
    }
    for (int32_t k = start; k < i; k++) tags[k] = tag;
  }
}

int32_t sl_analyze(sl_analyzer *a, const uint8_t *text, int32_t length, const char *locale, int32_t base,
                   uint8_t *marks, uint8_t *levels, uint32_t *scripts) {
  memset(marks, 0, (size_t)length + 1);
  memset(levels, base == SL_BASE_RIGHT_TO_LEFT ? 1 : 0, (size_t)length + 1);
  if (length == 0) {
    marks[0] = SL_GRAPHEME;
    return 0;
  }
  if (!a || !reserve(a, length)) return 1;

  /* 1. UTF-16 with offsets, and what each character says by itself */
  int32_t count = 0;
  int plain = 1, ascii = 1;
  for (int32_t i = 0; i < length;) {
    int32_t start = i;
    UChar32 c = text[i];
    if (c < 0x80) {
      i++;
      a->offsets[count] = start;
      a->units[count++] = (UChar)c;
      marks[start] = SL_CHARACTER | (c == ' ' || (c >= 9 && c <= 13) ? SL_SPACE : 0);
      continue;
    }
    U8_NEXT_OR_FFFD(text, i, length, c);
    ascii = 0;
    if (c >= 0x590) plain = 0;
    uint8_t mark = SL_CHARACTER;
    if (u_isWhitespace(c) || c == 0x200B) mark |= SL_SPACE;
    if (u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) mark |= SL_IGNORABLE;
    marks[start] = mark;
    a->offsets[count] = start;
    if (c <= 0xFFFF) {
      a->units[count++] = (UChar)c;
    } else {
      a->units[count++] = U16_LEAD(c);
      a->offsets[count] = start;
      a->units[count++] = U16_TRAIL(c);
    }
  }
  a->offsets[count] = length;

  /* 2. line breaks */
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *lines = line_breaker(a, locale);
  if (!lines) return 1;
  ubrk_setText(lines, a->units, count, &status);
  if (U_FAILURE(status)) return 1;
  ubrk_first(lines);
  for (int32_t p = ubrk_next(lines); p != UBRK_DONE; p = ubrk_next(lines)) {
    int32_t rule = ubrk_getRuleStatus(lines);
    int hard = rule >= UBRK_LINE_HARD && rule < UBRK_LINE_HARD_LIMIT;
    /* The end of the text is a required break only after a line feed of its own. */
    if (p == count) {
      UChar last = a->units[count - 1];
      hard = last == 10 || last == 11 || last == 12 || last == 13 || last == 0x85 || last == 0x2028 || last == 0x2029;
    }
    marks[a->offsets[p]] |= hard ? SL_BREAK_ALLOWED | SL_BREAK_REQUIRED : SL_BREAK_ALLOWED;
  }

  /* 3. grapheme clusters */
  if (ascii) {
    for (int32_t i = 0; i < length; i++)
      if (!(text[i] == 10 && i > 0 && text[i - 1] == 13)) marks[i] |= SL_GRAPHEME;
  } else {
    if (!a->graphemes) a->graphemes = ubrk_open(UBRK_CHARACTER, "", NULL, 0, &status);
    if (U_FAILURE(status)) return 1;
    ubrk_setText(a->graphemes, a->units, count, &status);
    int32_t previous = ubrk_first(a->graphemes);
    for (int32_t p = ubrk_next(a->graphemes); p != UBRK_DONE; p = ubrk_next(a->graphemes)) {
      int32_t start = a->offsets[previous], end = a->offsets[p];
      marks[start] |= SL_GRAPHEME;
      if (is_emoji_cluster(text, start, end)) marks[start] |= SL_EMOJI;
      previous = p;
    }
  }
  marks[length] |= SL_GRAPHEME;

  /* 4. bidi levels; below U+0590 everything is left to right or neutral */
  if (base != SL_BASE_LEFT_TO_RIGHT || !plain) {
    if (!a->bidi) a->bidi = sl_bidi_create();
    int32_t characters = 0;
    for (int32_t i = 0; i < count; characters++) {
      UChar32 c;
      U16_NEXT(a->units, i, count, c);
      a->points[characters] = (uint32_t)c;
    }
    int32_t paragraph =
        sl_bidi_levels(a->bidi, a->points, characters, base == SL_BASE_FIRST_STRONG ? -1 : base, a->point_levels);
    if (paragraph < 0) return 1;
    for (int32_t i = 0, k = 0; i < length; i++)
      if (marks[i] & SL_CHARACTER) levels[i] = a->point_levels[k++];
    levels[length] = (uint8_t)paragraph;
  }

  /* 5. scripts */
  resolve_scripts(text, length, scripts);
  return 0;
}

void sl_reorder(const uint8_t *levels, int32_t count, int32_t *order) { ubidi_reorderVisual(levels, count, order); }

uint32_t sl_base_character(uint32_t character) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *nfd = unorm2_getNFDInstance(&status);
  UChar decomposed[32];
  if (U_FAILURE(status)) return character;
  int32_t length = unorm2_getDecomposition(nfd, (UChar32)character, decomposed, 32, &status);
  if (U_FAILURE(status) || length <= 0) return character;
  UChar32 first;
  int32_t i = 0;
  U16_NEXT(decomposed, i, length, first);
  return (uint32_t)first;
}
