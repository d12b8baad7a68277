import { defineConfig } from 'vitest/config';

const EVERY = ['src/**/*.test.{ts,tsx}', 'tests/contracts/**/*.test.ts', 'tools/**/*.test.ts'];
/** Tests that count calls of the system, start shops, or fill memory: each file in a process of its own. */
const ALONE = [
  'src/server/database/**/*.test.ts',
  'tests/contracts/*.test.ts',
  'tests/contracts/{container,http,remote-catalogue}/**/*.test.ts',
];

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } }, // a machine that others use too may be late
    maxWorkers: 2,
    projects: [
      // Most files leave nothing behind: they share processes, which saves each of them reading the shop anew.
      { extends: true, test: { name: 'together', isolate: false, include: EVERY, exclude: ALONE } },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
});
