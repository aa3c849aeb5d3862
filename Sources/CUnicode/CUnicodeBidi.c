#include "CUnicodeBidi.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/uchar.h>

/* UAX #9, revision 46. ICU's own implementation differs from it in 31 of the 91,707 cases of BidiCharacterTest.txt:
 * isolates and brackets under overrides, marks after brackets, more than 63 open brackets, and embeddings in text
 * without right-to-left letters. */

enum { MAX_DEPTH = 125, MAX_OPEN_BRACKETS = 63 };

typedef uint8_t type;

struct sl_bidi {
  int32_t capacity;
  type *original, *types, *strip; /* classes of characters; as overridden; of a sequence, as resolved */
  uint8_t *explicit;              /* levels as X1 to X8 leave them */
  int32_t *match;                 /* of an isolate initiator its PDI, of a PDI its initiator, else -1 */
  int32_t *kept;                  /* characters that rule X9 leaves */
  int32_t *run_end;               /* for the first kept character of a level run: where it ends, in `kept` */
  int32_t *place;                 /* of a character in `kept` */
  int32_t *sequence;              /* characters of an isolating run sequence; also a stack */
  int32_t *pairs;                 /* opening and closing bracket, by opening */
};

sl_bidi *sl_bidi_create(void) { return calloc(1, sizeof(sl_bidi)); }

void sl_bidi_destroy(sl_bidi *b) {
  if (!b) return;
  free(b->original), free(b->types), free(b->strip), free(b->explicit), free(b->match), free(b->kept), free(b->run_end), free(b->place);
  free(b->sequence), free(b->pairs);
  free(b);
}

static int grow(void **memory, size_t size) {
  void *larger = realloc(*memory, size);
  if (larger) *memory = larger;
  return larger != NULL;
}

static int reserve(sl_bidi *b, int32_t count) {
  if (b->capacity >= count) return 1;
  size_t room = (size_t)count + (size_t)count / 2 + 64, index = room * sizeof(int32_t);
  if (!grow((void **)&b->original, room) || !grow((void **)&b->types, room) || !grow((void **)&b->strip, room) ||
      !grow((void **)&b->explicit, room) || !grow((void **)&b->match, index) || !grow((void **)&b->kept, index) || !grow((void **)&b->run_end, index) ||
      !grow((void **)&b->place, index) || !grow((void **)&b->sequence, index) || !grow((void **)&b->pairs, 2 * index))
    return 0;
  b->capacity = (int32_t)room;
  return 1;
}

static int is_initiator(type t) {
  return t == U_LEFT_TO_RIGHT_ISOLATE || t == U_RIGHT_TO_LEFT_ISOLATE || t == U_FIRST_STRONG_ISOLATE;
}
static int is_isolate(type t) { return is_initiator(t) || t == U_POP_DIRECTIONAL_ISOLATE; }
static int is_removed(type t) {
  return t == U_LEFT_TO_RIGHT_EMBEDDING || t == U_RIGHT_TO_LEFT_EMBEDDING || t == U_LEFT_TO_RIGHT_OVERRIDE ||
         t == U_RIGHT_TO_LEFT_OVERRIDE || t == U_POP_DIRECTIONAL_FORMAT || t == U_BOUNDARY_NEUTRAL;
}
static int is_neutral(type t) {
  return t == U_BLOCK_SEPARATOR || t == U_SEGMENT_SEPARATOR || t == U_WHITE_SPACE_NEUTRAL || t == U_OTHER_NEUTRAL ||
         is_isolate(t);
}
static type direction(int level) { return level & 1 ? U_RIGHT_TO_LEFT : U_LEFT_TO_RIGHT; }

/* BD9 */
static void match_isolates(sl_bidi *b, int32_t count) {
  int32_t depth = 0;
  for (int32_t i = 0; i < count; i++) {
    b->match[i] = -1;
    if (is_initiator(b->original[i])) b->sequence[depth++] = i;
    else if (b->original[i] == U_POP_DIRECTIONAL_ISOLATE && depth > 0) {
      b->match[i] = b->sequence[--depth];
      b->match[b->match[i]] = i;
    }
  }
}

/* P2, P3: the level of the first strong character, -1 where there is none */
static int first_strong(const sl_bidi *b, int32_t start, int32_t end) {
  for (int32_t i = start; i < end; i++) {
    type t = b->original[i];
    if (t == U_LEFT_TO_RIGHT) return 0;
    if (t == U_RIGHT_TO_LEFT || t == U_RIGHT_TO_LEFT_ARABIC) return 1;
    if (is_initiator(t)) {
      if (b->match[i] < 0) return -1;
      i = b->match[i];
    }
  }
  return -1;
}

