/* The journal's memory, for the files of this target. */
#ifndef SJ_JOURNAL_H
#define SJ_JOURNAL_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include <pthread.h>
#include <stdatomic.h>

#include "CWorkJournal.h"

enum {
  SJ_LEVELS = 6,
  /* 256 threads, the main thread and some that end while others begin. */
  SJ_THREADS = 288,
  SJ_LEFT_OUT = 16,
  SJ_NAME = 512,
  SJ_FILE = 1536,
};

struct sj_work {
  int32_t kind;
  int32_t line;
  char name[SJ_NAME];
  char file[SJ_FILE];
};

typedef struct {
  /* `pthread_self`; 0: free. */
  _Atomic uint64_t thread;
  _Atomic uint64_t beats;
  /* Nanoseconds of processor time that what it works on may take without a sign, less than usual; 0: as usual. */
  _Atomic uint64_t allowance;
  /* May be larger than SJ_LEVELS: what lies deeper is not noted. */
  _Atomic int32_t depth;
  sj_work work[SJ_LEVELS];
} sj_thread;

typedef struct {
  /* The same program, built of the same layout. */
  uint64_t mark;
  int64_t parent;
  _Atomic bool is_adopted;
  _Atomic bool output_began;
  _Atomic int32_t reason;
  _Atomic int32_t signal;
  /* Number of the thread + 1; 0: not known. */
  _Atomic int32_t culprit;
  /* Threads that were ever used. */
  _Atomic int32_t used;
  _Atomic uint64_t memory_limit;  /* bytes */
  _Atomic uint64_t stall_limit;   /* nanoseconds */
  _Atomic uint64_t began;         /* nanoseconds */
  _Atomic uint64_t interrupted;   /* nanoseconds; 0: never */
  /* SIGINT is noted, and does not end the process that works. */
  _Atomic bool takes_interrupts;
  int32_t left_out_count;
  bool uses_one_thread;
  struct {
    int32_t signal;
    int32_t reason;
    sj_work work;
  } left_out[SJ_LEFT_OUT];
  sj_thread threads[SJ_THREADS];
} sj_journal;

extern sj_journal *sj_shared;
/* In the process that works. */
extern bool sj_kept;

/* Notes that somebody interrupts the run. Returns false when that was noted before. */
bool sj_note_interrupt(void);

/* Of a thread of this process: its processor time in nanoseconds. */
uint64_t sj_processor_time(int32_t thread);

/* Begins to keep the journal in this process: signals, limits, the watch. */
void sj_keep(void);
void sj_start_watch(void);
_Noreturn void sj_give_up(int32_t reason, int32_t thread);

#endif
