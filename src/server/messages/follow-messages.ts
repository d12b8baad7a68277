import { LOCALES, type Locale } from '../../domain/locale/locale.ts';
import { dayIn } from '../../domain/locale/market.ts';
import { messageState } from '../../domain/messages/message-state.ts';
import { isCatalogueName } from '../../domain/messages/catalogue-names.ts';
import { isProse } from '../../domain/messages/prose.ts';
import { TEXTS_CHANGED, type ChangeFeed } from '../changes/change-feed.ts';
import { followData } from '../changes/follow-data.ts';
import type { OwnMessage } from './read-own-messages.ts';
import { putInForce, shippedMessage, type OwnTexts } from './messages.ts';

/** What the catalogue says in the place of a message. */
interface Name {
  readonly locale: Locale;
  readonly key: string;
  readonly text: string;
}

const fits = ({ locale, key, text }: OwnMessage): boolean =>
  !isCatalogueName(key) &&
  messageState({ key, shipped: shippedMessage(locale, key), own: text, locale }).fault === null;

/** The texts of staff that are in force; those that fit nowhere any more are left out. */
function fitting(locale: Locale, own: readonly OwnMessage[], names: readonly Name[]): OwnTexts {
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
    names: Object.fromEntries(
      names.flatMap(({ locale: of, key, text }) => (of === locale ? [[key, text]] : [])),
    ),
  };
}

interface Options {
  readonly readOwn: () => Promise<readonly OwnMessage[]>;
  /** The names of categories and tags; absent for those that the shop came with. */
  readonly readNames?: () => Promise<readonly Name[]>;
  /** Called when they could not be read; what was in force stays so, and they are read again. */
  readonly onFailure: (error: unknown) => void;
}

/** The same feed, in which the texts of staff are in force. */
export const followMessages = (
  feed: ChangeFeed,
  { readOwn, readNames, onFailure }: Options,
): Promise<ChangeFeed> =>
  followData(feed, {
    tag: TEXTS_CHANGED,
    read: async () => {
      const own = await readOwn();
      const names = (await readNames?.()) ?? [];
      const changed = LOCALES.filter((locale) => putInForce(locale, fitting(locale, own, names)));
      return changed.length === 0 ? null : new Set(changed.map((locale) => `texts:${locale}`));
    },
    onFailure,
  });
