/* Starting the process that works, waiting for it, and taking up the journal in it. */
#include "Journal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

extern char **environ;

static const char *const variable = "SIGHTLINE_JOURNAL";
static const uint64_t mark = 0x534C4A4F0001 ^ ((uint64_t)sizeof(sj_journal) << 16);
/* Of the journal's memory, for a program that is started again. */
static int descriptor = -1;

/* MARK: The command line */

static int argument_count = 0;
static char **arguments = NULL;

#ifdef __GLIBC__
/* glibc calls what runs before `main` with the arguments of `main`. */
__attribute__((constructor)) static void note_arguments(int count, char **values) {
  argument_count = count;
  arguments = values;
}
#endif

const char *sj_argument(int32_t index) { return index >= 0 && index < argument_count ? arguments[index] : NULL; }

/* MARK: The process that watches */

/* A file that has no name and is gone with the last process that has it open. */
static int nameless_file(void) {
#ifdef __linux__
  return memfd_create("sightline-journal", 0);
#else
  char name[32];
  snprintf(name, sizeof name, "/sightline.%d", (int)getpid());
  int file = shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0600);
  if (file < 0) return -1;
  shm_unlink(name);
  /* Such files are closed in programs that are started unless somebody says otherwise. */
  fcntl(file, F_SETFD, 0);
  return file;
#endif
}

bool sj_create(void) {
  if (sj_shared) return true;
  descriptor = nameless_file();
  bool has_file = descriptor >= 0 && ftruncate(descriptor, sizeof(sj_journal)) == 0;
  int flags = has_file ? MAP_SHARED : MAP_SHARED | MAP_ANONYMOUS;
  void *memory = mmap(NULL, sizeof(sj_journal), PROT_READ | PROT_WRITE, flags, has_file ? descriptor : -1, 0);
  if (!has_file && descriptor >= 0) {
    close(descriptor);
    descriptor = -1;
  }
  if (memory == MAP_FAILED) return false;
  sj_shared = memory;
  sj_shared->mark = mark;
  atomic_store(&sj_shared->began, sj_time());
  return true;
}

static void clear(void) {
  int32_t used = atomic_load(&sj_shared->used);
  for (int32_t number = 0; number < used; number++) {
    atomic_store(&sj_shared->threads[number].thread, 0);
    atomic_store(&sj_shared->threads[number].depth, 0);
  }
  atomic_store(&sj_shared->used, 0);
  atomic_store(&sj_shared->is_adopted, false);
  atomic_store(&sj_shared->output_began, false);
  atomic_store(&sj_shared->reason, SJ_NO_REASON);
  atomic_store(&sj_shared->signal, 0);
  atomic_store(&sj_shared->culprit, 0);
  atomic_store(&sj_shared->takes_interrupts, false);
  sj_shared->parent = getpid();
}

/* What ends a program from outside. */
/* Seconds that what was interrupted may take to write what it has. */
enum { SJ_PATIENCE = 20 };

static const int endings[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
enum { ENDINGS = sizeof endings / sizeof *endings };

static struct sigaction before[ENDINGS];
static volatile pid_t child = 0;
/* Seen by this process: a terminal sends them to both. */
static volatile sig_atomic_t interrupts = 0;

static void pass_on(int signal) {
  int saved = errno;
  /* What was found so far is to be printed; whoever interrupts again wants an end. */
  if (signal == SIGINT && atomic_load(&sj_shared->takes_interrupts)) {
    sj_note_interrupt();
    if (++interrupts > 1 && child > 0) kill(child, SIGTERM);
    alarm(SJ_PATIENCE);
  } else if (child > 0) {
    kill(child, signal);
  }
  errno = saved;
}

/* What was interrupted and does not end by itself. */
static void give_up(int signal) {
  (void)signal;
  int saved = errno;
  if (child > 0) kill(child, SIGTERM);
  errno = saved;
}

static void pass_signals_on(void) {
  struct sigaction late = {.sa_handler = give_up, .sa_flags = SA_RESTART};
  sigemptyset(&late.sa_mask);
  sigaction(SIGALRM, &late, NULL);
  struct sigaction action = {.sa_handler = pass_on, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  for (int index = 0; index < ENDINGS; index++) {
    sigaction(endings[index], NULL, &before[index]);
    /* In the background and under nohup they mean nothing; that holds for the process that works as well. */
    if (before[index].sa_handler != SIG_IGN) sigaction(endings[index], &action, NULL);
  }
}

static void take_signals_back(void) {
  for (int index = 0; index < ENDINGS; index++) sigaction(endings[index], &before[index], NULL);
}

/* What holds in the process that works, however it was started. */
static void begin_child(void) {
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  if (getppid() != sj_shared->parent) kill(getpid(), SIGKILL);
  sj_keep();
}

static pid_t start_program(const char *path, char *const words[], const sigset_t *mask) {
  if (descriptor < 0) return -1;
  size_t count = 0;
  while (environ[count]) count++;
  char **environment = calloc(count + 2, sizeof *environment);
  if (!environment) return -1;
  char entry[64];
  snprintf(entry, sizeof entry, "%s=%d", variable, descriptor);
  memcpy(environment, environ, count * sizeof *environment);
  environment[count] = entry;
  posix_spawnattr_t attributes;
  pid_t process = -1;
  if (posix_spawnattr_init(&attributes) == 0) {
    posix_spawnattr_setsigmask(&attributes, mask);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
    if (posix_spawn(&process, path, NULL, &attributes, words, environment) != 0) process = -1;
    posix_spawnattr_destroy(&attributes);
  }
  free(environment);
  return process;
}

pid_t sj_start(const char *path, char *const words[]) {
  if (!sj_shared) return -1;
  clear();
  /* No signal comes between the start and the note of whom to pass it on to. */
  sigset_t all, mask;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, &mask);
  pid_t process = path ? start_program(path, words, &mask) : fork();
  if (process == 0) {
    sigprocmask(SIG_SETMASK, &mask, NULL);
    if (descriptor >= 0) close(descriptor);
    begin_child();
    return 0;
  }
  if (process > 0) {
    child = process;
    pass_signals_on();
  }
  sigprocmask(SIG_SETMASK, &mask, NULL);
  return process;
}

int sj_wait(pid_t process) {
  int status = 0;
  while (waitpid(process, &status, 0) < 0) {
    if (errno == EINTR) continue;
    /* Somebody else has waited for it: nothing is known but that it ended. */
    status = SIGKILL;
    break;
  }
  child = 0;
  take_signals_back();
  return status;
}

void sj_end_by(int number) {
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  signal(number, SIG_DFL);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, number);
  raise(number);
  sigprocmask(SIG_UNBLOCK, &only, NULL);
}

/* MARK: A program that was started */

bool sj_adopt(void) {
  const char *text = getenv(variable);
  if (!text) return false;
  int file = atoi(text);
  /* Programs that this one starts have nothing to do with it. */
  unsetenv(variable);
  struct stat facts;
  if (file <= 2 || fstat(file, &facts) != 0 || facts.st_size < (off_t)sizeof(sj_journal)) return false;
  void *memory = mmap(NULL, sizeof(sj_journal), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (memory == MAP_FAILED) return false;
  sj_journal *journal = memory;
  if (journal->mark != mark || journal->parent != getppid()) {
    munmap(memory, sizeof(sj_journal));
    return false;
  }
  close(file);
  sj_shared = journal;
  begin_child();
  return true;
}
