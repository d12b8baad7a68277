// `npm test`: every check and every test of the short tier; what failed is run once more alone, and the last line says
// `N passed, N failed`, which CI reads. `npm run test:all` adds the long tier: tests/long, both databases, fuzzing, endurance.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { freePort } from '../tests/support/free-port.ts';
import { findChromium } from './chromium.mjs';
import { runChecks, runStaticChecks } from './checks/run-checks.mjs';
import { closingLines, joinRuns, readPlaywright, readVitest } from './test/reports.mjs';

const REPORTS = 'test-results';
/** With more failures than this the fault is no accident of a busy machine, and a second run would tell nothing. */
const RUN_AGAIN_MAX = 10;
const LONG_CHECKS = [
  { name: 'fuzzing, twenty thousand calls', args: ['tests/fuzz/fuzz.ts'] },
  { name: 'endurance, twenty kills each', args: ['tests/endurance/run.ts'] },
];
/** The long tier asks of the embedded database what the short one asks of a server. */
const EMBEDDED = { name: 'vitest, embedded database', environment: { TEST_DATABASE: 'embedded' } };
const isLong = process.argv.includes('--all');
const chromium = findChromium();
// The values that property tests draw: of the run and of what is run again; the long tier draws others each time.
if (isLong) process.env.SEED ??= String(Math.floor(Math.random() * 2 ** 31));

/** Runs a test runner that writes a JSON report; one that fails without saying why is a failure itself. */
function run({ name, args, report, read, environment = {} }) {
  console.log(`\n— ${name}`);
  rmSync(report, { force: true });
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  const broken = (reason) => ({ file: name, line: null, title: 'the run itself', reason });
  try {
    const { passed, failures } = read(JSON.parse(readFileSync(report, 'utf8')));
    const isSilent = status !== 0 && failures.length === 0;
    return { passed, failures: isSilent ? [broken(`ended with ${status}`)] : failures };
  } catch (error) {
    return { passed: 0, failures: [broken(`no report (${error.message})`)] };
  }
}

/** On a Postgres server unless `environment` says otherwise. */
function runVitest(args, { name = 'vitest', environment } = {}) {
  const report = `${REPORTS}/vitest.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return run({
    name,
    args: ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args],
    report,
    read: readVitest,
    environment,
  });
}

function runPlaywright(args) {
  const report = `${REPORTS}/playwright.json`;
  return run({
    name: 'playwright',
    args: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...args],
    report,
    read: readPlaywright,
    environment: {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  });
}

const runnable = ({ failures }) =>
  failures.filter(({ title }) => !['the run itself', 'not run'].includes(title));
const unique = (values) => [...new Set(values)];

/** Runs what failed once more with one worker, after everything else is over. */
function again(first, rerun) {
  const failed = runnable(first);
  if (failed.length === 0 || failed.length > RUN_AGAIN_MAX || failed.length < first.failures.length)
    return null;
  console.log(`\n— ${failed.length} once more, alone`);
  return rerun(failed);
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const checks = [await runStaticChecks(), await runChecks(isLong ? LONG_CHECKS : [], 1)];
const vitest = runVitest(isLong ? [] : ['--project=together', '--project=alone']);
const onEmbedded = isLong ? [runVitest(['--project=together'], EMBEDDED)] : [];
process.env.JOURNEY_PORT ??= String(await freePort()); // now: one that is chosen early may be taken when it is needed
const playwright = runPlaywright(isLong ? [] : ['--grep-invert=@long']);
const vitestAgain = (options) => (failed) =>
  runVitest(['--maxWorkers=1', ...unique(failed.map(({ file }) => file))], options);
if (isLong) console.log(`\nSEED=${process.env.SEED} draws the same values again`);
const { lines, isGood } = closingLines([
  {
    passed: checks[0].passed + checks[1].passed,
    failures: checks
      .flatMap(({ failures }) => failures)
      .map((title) => ({ file: 'check', line: null, title, reason: 'see above' })),
    passedOnlyAlone: [],
  },
  joinRuns(vitest, again(vitest, vitestAgain())),
  ...onEmbedded.map((first) => joinRuns(first, again(first, vitestAgain(EMBEDDED)))),
  joinRuns(
    playwright,
    again(playwright, (failed) =>
      runPlaywright(['--workers=1', ...unique(failed.map(({ file, line }) => `${file}:${line}`))]),
    ),
  ),
]);
console.log(`\n${lines.join('\n')}`);
process.exitCode = isGood ? 0 : 1;
