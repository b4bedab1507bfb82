#include "CBytes.h"

#include <stdint.h>
#include <string.h>

enum { step = 16 };

// Sixteen bytes, and what a comparison of them gives: all bits set, or none.
typedef unsigned char Block __attribute__((vector_size(step)));
typedef signed char Mask __attribute__((vector_size(step)));

static inline Block load(const unsigned char *bytes) {
  Block block;
  memcpy(&block, bytes, step);
  return block;
}

static inline int any(Mask mask) {
  uint64_t halves[2];
  memcpy(halves, &mask, step);
  return (halves[0] | halves[1]) != 0;
}

// Whether a block holds something, and its first place, which is looked for byte by byte: few do.
static inline size_t first(Mask mask) {
  size_t place = 0;
  while (!mask[place]) place++;
  return place;
}

size_t bytes_find(const void *bytes, size_t count, unsigned char byte) {
  const unsigned char *found = memchr(bytes, byte, count);
  return found ? (size_t)(found - (const unsigned char *)bytes) : count;
}

size_t bytes_next_line(const unsigned char *bytes, size_t start, size_t count, int returns) {
  size_t end = start;
  if (returns) while (end < count && bytes[end] != '\n' && bytes[end] != '\r') end++;
  else end += bytes_find(bytes + start, count - start, '\n');
  if (end >= count) return 0;
  int is_pair = bytes[end] == '\r' && end + 1 < count && bytes[end + 1] == '\n';
  return end + (is_pair ? 2 : 1);
}

size_t bytes_length(const char *string) { return strlen(string); }

// `<` and `>` differ in one bit only, `"` and `&` in another.
static inline Mask special(Block block) {
  return ((block & 0xFD) == 0x3C) | ((block & 0xFB) == 0x22);
}

static inline int is_special(unsigned char byte) {
  return (byte & 0xFD) == 0x3C || (byte & 0xFB) == 0x22;
}

size_t bytes_special(const unsigned char *bytes, size_t start, size_t count) {
  size_t index = start;
  for (; index + step <= count; index += step) {
    Mask found = special(load(bytes + index));
    if (any(found)) return index + first(found);
  }
  // The last sixteen once more: those before `index` are known to be none.
  if (index < count && count - start >= step) {
    Mask found = special(load(bytes + count - step));
    return any(found) ? count - step + first(found) : count;
  }
  while (index < count && !is_special(bytes[index])) index++;
  return index;
}

size_t bytes_pairs(const unsigned char *bytes, size_t start, size_t count) {
  size_t index = start;
  for (; index + step <= count; index += step) {
    Block block = load(bytes + index), before = load(bytes + index - 1);
    Mask continues = (block & 0xC0) == 0x80, expected = (before & 0xE0) == 0xC0;
    // Longer characters, and what could be written in one byte.
    Mask other = (block >= 0xE0) | ((block & 0xFE) == 0xC0);
    if (any((continues ^ expected) | other)) break;
  }
  return index;
}

// Whether `byte` at `index` is there for the second time in a row, and one of `twice`.
static inline int is_twice(const unsigned char *bytes, size_t index, const char *twice) {
  return bytes[index] == bytes[index - 1] && bytes[index] && strchr(twice, bytes[index]);
}

size_t bytes_twice(const unsigned char *bytes, size_t start, size_t count, const char *twice) {
  size_t index = start;
  for (; index + step <= count; index += step) {
    Block block = load(bytes + index);
    // Not small letters before `w`, not line ends, spaces and `#`: these are often doubled in text.
    Mask rare = ((block - '%') <= '_' - '%') | ((block - 'w') <= '~' - 'w');
    if (!any(rare & (block == load(bytes + index - 1)))) continue;
    for (size_t end = index + step, place = index; place < end; place++)
      if (is_twice(bytes, place, twice)) return place;
  }
  for (; index < count; index++) if (is_twice(bytes, index, twice)) return index;
  return count;
}
