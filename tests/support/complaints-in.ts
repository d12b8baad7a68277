import { readFileSync } from 'node:fs';

/** Lines of a shop's log that say more than a warning, or that its logger did not write. */
export const complaintsIn = (logFile: string): string[] =>
  readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !/^\{"level":"(debug|info|warn)",/.test(line));
