/* A thread that looks after the others: memory, progress, and the process that watches. It takes no lock and no memory. */
#include "Journal.h"

#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

static const uint64_t second = 1000000000;
/* Memory grows by some gigabytes a second at most: so long after the limit it is noticed. */
static const long look_every = 50000000; /* nanoseconds */
static const int look_at_progress_every = 5;

_Noreturn void sj_give_up(int32_t reason, int32_t thread) {
  int32_t none = 0;
  if (atomic_compare_exchange_strong(&sj_shared->culprit, &none, thread + 1)) atomic_store(&sj_shared->signal, 0);
  atomic_store(&sj_shared->reason, reason);
  kill(getpid(), SIGKILL);
  for (;;) pause();
}

static uint64_t time_of(clockid_t clock) {
  struct timespec time;
  if (clock_gettime(clock, &time) != 0) return 0;
  return (uint64_t)time.tv_sec * second + (uint64_t)time.tv_nsec;
}

/* Of two limits; 0: none. */
static uint64_t smaller(uint64_t a, uint64_t b) { return a == 0 ? b : b == 0 || a < b ? a : b; }

/* The most memory this process has used so far, in bytes: needs no /proc. */
static uint64_t memory_used(void) {
  struct rusage usage;
  if (getrusage(RUSAGE_SELF, &usage) != 0) return 0;
#ifdef __APPLE__
  return (uint64_t)usage.ru_maxrss;
#else
  return (uint64_t)usage.ru_maxrss * 1024;
#endif
}

/* What a thread had done when it last gave a sign. */
static struct {
  uint64_t thread;
  uint64_t beats;
  uint64_t processor_time;
} seen[SJ_THREADS];

/* Processor time and beats of all, and for how long they have stood still. */
static struct {
  uint64_t processor_time;
  uint64_t beats;
  uint64_t waited;
} standstill;

/* Each thread's own processor time counts, so that neither a slow machine nor one that sleeps is taken for a standstill. */
static void look_at_progress(uint64_t elapsed) {
  uint64_t limit = atomic_load(&sj_shared->stall_limit);
  if (limit == 0) return;
  int32_t used = atomic_load(&sj_shared->used);
  uint64_t beats = 0;
  bool is_busy = false;
  for (int32_t number = 0; number < used; number++) {
    sj_thread *slot = &sj_shared->threads[number];
    uint64_t thread = atomic_load(&slot->thread);
    uint64_t own = atomic_load(&slot->beats);
    beats += own;
    if (thread == 0 || atomic_load(&slot->depth) == 0) {
      seen[number].thread = 0;
      continue;
    }
    is_busy = true;
    uint64_t time = sj_processor_time(number);
    if (seen[number].thread != thread || seen[number].beats != own || time < seen[number].processor_time) {
      seen[number].thread = thread;
      seen[number].beats = own;
      seen[number].processor_time = time;
    } else if (time - seen[number].processor_time > smaller(limit, atomic_load(&slot->allowance))) {
      sj_give_up(SJ_STALLED, number);
    }
  }
  /* Nobody works and nobody gets on. A tick of a stopped or sleeping machine counts as one. */
  uint64_t time = time_of(CLOCK_PROCESS_CPUTIME_ID);
  bool stands = is_busy && beats == standstill.beats && time - standstill.processor_time < elapsed / 20;
  standstill.waited = stands ? standstill.waited + (elapsed < second ? elapsed : second) : 0;
  standstill.beats = beats;
  standstill.processor_time = time;
  if (standstill.waited > limit) sj_give_up(SJ_WAITING, -1);
}

static void *watch(void *unused) {
  (void)unused;
  uint64_t last = time_of(CLOCK_MONOTONIC);
  for (int turn = 0;; turn++) {
    struct timespec pause = {.tv_nsec = look_every};
    nanosleep(&pause, NULL);
    /* Where the system does not end this process with the one that started it. */
    if (getppid() != sj_shared->parent) kill(getpid(), SIGKILL);
    uint64_t limit = atomic_load(&sj_shared->memory_limit);
    if (limit != 0 && memory_used() > limit) sj_give_up(SJ_MEMORY, -1);
    if (turn % look_at_progress_every != 0) continue;
    uint64_t now = time_of(CLOCK_MONOTONIC);
    look_at_progress(now - last);
    last = now;
  }
  return NULL;
}

void sj_start_watch(void) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return;
  pthread_attr_setstacksize(&attributes, 128 * 1024);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  /* Without it limits do not hold; what the system ends is noticed all the same. */
  (void)pthread_create(&thread, &attributes, watch, NULL);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  pthread_attr_destroy(&attributes);
}

void sj_limit(uint64_t megabytes, uint64_t seconds) {
  if (!sj_kept) return;
  atomic_store(&sj_shared->memory_limit, megabytes > UINT64_MAX >> 20 ? 0 : megabytes << 20);
  atomic_store(&sj_shared->stall_limit, seconds > UINT64_MAX / second ? 0 : seconds * second);
}

/* MARK: What there is */

/* A number on the first line; `max` and files that are not there give 0. */
static uint64_t number_in(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) return 0;
  unsigned long long number = 0;
  if (fscanf(file, "%llu", &number) != 1) number = 0;
  fclose(file);
  return number;
}

static uint64_t limit_of(int resource) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return 0;
  return (uint64_t)limit.rlim_cur;
}

uint64_t sj_memory_available(void) {
  uint64_t memory = 0;
  long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
  if (pages > 0 && size > 0) memory = (uint64_t)pages * (uint64_t)size;
#ifdef __linux__
  /* Of a container: cgroups of version 2, then 1. */
  memory = smaller(memory, number_in("/sys/fs/cgroup/memory.max"));
  memory = smaller(memory, number_in("/sys/fs/cgroup/memory/memory.limit_in_bytes"));
#endif
  return smaller(memory, smaller(limit_of(RLIMIT_AS), limit_of(RLIMIT_DATA)));
}
