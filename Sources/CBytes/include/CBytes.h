// Searches in bytes, sixteen at a time. In C, because the comparisons of Swift's vectors become
// loops over their elements, which takes a hundred times as long.
#pragma once
#include <stddef.h>

/// Where the first such byte stands; `count` where there is none.
size_t bytes_find(const void *bytes, size_t count, unsigned char byte);

/// Where the line after that of `start` begins; 0 where there is none. LF, CRLF and a lone CR end a
/// line; `returns` is 0 only if there is no CR, which is faster.
size_t bytes_next_line(const unsigned char *bytes, size_t start, size_t count, int returns);

/// How many bytes a C string has before its NUL.
size_t bytes_length(const char *string);

/// The first of `<`, `>`, `&` and `"` from `start` on; `count` where there is none.
size_t bytes_special(const unsigned char *bytes, size_t start, size_t count);

/// How far bytes from `start` on are ASCII and whole characters of two bytes, in steps of sixteen;
/// the last character may lack its second byte. What stands before `start`, one byte at least, ends
/// a character.
size_t bytes_pairs(const unsigned char *bytes, size_t start, size_t count);

/// The first place from `start` on, 1 at least, where one of `twice` stands for the second time in a
/// row; `count` where there is none. These are from `%` to `_` or from `w` to `~`.
size_t bytes_twice(const unsigned char *bytes, size_t start, size_t count, const char *twice);
