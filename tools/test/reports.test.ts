import { describe, expect, it } from 'vitest';
import { closingLines, joinRuns, readPlaywright, readVitest } from './reports.mjs';

describe('the reports of the runners', () => {
  it('name each failed test of Vitest, and a file that could not be run', () => {
    const passing = { status: 'passed', fullName: 'adds', failureMessages: [] };
    const failing = {
      status: 'failed',
      fullName: 'rounds',
      failureMessages: ['\u001B[31mexpected 1\n at x'],
    };
    const testResults = [
      { name: 'money.test.ts', status: 'failed', message: '', assertionResults: [passing, failing] },
      { name: 'broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      { name: 'good.test.ts', status: 'passed', message: '', assertionResults: [passing] },
    ];
    expect(readVitest({ numPassedTests: 2, testResults })).toEqual({
      passed: 2,
      failures: [
        { file: 'money.test.ts', line: null, title: 'rounds', reason: 'expected 1' },
        { file: 'broken.test.ts', line: null, title: 'the file itself', reason: 'no such module' },
      ],
    });
  });

  it('name each failed journey, however deep it stands, and a shop that did not start', () => {
    const spec = (title: string, status: string, message?: string) => ({
      file: 'buying.spec.ts',
      line: 7,
      title,
      tests: [{ status, results: [message === undefined ? {} : { error: { message } }] }],
    });
    const suites = [
      {
        specs: [spec('pays', 'expected')],
        suites: [{ specs: [spec('leaves', 'unexpected', 'stuck\nhere')] }],
      },
    ];
    expect(readPlaywright({ stats: { expected: 1 }, errors: [{ message: 'no server' }], suites })).toEqual({
      passed: 1,
      failures: [
        { file: 'buying.spec.ts', line: 7, title: 'leaves', reason: 'stuck' },
        { file: 'journeys', line: null, title: 'not run', reason: 'no server' },
      ],
    });
  });
});

describe('what failed is run once more alone', () => {
  const failure = (title: string) => ({ file: 'a.test.ts', line: null, title, reason: 'late' });
  const first = { passed: 10, failures: [failure('one'), failure('two')] };

  it('and counts as passed, by name, when it passes there', () => {
    const joined = joinRuns(first, { passed: 1, failures: [failure('two')] });
    expect(joined).toEqual({ passed: 11, failures: [failure('two')], passedOnlyAlone: [failure('one')] });
    expect(closingLines([joined])).toEqual({
      lines: ['✗ a.test.ts › two: late', 'passed only alone: a.test.ts › one: late', '11 passed, 1 failed'],
      isGood: false,
    });
  });

  it('but more than two of those fail the run', () => {
    const failures = ['one', 'two', 'three'].map(failure);
    const joined = joinRuns({ passed: 10, failures }, { passed: 3, failures: [] });
    const { lines, isGood } = closingLines([joined]);
    expect(isGood).toBe(false);
    expect(lines.at(-1)).toBe('10 passed, 3 failed');
  });

  it('one or two do not', () => {
    const { lines, isGood } = closingLines([joinRuns(first, { passed: 2, failures: [] })]);
    expect(isGood).toBe(true);
    expect(lines.at(-1)).toBe('12 passed, 0 failed');
  });

  it('a failure that only the second run found counts, and so does a second run that did not start', () => {
    expect(joinRuns(first, { passed: 0, failures: [failure('three')] }).failures).toEqual([failure('three')]);
    const notRun = { file: 'journeys', line: null, title: 'not run', reason: 'no server' };
    expect(joinRuns(first, { passed: 0, failures: [notRun] }).failures).toHaveLength(3);
  });
});
