import { LOCALES, type Locale } from '../../domain/locale/locale.ts';
import { dayIn } from '../../domain/locale/market.ts';
import { messageState } from '../../domain/messages/message-state.ts';
import { isProse } from '../../domain/messages/prose.ts';
import { TEXTS_CHANGED, type Change, type ChangeFeed } from '../changes/change-feed.ts';
import { shareNext } from '../one-at-a-time.ts';
import type { OwnMessage } from './read-own-messages.ts';
import { putInForce, shippedMessage, type OwnTexts } from './messages.ts';

const AGAIN_AFTER_MS = 1000;

const fits = ({ locale, key, text }: OwnMessage): boolean =>
  messageState({ key, shipped: shippedMessage(locale, key), own: text, locale }).fault === null;

/** The texts of staff that are in force; those that fit nowhere any more are left out. */
function fitting(locale: Locale, own: readonly OwnMessage[]): OwnTexts {
  const ours = own.filter((each) => each.locale === locale && fits(each));
  return {
    messages: Object.fromEntries(
      ours.flatMap(({ key, text }) => (text === null || isProse(key) ? [] : [[key, text]])),
    ),
    prose: new Map(
      ours.flatMap(({ key, text, changedAt }) =>
        isProse(key) ? [[key, { text, changedOn: dayIn('Europe/Kyiv', changedAt) }] as const] : [],
      ),
    ),
  };
}

interface Options {
  readonly readOwn: () => Promise<readonly OwnMessage[]>;
  /** Told when they could not be read; what was in force stays so, and another reading follows. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * The same feed, in which the texts of staff are in force: read now, and again with each change of them; then all is
 * told that was made with the texts of before. Nobody asks the database for a text while a page is made.
 */
export async function followMessages(feed: ChangeFeed, { readOwn, onFailure }: Options): Promise<ChangeFeed> {
  const subscribers = new Set<(change: Change) => void>();
  let again: NodeJS.Timeout | undefined;
  let isClosed = false;
  const read = shareNext(async () => {
    clearTimeout(again);
    try {
      const own = await readOwn();
      const changed = LOCALES.filter((locale) => putInForce(locale, fitting(locale, own)));
      const change = new Set(changed.map((locale) => `texts:${locale}`));
      if (change.size > 0) subscribers.forEach((onChange) => onChange(change));
    } catch (error) {
      if (isClosed) return;
      onFailure(error);
      again = setTimeout(follow, AGAIN_AFTER_MS).unref();
    }
  });
  let reading = Promise.resolve();
  const follow = () => {
    reading = read();
  };
  feed.subscribe((change) => {
    if (change === 'everything' || change.has(TEXTS_CHANGED)) follow();
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
