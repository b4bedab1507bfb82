// ICU renames its functions by version through macros, which Swift cannot import: each one that
// Florilegium calls stands here once more under a name of its own.
#pragma once
#include <string.h>
#include <unicode/ucal.h>
#include <unicode/uchar.h>
#include <unicode/ucol.h>
#include <unicode/udat.h>
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
// The scripts that a language is written in; 0 where none is known.
static inline int32_t icu_scripts(const char *locale, int32_t *codes, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode found[8];
  int32_t count = uscript_getCode(locale, found, 8, &status);
  if (U_FAILURE(status)) return 0;
  for (int32_t i = 0; i < count && i < capacity; i++) codes[i] = found[i];
  return count;
}
// The language that is most often written in a script; 0 where none is known.
static inline int32_t icu_likelyLanguage(int32_t script, char *target, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  char locale[160] = "und_", likely[160];
  const char *name = uscript_getShortName((UScriptCode)script);
  if (!name || strlen(name) > 8) return 0;
  strcat(locale, name);
  uloc_addLikelySubtags(locale, likely, sizeof likely, &status);
  if (U_FAILURE(status) || !strncmp(likely, "und", 3)) return 0;
  int32_t length = uloc_getLanguage(likely, target, capacity, &status);
  return U_FAILURE(status) ? 0 : length;
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
static inline const char *const *icu_languages(void) { return uloc_getISOLanguages(); }
// The code of three letters (ISO 639-2/T) of one of two; empty where there is none.
static inline const char *icu_longLanguage(const char *language) {
  return uloc_getISO3Language(language);
}
// What a language is called in another; 0 where that has no name for it.
static inline int32_t icu_languageName(
    const char *language, const char *speaker, UChar *target, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uloc_getDisplayLanguage(language, speaker, target, capacity, &status);
  return U_FAILURE(status) || status == U_USING_DEFAULT_WARNING ? 0 : length;
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

// Days as a language writes them out. NULL where ICU does not know the language: it would answer
// with that of the machine.
static inline UDateFormat *icu_openDates(const char *locale, const char *language) {
  static const UChar zone[] = {'U', 'T', 'C', 0};
  UErrorCode status = U_ZERO_ERROR;
  UDateFormat *format = udat_open(UDAT_NONE, UDAT_LONG, locale, zone, -1, NULL, 0, &status);
  char known[ULOC_LANG_CAPACITY] = "";
  const char *valid =
      U_FAILURE(status) ? NULL : udat_getLocaleByType(format, ULOC_VALID_LOCALE, &status);
  if (valid != NULL) uloc_getLanguage(valid, known, sizeof known, &status);
  if (U_SUCCESS(status) && known[0] && strcmp(known, language) == 0) return format;
  udat_close(format);
  return NULL;
}
static inline void icu_closeDates(UDateFormat *format) { udat_close(format); }
// A day of the calendar, whatever calendar was used then.
static inline int32_t icu_formatDay(
    UDateFormat *format, int32_t year, int32_t month, int32_t day, UChar *target, int32_t capacity,
    UErrorCode *status) {
  UCalendar *calendar = ucal_clone(udat_getCalendar(format), status);
  if (U_FAILURE(*status)) return 0;
  ucal_clear(calendar);
  ucal_setDate(calendar, year, month - 1, day, status);
  UDate time = ucal_getMillis(calendar, status);
  ucal_close(calendar);
  return udat_format(format, time, target, capacity, NULL, status);
}
static inline int32_t icu_language(
    const char *locale, char *target, int32_t capacity, UErrorCode *status) {
  return uloc_getLanguage(locale, target, capacity, status);
}
