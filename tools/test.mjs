// `npm test`: every check, every test, and the closing line `N passed, N failed` that CI reads.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { runChecks } from './checks/run-checks.mjs';
import { STATIC_CHECKS } from './checks/static-checks.mjs';

const REPORTS = 'test-results';
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const passedAndFailed = {
  vitest: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + (report.success || report.numFailedTests ? 0 : 1),
  }),
  playwright: ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  }),
};

/** Runs a test runner that writes a JSON report; a runner that wrote none counts as one failure. */
function run(name, args, { report, environment = {} }) {
  console.log(`\n— ${name}`);
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  try {
    const counts = passedAndFailed[name](JSON.parse(readFileSync(report, 'utf8')));
    return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const chromium = findChromium();
const results = [
  runChecks(STATIC_CHECKS),
  run(
    'vitest',
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${REPORTS}/vitest.json`,
    ],
    { report: `${REPORTS}/vitest.json` },
  ),
  run('playwright', ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
    report: `${REPORTS}/playwright.json`,
    environment: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/playwright.json` },
  }),
];
const total = (count) => results.reduce((sum, result) => sum + result[count], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
