import type { Locale } from '../../domain/locale/locale.ts';
import type { Connection } from '../database/database.ts';

/**
 * What an answer was made from, as a name: `product:12` for the stock of a product that it shows, `availability` for
 * which products can be had at all, `stock` for anybody's number of pieces, `machines:12` for the days of a rented product's machines, `machines` for those of any, `texts:pl` for the words of a language, `page:faq` for how staff arranged a page. All
 * else concerns every answer.
 */
export type Tag =
  | 'availability'
  | 'stock'
  | 'machines'
  | `machines:${number}`
  | `product:${number}`
  | `texts:${Locale}`
  | `page:${string}`;

/** What the database says when staff changed a text: it has to be read before any answer can be made with it. */
export const TEXTS_CHANGED = 'texts';
/** The same of what admins say of the shop itself. */
export const SHOP_DATA_CHANGED = 'shop-data';
/** The same of how staff arrange pages. */
export const ARRANGEMENTS_CHANGED = 'arrangements';
/** The same of the editions of terms. */
export const TERMS_CHANGED = 'terms';

/** What has changed in what the shop shows: everything perhaps, or only what some tags name. */
export type Change = 'everything' | ReadonlySet<string>;

/** The channel on which the database tells of changes; its triggers know it by this name. */
const CHANGES_CHANNEL = 'shop_changes';

/** Reads what a trigger said: tags with commas between, or `everything`. */
const parseChange = (payload: string): Change =>
  payload === 'everything' ? payload : new Set(payload.split(','));

/** Whether a change touches what an answer was made from. */
export const concerns = (change: Change, tags: ReadonlySet<string>): boolean =>
  change === 'everything' || [...change].some((tag) => tags.has(tag));

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
