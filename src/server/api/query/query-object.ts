import * as v from 'valibot';

/** An object of a query that refuses fields it does not know. */
export const queryObject = <const E extends v.ObjectEntries>(entries: E) =>
  v.strictObject(entries, (issue) =>
    issue.expected === 'never' ? 'Unknown parameter' : 'Expected parameters in brackets',
  );
