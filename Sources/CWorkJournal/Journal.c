#include "Journal.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#ifdef __APPLE__
#include <mach/mach.h>
#include <mach/thread_info.h>
#endif

sj_journal *sj_shared = NULL;
bool sj_kept = false;

/* Room for a signal handler, which a thread without stack needs. */
enum { HANDLER_STACK = 64 * 1024 };

static void *handler_stacks[SJ_THREADS];
#ifdef __APPLE__
static mach_port_t ports[SJ_THREADS];
#else
static clockid_t clocks[SJ_THREADS];
#endif

static pthread_key_t thread_end;
static _Thread_local sj_thread *own = NULL;
/* No slot was free: this thread is not in the journal. */
static _Thread_local bool is_left = false;

/* MARK: Threads */

static void release(void *slot) {
  stack_t none = {.ss_flags = SS_DISABLE};
  sigaltstack(&none, NULL);
  own = NULL;
  is_left = true;
  atomic_store(&((sj_thread *)slot)->depth, 0);
  atomic_store(&((sj_thread *)slot)->thread, 0);
}

static void use_handler_stack(int32_t number) {
  if (!handler_stacks[number]) {
    void *stack = mmap(NULL, HANDLER_STACK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (stack == MAP_FAILED) return;
    handler_stacks[number] = stack;
  }
  stack_t stack = {.ss_sp = handler_stacks[number], .ss_size = HANDLER_STACK};
  sigaltstack(&stack, NULL);
}

static sj_thread *claim(void) {
  for (int32_t number = 0; number < SJ_THREADS; number++) {
    sj_thread *slot = &sj_shared->threads[number];
    uint64_t none = 0;
    if (!atomic_compare_exchange_strong(&slot->thread, &none, (uint64_t)(uintptr_t)pthread_self())) continue;
    int32_t used = atomic_load(&sj_shared->used);
    while (used <= number && !atomic_compare_exchange_weak(&sj_shared->used, &used, number + 1)) {
    }
    use_handler_stack(number);
#ifdef __APPLE__
    ports[number] = pthread_mach_thread_np(pthread_self());
#else
    pthread_getcpuclockid(pthread_self(), &clocks[number]);
#endif
    pthread_setspecific(thread_end, slot);
    return slot;
  }
  is_left = true;
  return NULL;
}

uint64_t sj_processor_time(int32_t thread) {
#ifdef __APPLE__
  thread_basic_info_data_t info;
  mach_msg_type_number_t count = THREAD_BASIC_INFO_COUNT;
  if (thread_info(ports[thread], THREAD_BASIC_INFO, (thread_info_t)&info, &count) != KERN_SUCCESS) return 0;
  uint64_t seconds = (uint64_t)info.user_time.seconds + (uint64_t)info.system_time.seconds;
  uint64_t micros = (uint64_t)info.user_time.microseconds + (uint64_t)info.system_time.microseconds;
  return seconds * 1000000000 + micros * 1000;
#else
  struct timespec time;
  if (clock_gettime(clocks[thread], &time) != 0) return 0;
  return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
#endif
}

/* MARK: Work */

bool sj_is_kept(void) { return sj_kept; }

static void copy(char *to, const char *from, size_t room) {
  size_t length = strnlen(from, room);
  if (length == room) {
    length = room - 1;
    while (length > 0 && ((unsigned char)from[length] & 0xC0) == 0x80) length--;
  }
  memcpy(to, from, length);
  to[length] = 0;
}

static void beat(sj_thread *slot) {
  /* Only its own thread writes it. */
  uint64_t beats = atomic_load_explicit(&slot->beats, memory_order_relaxed);
  atomic_store_explicit(&slot->beats, beats + 1, memory_order_relaxed);
}

void sj_begin(int32_t kind, const char *name, const char *file, int32_t line) {
  if (!sj_kept) return;
  if (!own) {
    if (is_left) return;
    own = claim();
    if (!own) return;
  }
  int32_t depth = atomic_load_explicit(&own->depth, memory_order_relaxed);
  if (depth < SJ_LEVELS) {
    sj_work *work = &own->work[depth];
    work->kind = kind;
    work->line = line;
    copy(work->name, name, SJ_NAME);
    copy(work->file, file, SJ_FILE);
  }
  atomic_store_explicit(&own->allowance, 0, memory_order_relaxed);
  /* What is noted is there before it counts. */
  atomic_store_explicit(&own->depth, depth + 1, memory_order_release);
  beat(own);
}

void sj_end(void) {
  if (!sj_kept || !own) return;
  atomic_fetch_sub_explicit(&own->depth, 1, memory_order_release);
  atomic_store_explicit(&own->allowance, 0, memory_order_relaxed);
  beat(own);
}

void sj_allow(uint64_t seconds) {
  if (sj_kept && own) atomic_store_explicit(&own->allowance, seconds * 1000000000, memory_order_relaxed);
}

void sj_beat(void) {
  if (sj_kept && own) beat(own);
}

void sj_note_output(void) {
  if (sj_kept) atomic_store(&sj_shared->output_began, true);
}

bool sj_output_began(void) { return sj_shared && atomic_load(&sj_shared->output_began); }

/* MARK: Signals */

/* What a defect ends a process by. */
static const int faults[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGSYS};

/* Only loads, stores and what POSIX allows here. */
static void on_fault(int signal, siginfo_t *information, void *context) {
  (void)context;
  uint64_t self = (uint64_t)(uintptr_t)pthread_self();
  int32_t used = atomic_load(&sj_shared->used);
  int32_t culprit = 0;
  for (int32_t number = 0; number < used; number++) {
    if (atomic_load(&sj_shared->threads[number].thread) == self) culprit = number + 1;
  }
  int32_t none = 0;
  if (culprit != 0 && atomic_compare_exchange_strong(&sj_shared->culprit, &none, culprit)) {
    atomic_store(&sj_shared->signal, signal);
  }
  /* The default holds again: the same instruction fails once more, and what was only sent is sent again. */
  if (information->si_code <= 0) raise(signal);
}

void sj_keep(void) {
  if (pthread_key_create(&thread_end, release) != 0) return;
  struct sigaction action = {.sa_sigaction = on_fault, .sa_flags = SA_SIGINFO | SA_ONSTACK | (int)SA_RESETHAND};
  sigemptyset(&action.sa_mask);
  for (size_t index = 0; index < sizeof faults / sizeof *faults; index++) sigaction(faults[index], &action, NULL);
  /* Swift's runtime would stop every thread here, to print where each one is. */
  struct sigaction quit;
  if (sigaction(SIGQUIT, NULL, &quit) == 0 && quit.sa_handler != SIG_IGN) signal(SIGQUIT, SIG_DFL);
  sj_kept = true;
  atomic_store(&sj_shared->is_adopted, true);
  sj_start_watch();
}

/* MARK: Reading */

int32_t sj_work_kind(const sj_work *work) { return work->kind; }
const char *sj_work_name(const sj_work *work) { return work->name; }
const char *sj_work_file(const sj_work *work) { return work->file; }
int32_t sj_work_line(const sj_work *work) { return work->line; }

bool sj_was_adopted(void) { return sj_shared && atomic_load(&sj_shared->is_adopted); }
int32_t sj_reason(void) { return sj_shared ? atomic_load(&sj_shared->reason) : SJ_NO_REASON; }
int32_t sj_signal(void) { return sj_shared ? atomic_load(&sj_shared->signal) : 0; }
int32_t sj_culprit(void) { return sj_shared ? atomic_load(&sj_shared->culprit) - 1 : -1; }
int32_t sj_thread_count(void) { return sj_shared ? atomic_load(&sj_shared->used) : 0; }

int32_t sj_depth(int32_t thread) {
  int32_t depth = atomic_load(&sj_shared->threads[thread].depth);
  return depth < SJ_LEVELS ? depth : SJ_LEVELS;
}

const sj_work *sj_work_at(int32_t thread, int32_t level) { return &sj_shared->threads[thread].work[level]; }

/* MARK: The next process */

bool sj_leave_out(int32_t thread, int32_t level, int32_t signal, int32_t reason) {
  if (sj_shared->left_out_count >= SJ_LEFT_OUT) return false;
  int32_t index = sj_shared->left_out_count++;
  sj_shared->left_out[index].signal = signal;
  sj_shared->left_out[index].reason = reason;
  sj_shared->left_out[index].work = sj_shared->threads[thread].work[level];
  return true;
}

int32_t sj_left_out_count(void) { return sj_shared ? sj_shared->left_out_count : 0; }
const sj_work *sj_left_out(int32_t index) { return &sj_shared->left_out[index].work; }
int32_t sj_left_out_signal(int32_t index) { return sj_shared->left_out[index].signal; }
int32_t sj_left_out_reason(int32_t index) { return sj_shared->left_out[index].reason; }
void sj_use_one_thread(void) { sj_shared->uses_one_thread = true; }
bool sj_uses_one_thread(void) { return sj_shared && sj_shared->uses_one_thread; }
