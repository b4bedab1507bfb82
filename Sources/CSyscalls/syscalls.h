// What Swift cannot say by itself. Some declarations the C library of Linux shows only to sources
// that define _GNU_SOURCE, which no Swift module can do for the ones that it imports.
#pragma once

#include <pthread.h>

/// A thread; systems have different types for it.
typedef struct {
  pthread_t thread;
} machine_thread;

/// Begins a thread that calls a function with a context; 0 if there is one, else an error.
static inline int machine_thread_start(machine_thread *_Nonnull thread,
                                       void *_Nullable (*_Nonnull function)(void *_Nullable),
                                       void *_Nullable context) {
  return pthread_create(&thread->thread, NULL, function, context);
}

/// Waits until a thread has ended.
static inline void machine_thread_join(machine_thread thread) {
  pthread_join(thread.thread, NULL);
}

#ifdef __linux__
#include <stdlib.h>

#ifdef __GLIBC__
// Its header is in no module that Swift has.
#include <malloc.h>
#endif

/// Renames as renameat does, with flags of RENAME_...; renameat2(2).
int renameat2(int old_folder, const char *old_path, int new_folder, const char *new_path,
              unsigned int flags);

/// Both names exist, and change places in one step.
#define RENAME_EXCHANGE 2u
#endif
