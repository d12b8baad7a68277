import { eq } from 'drizzle-orm';
import type { Locale } from '../../domain/locale/locale.ts';
import { localized } from '../../domain/locale/localized.ts';
import { checkMessage, type MessageFault } from '../../domain/messages/check-message.ts';
import { isCatalogueName } from '../../domain/messages/catalogue-names.ts';
import { decideMessage, messageState } from '../../domain/messages/message-state.ts';
import { outdatedMessagesAfter } from '../../domain/messages/outdated-messages.ts';
import { TRANSLATED_FROM } from '../../domain/messages/translation-file.ts';
import { auditEntries } from '../audit/tables.ts';
import type { Database } from '../database/database.ts';
import { shippedMessage } from './messages.ts';
import { lockMessage, outdatedOf, writeOutdated } from './outdated-messages.ts';
import { messageVersions } from './tables.ts';

/** A text as somebody sends it. */
export interface SentMessage {
  readonly locale: Locale;
  /** Tidied; null to have the shop's own text back. */
  readonly text: string | null;
  /** The version that its writer saw, 0 for the shop's own text. */
  readonly version: number;
}

type ByLocale<T> = Readonly<Partial<Record<Locale, T>>>;

export type MessagesSaved =
  /** `changed` counts the texts that say something else now. */
  | { readonly ok: true; readonly changed: number }
  | { readonly ok: false; readonly reason: 'text-not-found' }
  | { readonly ok: false; readonly reason: 'invalid-texts'; readonly faults: ByLocale<MessageFault> }
  /** Somebody else changed these since they were shown; nothing was written. */
  | { readonly ok: false; readonly reason: 'texts-changed'; readonly locales: readonly Locale[] };

function faultsOf(key: string, sent: readonly SentMessage[]): ByLocale<MessageFault> {
  const faults = sent.flatMap(({ locale, text }) => {
    const shipped = shippedMessage(locale, key);
    const fault = text === null || shipped === null ? null : checkMessage(text, { key, shipped, locale });
    return fault ? [[locale, fault]] : [];
  });
  return Object.fromEntries(faults);
}

type MessageRow = typeof messageVersions.$inferSelect;

/** What a text said before a version of it. */
const saidBefore = (
  versions: readonly MessageRow[],
  { locale, version, key }: { readonly locale: Locale; readonly version: number; readonly key: string },
): string =>
  versions.find((each) => each.locale === locale && each.version === version - 1)?.text ??
  shippedMessage(locale, key) ??
  '';

interface Saved {
  readonly key: string;
  readonly sent: readonly SentMessage[];
  /** All that stood there before. */
  readonly versions: readonly MessageRow[];
  readonly rows: readonly Pick<MessageRow, 'locale' | 'version' | 'text'>[];
}

/** Marks the translations that did not follow a change of the Ukrainian text. One that is put back as it was shipped follows the shipped text alone. */
async function markOutdated(transaction: Database, { key, sent, versions, rows }: Saved): Promise<void> {
  const newest = (locale: Locale) =>
    versions.filter((each) => each.locale === locale).toSorted((a, b) => b.version - a.version)[0];
  const written = (locale: Locale) => rows.find((row) => row.locale === locale) ?? newest(locale);
  const inForce = (locale: Locale, own: string | null) =>
    messageState({ key, shipped: shippedMessage(locale, key), own, locale }).inForce;
  const source = sent.find(({ locale }) => locale === TRANSLATED_FROM);
  const sawSource = source === undefined || source.version === (newest(TRANSLATED_FROM)?.version ?? 0);
  const isSourceOwn = (written(TRANSLATED_FROM)?.text ?? null) !== null;
  const followed = rows.filter(({ text }) => sawSource && (text !== null || !isSourceOwn));
  const marks = outdatedMessagesAfter({
    before: localized((locale) => inForce(locale, newest(locale)?.text ?? null)),
    after: localized((locale) => inForce(locale, written(locale)?.text ?? null)),
    marks: await outdatedOf(transaction, key),
    followed: new Set(followed.map(({ locale }) => locale)),
  });
  await writeOutdated(transaction, key, marks);
}

/**
 * Saves the texts of one key in some languages, all or none. What is sent twice, or was not touched, writes nothing. A key
 * that the shop has no more takes no texts, but gives up those it has.
 */
export const saveMessages =
  (database: Database) =>
  (asked: { key: string; sent: readonly SentMessage[]; staffId: string }): Promise<MessagesSaved> =>
    database.transaction(async (transaction) => {
      const { key, sent, staffId } = asked;
      // One at a time for each key: what is decided below is still so when it is written.
      await lockMessage(transaction, key);
      const versions = await transaction.select().from(messageVersions).where(eq(messageVersions.key, key));
      const mayStand = ({ locale, text }: SentMessage) =>
        text === null || shippedMessage(locale, key) !== null;
      const isKnown = !isCatalogueName(key) && (shippedMessage('uk', key) !== null || versions.length > 0);
      if (!isKnown || !sent.every(mayStand)) return { ok: false, reason: 'text-not-found' };
      const decided = sent.map(({ locale, text, version }) => ({
        locale,
        text,
        decision: decideMessage({
          shipped: shippedMessage(locale, key),
          versions: versions.filter((each) => each.locale === locale),
          sent: text,
          version,
        }),
      }));
      const touched = decided.filter(({ decision }) => decision.effect !== 'none');
      const faults = faultsOf(
        key,
        sent.filter(({ locale }) => touched.some((each) => each.locale === locale)),
      );
      if (Object.keys(faults).length > 0) return { ok: false, reason: 'invalid-texts', faults };
      const late = touched.filter(({ decision }) => decision.effect === 'conflict');
      if (late.length > 0)
        return { ok: false, reason: 'texts-changed', locales: late.map(({ locale }) => locale) };
      const rows = touched.flatMap(({ locale, decision }) =>
        decision.effect === 'write'
          ? [{ locale, key, version: decision.version, text: decision.text, changedBy: staffId }]
          : [],
      );
      if (rows.length > 0) {
        await transaction.insert(messageVersions).values(rows);
        await markOutdated(transaction, { key, sent, versions, rows });
        await transaction.insert(auditEntries).values({
          staffId,
          subject: 'text',
          subjectId: key,
          action: 'edited',
          changes: Object.fromEntries(
            rows.map(({ locale, version, text }) => [
              `words.${locale}`,
              [saidBefore(versions, { locale, version, key }), text ?? shippedMessage(locale, key) ?? ''],
            ]),
          ),
        });
      }
      return { ok: true, changed: rows.length };
    });
