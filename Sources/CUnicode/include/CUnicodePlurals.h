/* Plural rules and number formats of CLDR, through ICU. Locales are BCP 47 or ICU names. */
#ifndef CUNICODE_PLURALS_H
#define CUNICODE_PLURALS_H

#include <stdint.h>

enum {
  SL_PLURAL_ZERO = 0,
  SL_PLURAL_ONE = 1,
  SL_PLURAL_TWO = 2,
  SL_PLURAL_FEW = 3,
  SL_PLURAL_MANY = 4,
  SL_PLURAL_OTHER = 5,
};

/* The cardinal category of a number shown with `fractionDigits` decimals; SL_PLURAL_OTHER when ICU has no data. */
int32_t sl_plural_category(const char *locale, double value, int32_t fractionDigits);

/* The categories that the locale's cardinal rules know: bit n is set for category n. */
int32_t sl_plural_categories(const char *locale);

/* Writes the number with the locale's digits, separators and grouping as NUL-terminated UTF-8.
 * Returns the length without NUL, or -1 when it does not fit or ICU failed. */
int32_t sl_format_integer(const char *locale, int64_t value, char *buffer, int32_t capacity);
int32_t sl_format_decimal(const char *locale, double value, int32_t fractionDigits, char *buffer, int32_t capacity);

#endif
