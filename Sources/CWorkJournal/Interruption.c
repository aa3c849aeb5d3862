/* When the run began, and whether somebody interrupted it: both processes know. */
#include "Journal.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <time.h>

/* Where no journal is kept. */
static _Atomic uint64_t own_interruption = 0;

uint64_t sj_time(void) {
  struct timespec time;
  if (clock_gettime(CLOCK_MONOTONIC, &time) != 0) return 1;
  return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

uint64_t sj_began(void) {
  if (sj_shared) return atomic_load(&sj_shared->began);
  return sj_time();
}

uint64_t sj_interrupted(void) {
  _Atomic uint64_t *when = sj_shared ? &sj_shared->interrupted : &own_interruption;
  return atomic_load_explicit(when, memory_order_relaxed);
}

bool sj_note_interrupt(void) {
  _Atomic uint64_t *when = sj_shared ? &sj_shared->interrupted : &own_interruption;
  uint64_t none = 0;
  return atomic_compare_exchange_strong(when, &none, sj_time());
}

static void on_interrupt(int number) {
  int saved = errno;
  bool is_first = sj_note_interrupt();
  /* With a process that watches, that one counts: a terminal sends the signal to both. */
  if (!is_first && !sj_kept) {
    signal(number, SIG_DFL);
    raise(number);
  }
  errno = saved;
}

void sj_take_interrupts(void) {
  struct sigaction before;
  if (sigaction(SIGINT, NULL, &before) != 0 || before.sa_handler == SIG_IGN) return;
  struct sigaction action = {.sa_handler = on_interrupt, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, NULL);
  if (sj_shared) atomic_store(&sj_shared->takes_interrupts, true);
}

void sj_leave_interrupts(void) {
  struct sigaction before;
  if (sigaction(SIGINT, NULL, &before) != 0 || before.sa_handler != on_interrupt) return;
  if (sj_shared) atomic_store(&sj_shared->takes_interrupts, false);
  signal(SIGINT, SIG_DFL);
}
