import type { ChangeFeed } from './change-feed.ts';

/** The same reading, remembered for each of a few arguments until anything has changed. */
export function remember<Argument extends string, Result>(
  feed: ChangeFeed,
  read: (argument: Argument) => Promise<Result>,
): (argument: Argument) => Promise<Result> {
  const results = new Map<Argument, Promise<Result>>();
  feed.subscribe((change) => {
    if (change === 'everything') results.clear();
  });
  return (argument) => {
    const known = feed.isCurrent() ? results.get(argument) : undefined;
    if (known) return known;
    const result = Promise.resolve(read(argument)); // a query asks anew each time it is awaited
    results.set(argument, result);
    result.catch(() => {
      if (results.get(argument) === result) results.delete(argument);
    });
    return result;
  };
}
