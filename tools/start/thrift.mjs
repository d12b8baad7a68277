// With what the shop's process is started, so that it keeps little memory that it does not use
// (docs/memory.md). The Dockerfile says the same, and a test compares them.

/** Options of Node: half of V8's own young generation. */
export const THRIFTY_OPTIONS = ['--max-semi-space-size=8'];

/**
 * Of glibc's allocator, in bytes; others pass it over. V8 compiles in pieces of 32 kB: each such piece is given
 * back to the system by itself, and not kept between others that are still in use.
 */
export const THRIFTY_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};
