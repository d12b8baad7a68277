import { inArray } from 'drizzle-orm';
import { LOCALES } from '../../domain/locale/locale.ts';
import { contentMarksAfter, markKey, type ContentText } from '../../domain/messages/content-texts.ts';
import { TRANSLATED_FROM, TRANSLATED_INTO } from '../../domain/messages/translation-file.ts';
import type { Database } from '../database/database.ts';
import { outdatedMessages } from './tables.ts';

/**
 * Marks the translations of the content that a change left behind, in the transaction that makes it; whoever calls it has locked what is changed. `seen` says which Ukrainian text the
 * writer of a translation saw, where it may be another than the one after the change; null for what is put back.
 */
export async function markContent(
  transaction: Database,
  {
    before,
    after,
    seen = ({ said }) => said[TRANSLATED_FROM],
  }: {
    readonly before: readonly ContentText[];
    readonly after: readonly ContentText[];
    readonly seen?: (text: ContentText) => string | null;
  },
): Promise<void> {
  const earlier = new Map(before.map((text) => [text.key, text.said]));
  const changed = after.flatMap((text) => {
    const was = earlier.get(text.key);
    return was !== undefined && LOCALES.some((locale) => was[locale] !== text.said[locale])
      ? [{ was, text }]
      : [];
  });
  if (changed.length === 0) return;
  const keys = changed.flatMap(({ text }) => TRANSLATED_INTO.map((locale) => markKey(text, locale)));
  const stored = Map.groupBy(
    await transaction.select().from(outdatedMessages).where(inArray(outdatedMessages.key, keys)),
    ({ key }) => key,
  );
  const rows = changed.flatMap(({ was, text }) => {
    const marks = TRANSLATED_INTO.flatMap((locale) =>
      (stored.get(markKey(text, locale)) ?? []).filter((mark) => mark.locale === locale),
    );
    return contentMarksAfter({ before: was, after: text.said, marks, seen: seen(text) }).map(
      ({ locale, said, since }) => ({
        key: markKey(text, locale),
        locale,
        said,
        ...(since !== null && { since }),
      }),
    );
  });
  await transaction.delete(outdatedMessages).where(inArray(outdatedMessages.key, keys));
  if (rows.length > 0) await transaction.insert(outdatedMessages).values(rows);
}
