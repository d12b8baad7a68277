// What the reports of the test runners say: how many tests passed, and which failed, with the first line of the reason.
import { stripVTControlCharacters } from 'node:util';

const failure = (file, title, message = '') =>
  `${file} › ${title}: ${stripVTControlCharacters(message).trim().split('\n', 1)[0]}`;

/** Of Vitest's JSON report; a file that could not be run is a failure of its own. */
export function vitestResult({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [failure(name, 'the file itself', message)];
    return failed.map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages[0]));
  });
  return { passed: numPassedTests, failures };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** Of Playwright's JSON report; what failed once has failed, whatever it did when it was walked again. */
export function playwrightResult({ stats, errors, suites }) {
  const failed = suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => failure(file, title, results[0]?.error?.message)),
    );
  return {
    passed: stats.expected,
    failures: [...failed, ...errors.map(({ message }) => failure('journeys', 'not run', message))],
  };
}
