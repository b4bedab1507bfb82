// ICU renames its functions by version through macros, which Swift cannot import: each one that
// Florilegium calls stands here once more under a name of its own.
#pragma once
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>

static inline int8_t icu_charType(UChar32 c) { return u_charType(c); }
static inline UChar32 icu_tolower(UChar32 c) { return u_tolower(c); }
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
