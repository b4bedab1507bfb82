// ICU renames its functions by version through macros, which Swift cannot import: each one that
// Florilegium calls stands here once more under a name of its own.
#pragma once
#include <unicode/uchar.h>
#include <unicode/ucol.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/uset.h>
#include <unicode/ustring.h>

static inline int8_t icu_charType(UChar32 c) { return u_charType(c); }
static inline UChar32 icu_tolower(UChar32 c) { return u_tolower(c); }
static inline UChar32 icu_totitle(UChar32 c) { return u_totitle(c); }
static inline int32_t icu_script(UChar32 c) {
  UErrorCode status = U_ZERO_ERROR;
  return uscript_getScript(c, &status);
}
static inline int32_t icu_direction(UChar32 c) { return u_charDirection(c); }
static inline int8_t icu_combiningClass(UChar32 c) { return (int8_t)u_getCombiningClass(c); }
static inline const UNormalizer2 *icu_nfc(UErrorCode *status) { return unorm2_getNFCInstance(status); }
static inline int32_t icu_normalize(
    const UNormalizer2 *normalizer, const UChar *source, int32_t length, UChar *target,
    int32_t capacity, UErrorCode *status) {
  return unorm2_normalize(normalizer, source, length, target, capacity, status);
}

// The full canonical decomposition of a character; negative where it has none.
static inline int32_t icu_decompose(UChar32 c, UChar *target, int32_t capacity, UErrorCode *status) {
  const UNormalizer2 *normalizer = unorm2_getNFDInstance(status);
  return U_FAILURE(*status) ? -1 : unorm2_getDecomposition(normalizer, c, target, capacity, status);
}

// The full compatibility decomposition of a character; negative where it has none.
static inline int32_t icu_decomposeCompatibly(
    UChar32 c, UChar *target, int32_t capacity, UErrorCode *status) {
  const UNormalizer2 *normalizer = unorm2_getNFKDInstance(status);
  return U_FAILURE(*status) ? -1 : unorm2_getDecomposition(normalizer, c, target, capacity, status);
}

// Languages and collation.
static inline int32_t icu_locale(
    const char *tag, char *target, int32_t capacity, UErrorCode *status) {
  int32_t parsed = 0;
  return uloc_forLanguageTag(tag, target, capacity, &parsed, status);
}
static inline UCollator *icu_openCollator(const char *locale, UErrorCode *status) {
  return ucol_open(locale, status);
}
static inline void icu_closeCollator(UCollator *collator) { ucol_close(collator); }
static inline int32_t icu_sortKey(
    const UCollator *collator, const UChar *source, int32_t length, uint8_t *target,
    int32_t capacity) {
  return ucol_getSortKey(collator, source, length, target, capacity);
}

// The letters under which an index of a language stands. NULL where ICU knows none: it would answer
// with those of the machine's own language.
static inline USet *icu_openIndexSet(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  ULocaleData *data = ulocdata_open(locale, &status);
  USet *set = NULL;
  if (U_SUCCESS(status) && status != U_USING_DEFAULT_WARNING) {
    set = ulocdata_getExemplarSet(data, NULL, 0, ULOCDATA_ES_INDEX, &status);
  }
  ulocdata_close(data);
  return set;
}
static inline void icu_closeSet(USet *set) { uset_close(set); }
static inline int32_t icu_setItemCount(const USet *set) { return uset_getItemCount(set); }
// Item `index` of a set: a range of characters (the result is 0) or a string (its length).
static inline int32_t icu_setItem(
    const USet *set, int32_t index, UChar32 *first, UChar32 *last, UChar *string, int32_t capacity,
    UErrorCode *status) {
  return uset_getItem(set, index, first, last, string, capacity, status);
}
