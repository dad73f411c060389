// Another process can truncate a mapped file, for example an installation that overwrites it.
// Reading a missing page then raises SIGBUS. A check before the read cannot prevent this, because
// the file may be truncated after the check, so the signal is handled.
#define _GNU_SOURCE
#include "CMappedFile.h"
#include <link.h>
#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

enum { MAX_MAPPINGS = 64 };

// Signal handlers may read these at any time. An entry is in use while its start is not zero; its
// end is written first.
static struct {
  _Atomic uintptr_t start;
  _Atomic uintptr_t end;
  atomic_bool damaged;
} mappings[MAX_MAPPINGS];

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct sigaction previous;
static atomic_int unrepaired;

bool cmf_repair(void *fault) {
  uintptr_t address = (uintptr_t)fault;
  for (int i = 0; i < MAX_MAPPINGS; i++) {
    uintptr_t start = atomic_load(&mappings[i].start);
    if (start == 0 || address < start || address >= atomic_load(&mappings[i].end)) continue;
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    void *place = (void *)(address / page * page);
    // mmap is a plain system call on Linux, so a handler may use it.
    if (mmap(place, page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) == MAP_FAILED)
      return false;
    atomic_store(&mappings[i].damaged, true);
    return true;
  }
  return false;
}

static void on_bus_error(int number, siginfo_t *info, void *context) {
  (void)context;
  if (cmf_repair(info->si_addr)) return;
  // The previous handler gets the fault when the instruction is retried. It may in turn chain to
  // this one, so the second time the default action ends the process.
  if (atomic_fetch_add(&unrepaired, 1) == 0) sigaction(number, &previous, NULL);
  else signal(number, SIG_DFL);
}

static void install_handler(void) {
  struct sigaction action = {.sa_flags = SA_SIGINFO | SA_ONSTACK};
  action.sa_sigaction = on_bus_error;
  sigemptyset(&action.sa_mask);
  sigaction(SIGBUS, &action, &previous);
}

bool cmf_watch(void *address, size_t length) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, install_handler);
  bool done = false;
  pthread_mutex_lock(&lock);
  for (int i = 0; i < MAX_MAPPINGS && !done; i++) {
    if (atomic_load(&mappings[i].start) != 0) continue;
    atomic_store(&mappings[i].end, (uintptr_t)address + length);
    atomic_store(&mappings[i].damaged, false);
    atomic_store(&mappings[i].start, (uintptr_t)address);
    done = true;
  }
  pthread_mutex_unlock(&lock);
  return done;
}

void cmf_unwatch(void *address) {
  pthread_mutex_lock(&lock);
  for (int i = 0; i < MAX_MAPPINGS; i++)
    if (atomic_load(&mappings[i].start) == (uintptr_t)address) atomic_store(&mappings[i].start, 0);
  pthread_mutex_unlock(&lock);
}

bool cmf_is_damaged(void *address) {
  for (int i = 0; i < MAX_MAPPINGS; i++)
    if (atomic_load(&mappings[i].start) == (uintptr_t)address)
      return atomic_load(&mappings[i].damaged);
  return false;
}

static int evict_segments(struct dl_phdr_info *object, size_t size, void *context) {
  (void)size;
  uintptr_t page = *(uintptr_t *)context;
  for (int i = 0; i < object->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &object->dlpi_phdr[i];
    // Pages that have been written, for example by relocation, would lose their changes.
    if (segment->p_type != PT_LOAD || (segment->p_flags & (PF_W | PF_X)) != PF_X) continue;
    uintptr_t start = object->dlpi_addr + segment->p_vaddr;
    uintptr_t end = start + segment->p_filesz;
    start = start / page * page;
    madvise((void *)start, (end - start + page - 1) / page * page, MADV_DONTNEED);
  }
  return 0;
}

void cmf_release_memory(void) {
  malloc_trim(0);
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  dl_iterate_phdr(evict_segments, &page);
}
