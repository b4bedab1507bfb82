#include "CArena.h"

#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// Chunks grow with the file that is parsed, and stay for the next file of the same thread.
typedef struct Chunk {
  struct Chunk *next;
  size_t capacity;
  unsigned char contents[];
} Chunk;

// Each allocation knows its size, for realloc. What libcmark keeps needs the alignment of a pointer.
enum { header = 8, first_chunk = 1 << 18, largest_chunk = 1 << 23 };

static _Thread_local Chunk *chunks;  // newest first
static _Thread_local unsigned char *top, *limit, *last;

// A thread gives its chunks back when it ends: the key's destructor runs then.
static pthread_key_t at_end;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void release(void *any) {
  (void)any;
  arena_reset(0);
}

static void make_key(void) {
  if (pthread_key_create(&at_end, release)) abort();
}

static void release_at_end(Chunk *chunk) {
  pthread_once(&once, make_key);
  if (pthread_setspecific(at_end, chunk)) abort();
}

static size_t rounded(size_t size) { return (size + 7) & ~(size_t)7; }

static void use(Chunk *chunk) {
  top = chunk->contents;
  limit = top + chunk->capacity;
}

// Apart, so that the usual way through take is short.
static __attribute__((noinline)) void grow(size_t need) {
  size_t capacity = chunks ? chunks->capacity * 2 : first_chunk;
  if (capacity > largest_chunk) capacity = largest_chunk;
  if (capacity < need) capacity = need;
  Chunk *chunk = malloc(sizeof *chunk + capacity);
  if (!chunk) abort();
  if (!chunks) release_at_end(chunk);
  chunk->next = chunks;
  chunk->capacity = capacity;
  chunks = chunk;
  use(chunk);
}

static inline void *take(size_t size) {
  if (size > SIZE_MAX / 2) abort();
  size_t need = rounded(size) + header;
  if ((size_t)(limit - top) < need) grow(need);
  unsigned char *taken = top + header;
  memcpy(top, &size, sizeof size);
  last = taken;
  top += need;
  return taken;
}

void *arena_calloc(size_t count, size_t size) {
  if (size && count > SIZE_MAX / 2 / size) abort();
  return memset(take(count * size), 0, count * size);
}

void *arena_realloc(void *pointer, size_t size) {
  if (!pointer) return take(size);
  size_t old;
  memcpy(&old, (unsigned char *)pointer - header, sizeof old);
  if (size <= old) return pointer;
  if (pointer == last && rounded(size) <= (size_t)(limit - last)) {
    memcpy(last - header, &size, sizeof size);
    top = last + rounded(size);
    return pointer;
  }
  return memcpy(take(size), pointer, old);
}

void arena_free(void *pointer) { (void)pointer; }

void arena_reset(size_t keep) {
  while (chunks && (chunks->next || chunks->capacity > keep)) {
    Chunk *next = chunks->next;
    // The newest chunk is the largest: it stays, the older ones go first.
    if (next && chunks->capacity <= keep) {
      chunks->next = next->next;
      free(next);
    } else {
      free(chunks);
      chunks = next;
    }
  }
  if (chunks) use(chunks);
  else top = limit = NULL;
  last = NULL;
}
