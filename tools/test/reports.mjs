// What the reports of the test runners say: how many tests passed, which failed, and where these can be run again.
import { stripVTControlCharacters } from 'node:util';

/** How many tests may fail beside others and pass alone before the run counts them as failed. */
export const PASSED_ONLY_ALONE_MAX = 2;

const firstLine = (message = '') => stripVTControlCharacters(message).trim().split('\n', 1)[0];
const failure = ({ file, line = null, title, message }) => ({
  file,
  line,
  title,
  reason: firstLine(message),
});

/** Vitest's JSON report; a file that could not be run is a failure of its own. */
export function readVitest({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed')
      return [failure({ file, title: 'the file itself', message })];
    return failed.map(({ fullName: title, failureMessages }) =>
      failure({ file, title, message: failureMessages[0] }),
    );
  });
  return { passed: numPassedTests, failures };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** Playwright's JSON report. */
export function readPlaywright({ stats, errors, suites }) {
  const failed = suites
    .flatMap(specsOf)
    .flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) => failure({ file, line, title, message: results[0]?.error?.message })),
    );
  const notRun = errors.map(({ message }) => failure({ file: 'journeys', title: 'not run', message }));
  return { passed: stats.expected, failures: [...failed, ...notRun] };
}

const sameTest = (a, b) => a.file === b.file && a.title === b.title;

/**
 * Joins a run with the second run of what failed in it, which was alone on the machine. A failure that did not come
 * back is named in `passedOnlyAlone` and counts as passed; null for `again` means that there was no second run.
 */
export function joinRuns(first, again) {
  if (again === null) return { ...first, passedOnlyAlone: [] };
  const fails = (test) => again.failures.some((each) => sameTest(each, test) || each.file === 'journeys');
  const passedOnlyAlone = first.failures.filter((test) => !fails(test));
  // A test that failed only the second time hides behind a file that had not run before.
  const late = again.failures.filter((test) => !first.failures.some((each) => sameTest(each, test)));
  return {
    passed: first.passed + passedOnlyAlone.length,
    failures: [...first.failures.filter(fails), ...late],
    passedOnlyAlone,
  };
}

/** The closing lines of a run, the last of which CI reads, and whether the run is good. */
export function closingLines(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failures = results.flatMap((result) => result.failures);
  const alone = results.flatMap((result) => result.passedOnlyAlone);
  const isUnsteady = alone.length > PASSED_ONLY_ALONE_MAX;
  const failed = failures.length + (isUnsteady ? alone.length : 0);
  const named = ({ file, title, reason }) => `${file} › ${title}: ${reason}`;
  return {
    lines: [
      ...failures.map((test) => `✗ ${named(test)}`),
      ...alone.map((test) => `passed only alone: ${named(test)}`),
      ...(isUnsteady
        ? [`More than ${PASSED_ONLY_ALONE_MAX} tests passed only alone: they count as failed`]
        : []),
      `${isUnsteady ? passed - alone.length : passed} passed, ${failed} failed`,
    ],
    isGood: failed === 0,
  };
}
