/* A journal of what each thread works on, in memory that two processes share: the one that works, and the one that
 * started it and finds the journal as it was when the other ended. All of it is C: signal handlers may run no Swift.
 *
 * Without a journal every function does nothing. */
#ifndef CWORKJOURNAL_H
#define CWORKJOURNAL_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/* Something worked on. Texts are UTF-8, cut off at a character where they are too long. */
typedef struct sj_work sj_work;
int32_t sj_work_kind(const sj_work *work);
const char *sj_work_name(const sj_work *work);
/* Empty where there is none; with a line of 0 the file as a whole. */
const char *sj_work_file(const sj_work *work);
int32_t sj_work_line(const sj_work *work);

/* Why a process was ended from within. */
enum {
  SJ_NO_REASON = 0,
  SJ_MEMORY = 1,   /* more memory than allowed */
  SJ_STALLED = 2,  /* a piece of work went on too long without a sign of progress */
  SJ_WAITING = 3,  /* every thread waited, too long, for something that did not come */
};

/* MARK: The process that works */

/* Whether a journal is kept in this process. */
bool sj_is_kept(void);
/* Begins a piece of work on this thread, within those it has begun before. */
void sj_begin(int32_t kind, const char *name, const char *file, int32_t line);
void sj_end(void);
/* What was begun last may take so many seconds without a sign, where that is less than usual. */
void sj_allow(uint64_t seconds);
/* A sign of progress of this thread. */
void sj_beat(void);
/* Something is about to be printed: from here on a new start would print it again. */
void sj_note_output(void);
bool sj_output_began(void);
/* Limits that this process ends itself at; 0: none. */
void sj_limit(uint64_t megabytes, uint64_t seconds);
/* Bytes of memory that this process may use by what the system, a container or ulimit gives; 0 where nobody says. */
uint64_t sj_memory_available(void);

/* Takes over the journal of the process that started this one by `sj_start` with a path.
 * Returns false where there is none. */
bool sj_adopt(void);

/* MARK: Time, and interruption */

/* Nanoseconds on a clock that nobody sets. */
uint64_t sj_time(void);
/* When the process that watches began; without a journal, now. */
uint64_t sj_began(void);
/* When somebody interrupted the run (SIGINT); 0: nobody has. */
uint64_t sj_interrupted(void);
/* From here on SIGINT is noted, in this process and in the one that watches; a second one ends both. */
void sj_take_interrupts(void);
/* From here on SIGINT ends the process again. */
void sj_leave_interrupts(void);

/* What faults are to be made: the environment's SIGHTLINE_FAULT; NULL where there is none or no journal is kept. */
const char *sj_faults(void);
/* Makes one: trap, segv, bus, fpe, abort, kill, stack, memory, hang, wait. Returns false for another name. */
bool sj_fail(const char *fault);

/* The command line as the loader hands it over, program first: Swift asks /proc for it, which need not be there.
 * NULL beyond its end, and where the loader hands nothing over. */
const char *sj_argument(int32_t index);

/* MARK: The process that watches */

/* Makes a journal. Returns false when there is no memory for it. */
bool sj_create(void);
/* Starts the process that works: with a path and arguments that program, without them a copy of this process.
 * Returns its id; 0 in the copy; -1 where none can be started. */
pid_t sj_start(const char *path, char *const arguments[]);
/* Waits for it, passes signals that end a program on to it. Returns its status as `waitpid` gives it. */
int sj_wait(pid_t process);
/* Ends this process by a signal. */
void sj_end_by(int signal);

/* Whether the process that ended had begun to work. */
bool sj_was_adopted(void);
int32_t sj_reason(void);
/* The signal that ended it, where it could still say so; else 0. */
int32_t sj_signal(void);
/* The thread at fault; -1 where nobody knows. */
int32_t sj_culprit(void);
/* Threads that were at work have a depth above 0. */
int32_t sj_thread_count(void);
int32_t sj_depth(int32_t thread);
const sj_work *sj_work_at(int32_t thread, int32_t level);

/* MARK: What the next process is given */

/* Leaves a piece of work of the last process out. Returns false when there is no more room. */
bool sj_leave_out(int32_t thread, int32_t level, int32_t signal, int32_t reason);
int32_t sj_left_out_count(void);
const sj_work *sj_left_out(int32_t index);
int32_t sj_left_out_signal(int32_t index);
int32_t sj_left_out_reason(int32_t index);
void sj_use_one_thread(void);
bool sj_uses_one_thread(void);

#endif
