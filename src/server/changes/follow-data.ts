import { shareNext } from '../one-at-a-time.ts';
import type { Change, ChangeFeed } from './change-feed.ts';

const AGAIN_AFTER_MS = 1000;

interface Options {
  /** What the database says when the data changed. */
  readonly tag: string;
  /** Reads them and puts them in force; answers what of the shop's answers that changes, null for nothing. */
  readonly read: () => Promise<Change | null>;
  /** Called when they could not be read; what was in force stays so, and they are read again. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * The same feed, in which data that every answer is made with are in force: read now, and again with each change of them; then the change of
 * the answers is announced. Nobody asks the database for them while a page is made.
 */
export async function followData(feed: ChangeFeed, { tag, read, onFailure }: Options): Promise<ChangeFeed> {
  const subscribers = new Set<(change: Change) => void>();
  let again: NodeJS.Timeout | undefined;
  let isClosed = false;
  const readNext = shareNext(async () => {
    clearTimeout(again);
    try {
      const change = await read();
      if (change !== null) subscribers.forEach((onChange) => onChange(change));
    } catch (error) {
      if (isClosed) return;
      onFailure(error);
      again = setTimeout(follow, AGAIN_AFTER_MS).unref();
    }
  });
  let reading = Promise.resolve();
  const follow = () => {
    reading = readNext();
  };
  feed.subscribe((change) => {
    if (change === 'everything' || change.has(tag)) follow();
  });
  follow();
  await reading;
  return {
    ...feed,
    subscribe: (onChange) => {
      feed.subscribe(onChange);
      subscribers.add(onChange);
    },
    caughtUp: async () => {
      await feed.caughtUp();
      await reading;
    },
    close: async () => {
      isClosed = true;
      clearTimeout(again);
      await feed.close();
      await reading;
    },
  };
}