/* X1 to X8 */
static void explicit_levels(sl_bidi *b, int32_t count, int base, uint8_t *levels) {
  struct { uint8_t level, isolate; type override; } stack[MAX_DEPTH + 2];
  int32_t top = 0, overflow_isolates = 0, overflow_embeddings = 0, valid_isolates = 0;
  stack[0].level = (uint8_t)base, stack[0].isolate = 0, stack[0].override = U_OTHER_NEUTRAL;
  for (int32_t i = 0; i < count; i++) {
    type t = b->original[i];
    if (is_initiator(t) || (is_removed(t) && t != U_BOUNDARY_NEUTRAL && t != U_POP_DIRECTIONAL_FORMAT)) {
      int to_right = t == U_RIGHT_TO_LEFT_EMBEDDING || t == U_RIGHT_TO_LEFT_OVERRIDE || t == U_RIGHT_TO_LEFT_ISOLATE;
      if (t == U_FIRST_STRONG_ISOLATE) to_right = first_strong(b, i + 1, b->match[i] < 0 ? count : b->match[i]) == 1;
      levels[i] = stack[top].level;
      if (is_initiator(t) && stack[top].override != U_OTHER_NEUTRAL) b->types[i] = stack[top].override;
      int level = to_right ? (stack[top].level + 1) | 1 : (stack[top].level + 2) & ~1;
      if (level <= MAX_DEPTH && overflow_isolates == 0 && overflow_embeddings == 0) {
        if (is_initiator(t)) valid_isolates++;
        top++;
        stack[top].level = (uint8_t)level;
        stack[top].isolate = (uint8_t)is_initiator(t);
        stack[top].override = t == U_LEFT_TO_RIGHT_OVERRIDE   ? U_LEFT_TO_RIGHT
                              : t == U_RIGHT_TO_LEFT_OVERRIDE ? U_RIGHT_TO_LEFT
                                                              : U_OTHER_NEUTRAL;
      } else if (is_initiator(t)) {
        overflow_isolates++;
      } else if (overflow_isolates == 0) {
        overflow_embeddings++;
      }
    } else if (t == U_POP_DIRECTIONAL_ISOLATE) {
      if (overflow_isolates > 0) {
        overflow_isolates--;
      } else if (valid_isolates > 0) {
        overflow_embeddings = 0;
        while (!stack[top].isolate) top--;
        top--;
        valid_isolates--;
      }
      levels[i] = stack[top].level;
      if (stack[top].override != U_OTHER_NEUTRAL) b->types[i] = stack[top].override;
    } else if (t == U_POP_DIRECTIONAL_FORMAT) {
      levels[i] = stack[top].level;
      if (overflow_isolates > 0) continue;
      if (overflow_embeddings > 0) overflow_embeddings--;
      else if (!stack[top].isolate && top > 0) top--;
    } else if (t == U_BLOCK_SEPARATOR) {
      levels[i] = (uint8_t)base;
    } else {
      levels[i] = stack[top].level;
      if (t != U_BOUNDARY_NEUTRAL && stack[top].override != U_OTHER_NEUTRAL) b->types[i] = stack[top].override;
    }
  }
}

/* W1 to W7 on the classes in `strip`, one for each character of the sequence */
static void weak_types(sl_bidi *b, int32_t count, type start) {
  type *t = b->strip, strong = start;
  for (int32_t i = 0; i < count; i++) {
    if (t[i] != U_DIR_NON_SPACING_MARK) continue;
    type before = i == 0 ? start : t[i - 1];
    t[i] = i > 0 && is_isolate(before) ? U_OTHER_NEUTRAL : before;
  }
  for (int32_t i = 0; i < count; i++) {
    if (t[i] == U_LEFT_TO_RIGHT || t[i] == U_RIGHT_TO_LEFT || t[i] == U_RIGHT_TO_LEFT_ARABIC) strong = t[i];
    else if (t[i] == U_EUROPEAN_NUMBER && strong == U_RIGHT_TO_LEFT_ARABIC) t[i] = U_ARABIC_NUMBER;
  }
  for (int32_t i = 0; i < count; i++)
    if (t[i] == U_RIGHT_TO_LEFT_ARABIC) t[i] = U_RIGHT_TO_LEFT;
  for (int32_t i = 1; i + 1 < count; i++) {
    if (t[i] == U_EUROPEAN_NUMBER_SEPARATOR && t[i - 1] == U_EUROPEAN_NUMBER && t[i + 1] == U_EUROPEAN_NUMBER)
      t[i] = U_EUROPEAN_NUMBER;
    else if (t[i] == U_COMMON_NUMBER_SEPARATOR && t[i - 1] == t[i + 1] &&
             (t[i - 1] == U_EUROPEAN_NUMBER || t[i - 1] == U_ARABIC_NUMBER))
      t[i] = t[i - 1];
  }
  for (int32_t i = 0; i < count;) {
    int32_t end = i;
    while (end < count && t[end] == U_EUROPEAN_NUMBER_TERMINATOR) end++;
    int beside = (i > 0 && t[i - 1] == U_EUROPEAN_NUMBER) || (end < count && t[end] == U_EUROPEAN_NUMBER);
    for (int32_t k = i; k < end; k++) t[k] = beside ? U_EUROPEAN_NUMBER : U_OTHER_NEUTRAL;
    i = end > i ? end : i + 1;
  }
  strong = start;
  for (int32_t i = 0; i < count; i++) {
    if (t[i] == U_EUROPEAN_NUMBER_SEPARATOR || t[i] == U_COMMON_NUMBER_SEPARATOR) t[i] = U_OTHER_NEUTRAL;
    if (t[i] == U_LEFT_TO_RIGHT || t[i] == U_RIGHT_TO_LEFT) strong = t[i];
    else if (t[i] == U_EUROPEAN_NUMBER && strong == U_LEFT_TO_RIGHT) t[i] = U_LEFT_TO_RIGHT;
  }
}

