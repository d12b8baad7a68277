import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/contracts/**/*.test.ts', 'tools/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } }, // a machine that others use too may be late
    maxWorkers: 2,
  },
});
