import type { Locale } from '../../domain/locale/locale.ts';

/**
 * What an answer was made from, as a name: `product:12` for the stock of a product that it shows, `availability` for
 * which products can be had at all, `stock` for anybody's number of pieces, `texts:pl` for the words of a language. All
 * else concerns every answer.
 */
export type Tag = 'availability' | 'stock' | `product:${number}` | `texts:${Locale}`;

/** What the database says when staff changed a text: it has to be read before any answer can be made with it. */
export const TEXTS_CHANGED = 'texts';

/** What has changed in what the shop shows: everything perhaps, or only what some tags name. */
export type Change = 'everything' | ReadonlySet<string>;

/** The channel on which the database tells of changes; its triggers know it by this name. */
export const CHANGES_CHANNEL = 'shop_changes';

/** Reads what a trigger said: tags with commas between, or `everything`. */
export const parseChange = (payload: string): Change =>
  payload === 'everything' ? payload : new Set(payload.split(','));

/** Whether a change touches what an answer was made from. */
export const concerns = (change: Change, tags: ReadonlySet<string>): boolean =>
  change === 'everything' || [...change].some((tag) => tags.has(tag));
