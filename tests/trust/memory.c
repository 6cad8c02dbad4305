/* Preloaded into our programs by tools/trust: one of their requests for memory is refused, once main has begun.
 *
 *   TRUST_ALLOC  the number of that request, from 1 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);

typedef int Main(int, char **, char **);
typedef int Start(Main *, int, char **, void (*)(void), void (*)(void), void (*)(void), void *);

static Main *program;
static long at, asked;
static int begun;

static int refused(void) {
  if (!begun || __atomic_add_fetch(&asked, 1, __ATOMIC_RELAXED) != at) return 0;
  errno = ENOMEM;
  return 1;
}

void *malloc(size_t size) { return refused() ? NULL : __libc_malloc(size); }
void *calloc(size_t count, size_t size) { return refused() ? NULL : __libc_calloc(count, size); }
void *realloc(void *old, size_t size) { return refused() ? NULL : __libc_realloc(old, size); }

static int begin(int count, char **words, char **environment) {
  const char *number = getenv("TRUST_ALLOC");
  at = number ? atol(number) : 0;
  begun = 1;
  return program(count, words, environment);
}

int __libc_start_main(Main *main, int count, char **words, void (*first)(void), void (*last)(void),
                      void (*linker)(void), void *stack) {
  Start *start = (Start *)dlsym(RTLD_NEXT, "__libc_start_main");
  program = main;
  return start(begin, count, words, first, last, linker, stack);
}
