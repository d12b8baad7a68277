import { describe, expect, it } from 'vitest';
import { playwrightResult, vitestResult } from './test-reports.mjs';

describe('what the closing line counts', () => {
  it('names each failed test of Vitest, and a file that could not be run', () => {
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
    expect(vitestResult({ numPassedTests: 2, testResults })).toEqual({
      passed: 2,
      failures: ['money.test.ts › rounds: expected 1', 'broken.test.ts › the file itself: no such module'],
    });
  });

  it('counts a journey that failed once as failed, however deep it stands', () => {
    const spec = (title: string, status: string, message?: string) => ({
      file: 'buying.spec.ts',
      title,
      tests: [{ status, results: [message === undefined ? {} : { error: { message } }, {}] }],
    });
    const suites = [
      {
        specs: [spec('pays', 'expected'), spec('waits', 'flaky', 'late')],
        suites: [{ specs: [spec('leaves', 'unexpected', 'stuck\nhere')] }],
      },
    ];
    expect(playwrightResult({ stats: { expected: 1 }, errors: [{ message: 'no server' }], suites })).toEqual({
      passed: 1,
      failures: [
        'buying.spec.ts › waits: late',
        'buying.spec.ts › leaves: stuck',
        'journeys › not run: no server',
      ],
    });
  });
});
