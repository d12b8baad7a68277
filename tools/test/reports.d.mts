/** A test that failed: where it stands, its name, and the first line of the reason. */
export interface Failure {
  file: string;
  line: number | null;
  title: string;
  reason: string;
}
export interface RunResult {
  passed: number;
  failures: Failure[];
}
export interface JoinedResult extends RunResult {
  passedOnlyAlone: Failure[];
}

export const PASSED_ONLY_ALONE_MAX: number;
export function readVitest(report: object): RunResult;
export function readPlaywright(report: object): RunResult;
export function joinRuns(first: RunResult, again: RunResult | null): JoinedResult;
export function closingLines(results: readonly JoinedResult[]): { lines: string[]; isGood: boolean };
