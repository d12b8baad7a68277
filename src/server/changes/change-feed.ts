import type { Connection } from '../database/database.ts';
import { CHANGES_CHANNEL, parseChange, type Change } from './change.ts';

/** Tells of changes in what the shop shows, whoever made them, through the database's own triggers. */
export interface ChangeFeed {
  /** Called with each change; with `everything` after a time in which changes may have been missed. */
  readonly subscribe: (onChange: (change: Change) => void) => void;
  /** Whether no change can have been missed; while it is false nothing may be kept. */
  readonly isCurrent: () => boolean;
  /** Resolves when every change that was committed before the call has been told. */
  readonly caughtUp: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens the feed of a database: the embedded one, or a server that other instances share. */
export function openChangeFeed(connection: Connection): ChangeFeed {
  const subscribers = new Set<(change: Change) => void>();
  const tell = (change: Change) => subscribers.forEach((onChange) => onChange(change));
  const { isCurrent, caughtUp, close } = connection.listen(CHANGES_CHANNEL, {
    onMessage: (payload) => tell(parseChange(payload)),
    onConnected: () => tell('everything'),
  });
  return { subscribe: (onChange) => void subscribers.add(onChange), isCurrent, caughtUp, close };
}

/** The same use case, which answers only when all that it changed has been told on this instance. */
export const awaitInvalidation =
  <Input extends unknown[], Result>(feed: ChangeFeed, useCase: (...input: Input) => Promise<Result>) =>
  async (...input: Input): Promise<Result> => {
    const result = await useCase(...input);
    await feed.caughtUp();
    return result;
  };
