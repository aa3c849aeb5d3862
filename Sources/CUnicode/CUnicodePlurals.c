#include "CUnicodePlurals.h"

#include <pthread.h>
#include <stddef.h>
#include <string.h>
#include <unicode/uenum.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/ustring.h>

/* Opening rules costs far more than asking them: they are kept, and shared by threads under one lock. */
enum { RULES_KEPT = 64, LOCALE_CAPACITY = 64 };
static struct {
  char locale[LOCALE_CAPACITY];
  UPluralRules *rules;
} kept[RULES_KEPT];
static int keptCount = 0;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/* The kept rules of a locale, or NULL. Held for the life of the process. */
static const UPluralRules *rules_for(const char *locale) {
  if (strlen(locale) >= LOCALE_CAPACITY) return NULL;
  pthread_mutex_lock(&lock);
  const UPluralRules *found = NULL;
  for (int i = 0; i < keptCount && !found; i++)
    if (strcmp(kept[i].locale, locale) == 0) found = kept[i].rules;
  if (!found && keptCount < RULES_KEPT) {
    UErrorCode status = U_ZERO_ERROR;
    UPluralRules *rules = uplrules_openForType(locale, UPLURAL_TYPE_CARDINAL, &status);
    if (U_SUCCESS(status)) {
      strcpy(kept[keptCount].locale, locale);
      kept[keptCount++].rules = rules;
      found = rules;
    }
  }
  pthread_mutex_unlock(&lock);
  return found;
}

static int32_t category_of(const UChar *keyword, int32_t length) {
  static const char *const names[] = {"zero", "one", "two", "few", "many", "other"};
  char name[16];
  if (length >= (int32_t)sizeof name) return SL_PLURAL_OTHER;
  u_UCharsToChars(keyword, name, length);
  name[length] = 0;
  for (int32_t i = 0; i < 6; i++)
    if (strcmp(name, names[i]) == 0) return i;
  return SL_PLURAL_OTHER;
}

int32_t sl_plural_category(const char *locale, double value, int32_t fractionDigits) {
  const UPluralRules *rules = rules_for(locale);
  if (!rules) return SL_PLURAL_OTHER;
  UErrorCode status = U_ZERO_ERROR;
  UChar keyword[16];
  int32_t length;
  if (fractionDigits <= 0) {
    length = uplrules_select(rules, value, keyword, 16, &status);
  } else {
    /* "1.0" is not "1": the visible decimals take part in the rules. */
    UChar skeleton[32];
    int32_t digits = fractionDigits < 20 ? fractionDigits : 20;
    skeleton[0] = '.';
    for (int32_t i = 1; i <= digits; i++) skeleton[i] = '0';
    UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(skeleton, digits + 1, locale, &status);
    UFormattedNumber *formatted = unumf_openResult(&status);
    if (U_SUCCESS(status)) unumf_formatDouble(formatter, value, formatted, &status);
    length = U_SUCCESS(status) ? uplrules_selectFormatted(rules, formatted, keyword, 16, &status) : 0;
    if (formatted) unumf_closeResult(formatted);
    if (formatter) unumf_close(formatter);
  }
  return U_SUCCESS(status) ? category_of(keyword, length) : SL_PLURAL_OTHER;
}

int32_t sl_plural_categories(const char *locale) {
  const UPluralRules *rules = rules_for(locale);
  UErrorCode status = U_ZERO_ERROR;
  int32_t found = 1 << SL_PLURAL_OTHER;
  if (!rules) return found;
  UEnumeration *keywords = uplrules_getKeywords(rules, &status);
  int32_t length = 0;
  const UChar *keyword;
  while (U_SUCCESS(status) && (keyword = uenum_unext(keywords, &length, &status))) found |= 1 << category_of(keyword, length);
  if (keywords) uenum_close(keywords);
  return found;
}

static int32_t to_utf8(const UChar *text, int32_t length, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t written = 0;
  u_strToUTF8(buffer, capacity, &written, text, length, &status);
  return U_SUCCESS(status) && written < capacity ? written : -1;
}

int32_t sl_format_integer(const char *locale, int64_t value, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, &status);
  UChar text[128];
  int32_t length = U_SUCCESS(status) ? unum_formatInt64(format, value, text, 128, NULL, &status) : 0;
  if (format) unum_close(format);
  return U_SUCCESS(status) ? to_utf8(text, length, buffer, capacity) : -1;
}

int32_t sl_format_decimal(const char *locale, double value, int32_t fractionDigits, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, &status);
  UChar text[512];
  int32_t length = 0;
  if (U_SUCCESS(status)) {
    unum_setAttribute(format, UNUM_MIN_FRACTION_DIGITS, fractionDigits);
    unum_setAttribute(format, UNUM_MAX_FRACTION_DIGITS, fractionDigits);
    length = unum_formatDouble(format, value, text, 512, NULL, &status);
  }
  if (format) unum_close(format);
  return U_SUCCESS(status) ? to_utf8(text, length, buffer, capacity) : -1;
}
