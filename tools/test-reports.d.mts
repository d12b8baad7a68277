interface Result {
  passed: number;
  failures: string[];
}

export function vitestResult(report: object): Result;
export function playwrightResult(report: object): Result;
