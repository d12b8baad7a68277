// `npm test`: every check, every test, what failed once more by name, and the closing line `N passed, N failed` that CI reads.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { runChecks } from './checks/run-checks.mjs';
import { STATIC_CHECKS } from './checks/static-checks.mjs';
import { playwrightResult, vitestResult } from './test-reports.mjs';

const REPORTS = 'test-results';
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

/** Runs a test runner that writes a JSON report; one that fails without saying why is a failure itself. */
function run(name, args, { report, result, environment = {} }) {
  console.log(`\n— ${name}`);
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  try {
    const { passed, failures } = result(JSON.parse(readFileSync(report, 'utf8')));
    const silent = status !== 0 && failures.length === 0;
    return { passed, failures: silent ? [`${name}: ended with ${status}`] : failures };
  } catch (error) {
    return { passed: 0, failures: [`${name}: no report (${error.message})`] };
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
    { report: `${REPORTS}/vitest.json`, result: vitestResult },
  ),
  run('playwright', ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
    report: `${REPORTS}/playwright.json`,
    result: playwrightResult,
    environment: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/playwright.json` },
  }),
];
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failures = results.flatMap((result) => result.failures);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `✗ ${name}`).join('\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
