// A bump allocator of the calling thread for libcmark, whose allocator type carries no context.
#pragma once
#include <stddef.h>

void *arena_calloc(size_t count, size_t size);
void *arena_realloc(void *pointer, size_t size);
void arena_free(void *pointer);

/// Forgets every allocation of this thread; keeps at most `keep` bytes for the next ones.
void arena_reset(size_t keep);
