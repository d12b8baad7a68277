import type { Locale, Localized } from '../locale/locale.ts';
import { TRANSLATED_FROM, TRANSLATED_INTO } from './translation-file.ts';

/** A translation that stayed as it was when staff changed the Ukrainian text, and is to be looked at. */
export interface OutdatedMessage {
  readonly locale: Locale;
  /** What the Ukrainian text said when the translation was last right. */
  readonly said: string;
  /** When the Ukrainian text was last changed, ISO 8601; null for a change that is being made. */
  readonly since: string | null;
}

/**
 * Which translations of a text are outdated after a change: those that stayed when the Ukrainian text was changed, until they follow it, or until
 * it says again what it said. Texts are those in force, null where the shop has none.
 */
export function outdatedMessagesAfter({
  before,
  after,
  marks,
  followed,
}: {
  readonly before: Localized<string | null>;
  readonly after: Localized<string | null>;
  /** What was outdated before the change. */
  readonly marks: readonly OutdatedMessage[];
  /** Translations that were written by somebody who saw the Ukrainian text as it is now. */
  readonly followed: ReadonlySet<Locale>;
}): readonly OutdatedMessage[] {
  const [said, says] = [before[TRANSLATED_FROM], after[TRANSLATED_FROM]];
  if (said === null || says === null) return [];
  return TRANSLATED_INTO.flatMap((locale): readonly OutdatedMessage[] => {
    if (after[locale] === null || followed.has(locale)) return [];
    const mark = marks.find((each) => each.locale === locale);
    if (mark?.said === says) return [];
    if (said === says) return mark === undefined ? [] : [mark];
    return [{ locale, said: mark?.said ?? said, since: null }];
  });
}
