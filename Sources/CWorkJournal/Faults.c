/* Defects made on purpose, so that containment is tested and not hoped for. */
#include "Journal.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

const char *sj_faults(void) { return sj_kept ? getenv("SIGHTLINE_FAULT") : NULL; }

/* Deeper and deeper; the result is used after the call, so that it is no loop. */
static unsigned descend(volatile const unsigned *end) {
  volatile unsigned char room[32 * 1024];
  room[0] = 1;
  if (*end) return 0;
  unsigned below = descend(end);
  return below + room[0];
}

static void take_all_memory(void) {
  size_t size = 16 << 20;
  for (;;) {
    volatile char *block = malloc(size);
    if (!block) abort();
    for (size_t index = 0; index < size; index += 4096) block[index] = 1;
  }
}

bool sj_fail(const char *fault) {
  volatile unsigned turns = 0;
  if (strcmp(fault, "trap") == 0) __builtin_trap();
  if (strcmp(fault, "segv") == 0) *(volatile int *)(uintptr_t)turns = 1;
  if (strcmp(fault, "bus") == 0) return raise(SIGBUS) == 0;
  if (strcmp(fault, "fpe") == 0) return raise(SIGFPE) == 0;
  if (strcmp(fault, "abort") == 0) abort();
  if (strcmp(fault, "kill") == 0) return raise(SIGKILL) == 0;
  if (strcmp(fault, "stack") == 0) return descend(&turns) == 0;
  if (strcmp(fault, "memory") == 0) take_all_memory();
  if (strcmp(fault, "hang") == 0) {
    for (;;) turns++;
  }
  if (strcmp(fault, "wait") == 0) {
    for (;;) pause();
  }
  return false;
}
