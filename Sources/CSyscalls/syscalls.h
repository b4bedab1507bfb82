// Declarations that the C library of Linux shows only to sources that define _GNU_SOURCE, which
// no Swift module can do for the ones that it imports.
#pragma once

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
