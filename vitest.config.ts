import { defineConfig } from 'vitest/config';

const EVERY = ['src/**/*.test.{ts,tsx}', 'tests/contracts/**/*.test.ts', 'tools/**/*.test.ts'];
/** Tests that count calls of the system, or fill memory: each file in a process of its own; one that only searches does not. */
const ALONE = ['src/server/database/**/*.test.ts', 'tests/contracts/!(search-quality).test.ts'];

export default defineConfig({
  test: {
    testTimeout: 300_000, // on a quiet machine the longest needs some ten seconds, on a busy one ten times that and more
    hookTimeout: 600_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 3, // on two cores: one of them waits for a database or a shop
    projects: [
      // Most files leave nothing behind: they share processes, which saves each of them reading the shop anew.
      {
        extends: true,
        test: {
          name: 'together',
          isolate: false,
          include: EVERY,
          exclude: ALONE,
          globalSetup: 'tests/support/run-services.ts',
          setupFiles: 'tests/support/property-seed.ts',
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: ALONE, globalSetup: 'tests/support/run-services.ts' },
      },
      // The long tier, `npm run test:all`: minutes, gigabytes, or a clock.
      {
        extends: true,
        test: {
          name: 'long',
          include: ['tests/long/**/*.test.ts'],
          globalSetup: 'tests/support/run-services.ts',
        },
      },
    ],
  },
});
