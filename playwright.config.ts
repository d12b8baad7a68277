import { defineConfig } from '@playwright/test';

const PORT = Number(process.env.JOURNEY_PORT ?? 4173);

/** Journeys run against the built shop on a database of their own, in a real Chromium. */
export default defineConfig({
  testDir: './tests/journeys',
  outputDir: './test-results/journeys',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 240_000, // ten times what the longest needs on a quiet machine
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    browserName: 'chromium',
    serviceWorkers: 'block', // but where it is what is tested

    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node tests/support/journey-shop.ts',
    url: `http://127.0.0.1:${PORT}/readyz`,
    env: { JOURNEY_PORT: String(PORT) },
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    reuseExistingServer: false,
  },
});
