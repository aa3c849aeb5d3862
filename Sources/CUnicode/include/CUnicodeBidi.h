#ifndef CUNICODE_BIDI_H
#define CUNICODE_BIDI_H

#include <stdint.h>

/* UAX #9: embedding levels. Memory is reused from call to call; one thread at a time. */
typedef struct sl_bidi sl_bidi;

sl_bidi *sl_bidi_create(void);
void sl_bidi_destroy(sl_bidi *bidi);

/* base: 0 left to right, 1 right to left, -1 by the first strong character of each paragraph. `levels` has room for
 * `count`; what rule X9 removes gets the level of the character before it. Returns the first paragraph's level, -1 when
 * memory runs out. */
int32_t sl_bidi_levels(sl_bidi *bidi, const uint32_t *text, int32_t count, int32_t base, uint8_t *levels);

#endif