/* Numbers count as right to left. */
static type strong_type(type t) {
  if (t == U_EUROPEAN_NUMBER || t == U_ARABIC_NUMBER) return U_RIGHT_TO_LEFT;
  return t == U_LEFT_TO_RIGHT || t == U_RIGHT_TO_LEFT ? t : U_OTHER_NEUTRAL;
}

static int by_opening(const void *a, const void *b) {
  int32_t first = *(const int32_t *)a, second = *(const int32_t *)b;
  return first < second ? -1 : first > second;
}

/* BD14 to BD16 */
static int32_t bracket_pairs(sl_bidi *b, const uint32_t *text, int32_t count) {
  struct { uint32_t closing; int32_t place; } open[MAX_OPEN_BRACKETS];
  int32_t depth = 0, pairs = 0;
  for (int32_t i = 0; i < count; i++) {
    if (b->strip[i] != U_OTHER_NEUTRAL) continue;
    UChar32 c = (UChar32)text[b->sequence[i]];
    int kind = u_getIntPropertyValue(c, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
    if (kind == U_BPT_NONE) continue;
    UChar32 closing = kind == U_BPT_OPEN ? u_getBidiPairedBracket(c) : c;
    if (closing == 0x232A) closing = 0x3009; /* canonically equivalent */
    if (kind == U_BPT_OPEN) {
      if (depth == MAX_OPEN_BRACKETS) break;
      open[depth].closing = (uint32_t)closing;
      open[depth++].place = i;
      continue;
    }
    for (int32_t d = depth - 1; d >= 0; d--) {
      if (open[d].closing != (uint32_t)closing) continue;
      b->pairs[2 * pairs] = open[d].place;
      b->pairs[2 * pairs++ + 1] = i;
      depth = d;
      break;
    }
  }
  qsort(b->pairs, (size_t)pairs, 2 * sizeof(int32_t), by_opening);
  return pairs;
}

/* N0 */
static void resolve_brackets(sl_bidi *b, const uint32_t *text, int32_t count, type start, type embedding) {
  type *t = b->strip;
  int32_t pairs = bracket_pairs(b, text, count);
  for (int32_t p = 0; p < pairs; p++) {
    int32_t opening = b->pairs[2 * p], closing = b->pairs[2 * p + 1];
    type found = U_OTHER_NEUTRAL;
    for (int32_t i = opening + 1; i < closing && found != embedding; i++) {
      type strong = strong_type(t[i]);
      if (strong != U_OTHER_NEUTRAL) found = strong;
    }
    if (found == U_OTHER_NEUTRAL) continue;
    if (found != embedding) {
      type before = start;
      for (int32_t i = opening - 1; i >= 0; i--) {
        type strong = strong_type(t[i]);
        if (strong == U_OTHER_NEUTRAL) continue;
        before = strong;
        break;
      }
      if (before != found) found = embedding;
    }
    for (int side = 0; side < 2; side++) {
      int32_t place = side == 0 ? opening : closing;
      t[place] = found;
      for (int32_t i = place + 1; i < count && b->original[b->sequence[i]] == U_DIR_NON_SPACING_MARK; i++) t[i] = found;
    }
  }
}

/* N1, N2 */
static void resolve_neutrals(sl_bidi *b, int32_t count, type start, type end, type embedding) {
  type *t = b->strip;
  for (int32_t i = 0; i < count;) {
    if (!is_neutral(t[i])) {
      i++;
      continue;
    }
    int32_t stop = i;
    while (stop < count && is_neutral(t[stop])) stop++;
    type before = i == 0 ? start : strong_type(t[i - 1]), after = stop == count ? end : strong_type(t[stop]);
    for (int32_t k = i; k < stop; k++) t[k] = before == after ? before : embedding;
    i = stop;
  }
}

static void resolve_sequence(sl_bidi *b, const uint32_t *text, int32_t count, type start, type end, uint8_t *levels) {
  int level = levels[b->sequence[0]];
  for (int32_t i = 0; i < count; i++) b->strip[i] = b->types[b->sequence[i]];
  weak_types(b, count, start);
  resolve_brackets(b, text, count, start, direction(level));
  resolve_neutrals(b, count, start, end, direction(level));
  for (int32_t i = 0; i < count; i++) { /* I1, I2 */
    type t = b->strip[i];
    if (level & 1) levels[b->sequence[i]] = (uint8_t)(t == U_RIGHT_TO_LEFT ? level : level + 1);
    else levels[b->sequence[i]] = (uint8_t)(t == U_LEFT_TO_RIGHT ? level : t == U_RIGHT_TO_LEFT ? level + 1 : level + 2);
  }
}

/* BD13, X10: sequences are found and resolved one after the other. */
static void resolve_runs(sl_bidi *b, const uint32_t *text, int32_t count, int base, uint8_t *levels) {
  const uint8_t *explicit = b->explicit;
  int32_t kept = 0;
  for (int32_t i = 0; i < count; i++) {
    b->place[i] = -1;
    if (is_removed(b->original[i])) continue;
    b->place[i] = kept;
    b->kept[kept++] = i;
  }
  for (int32_t k = kept - 1; k >= 0; k--) {
    int joined = k + 1 < kept && explicit[b->kept[k]] == explicit[b->kept[k + 1]];
    b->run_end[k] = joined ? b->run_end[k + 1] : k + 1;
  }
  for (int32_t first = 0; first < kept; first = b->run_end[first]) {
    int32_t opening = b->kept[first];
    if (b->original[opening] == U_POP_DIRECTIONAL_ISOLATE && b->match[opening] >= 0) continue;
    int32_t length = 0, run = first, last;
    for (;;) {
      for (int32_t k = run; k < b->run_end[run]; k++) b->sequence[length++] = b->kept[k];
      last = b->sequence[length - 1];
      if (!is_initiator(b->original[last]) || b->match[last] < 0) break;
      run = b->place[b->match[last]];
    }
    int level = explicit[opening];
    int before = first > 0 ? explicit[b->kept[first - 1]] : base;
    int32_t next = b->place[last] + 1;
    int after = is_initiator(b->original[last]) || next >= kept ? base : explicit[b->kept[next]];
    resolve_sequence(b, text, length, direction(level > before ? level : before),
                     direction(level > after ? level : after), levels);
  }
}

/* L1 */
static void reset_white_space(const sl_bidi *b, int32_t count, int base, uint8_t *levels) {
  int resets = 1;
  for (int32_t i = count - 1; i >= 0; i--) {
    type t = b->original[i];
    if (t == U_BLOCK_SEPARATOR || t == U_SEGMENT_SEPARATOR) resets = 1;
    else if (t != U_WHITE_SPACE_NEUTRAL && !is_isolate(t) && !is_removed(t)) resets = 0;
    if (resets) levels[i] = (uint8_t)base;
  }
}

static int resolve_paragraph(sl_bidi *b, const uint32_t *text, int32_t count, int base, uint8_t *levels) {
  for (int32_t i = 0; i < count; i++) b->original[i] = (type)u_charDirection((UChar32)text[i]);
  match_isolates(b, count);
  if (base < 0) base = first_strong(b, 0, count) == 1;
  memcpy(b->types, b->original, (size_t)count);
  explicit_levels(b, count, base, b->explicit);
  memcpy(levels, b->explicit, (size_t)count);
  resolve_runs(b, text, count, base, levels);
  reset_white_space(b, count, base, levels);
  /* What rule X9 removes takes the level of what precedes it, so that it starts no run of its own. */
  for (int32_t i = 0; i < count; i++)
    if (is_removed(b->original[i])) levels[i] = i > 0 ? levels[i - 1] : (uint8_t)base;
  return base;
}

int32_t sl_bidi_levels(sl_bidi *b, const uint32_t *text, int32_t count, int32_t base, uint8_t *levels) {
  if (!b || !reserve(b, count)) return -1;
  int32_t first = base < 0 ? 0 : base;
  for (int32_t start = 0; start < count;) { /* P1 */
    int32_t end = start;
    while (end < count && u_charDirection((UChar32)text[end]) != U_BLOCK_SEPARATOR) end++;
    if (end < count) end += text[end] == 13 && end + 1 < count && text[end + 1] == 10 ? 2 : 1;
    int level = resolve_paragraph(b, text + start, end - start, base, levels + start);
    if (start == 0) first = level;
    start = end;
  }
  return first;
}
