import { and, eq } from 'drizzle-orm';
import type { OutdatedText, TextPart } from '../../../domain/catalogue/editing/outdated-texts.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { recordChanges } from '../../audit/audit-log.ts';
import type { Database } from '../../database/database.ts';
import { lockEditedProducts } from './find-edited-product.ts';
import { outdatedTexts } from './tables.ts';

export type TranslationConfirmed =
  | { readonly ok: true; readonly changed: 0 | 1 }
  | { readonly ok: false; readonly reason: 'product-not-found' | 'changed-since' };

/** When the latest change was made that a text did not follow; null for a text that is right. */
export const outdatedSince = (
  marks: readonly OutdatedText[],
  { part, locale }: Pick<OutdatedText, 'part' | 'locale'>,
): string | null =>
  marks
    .filter((mark) => mark.part === part && mark.locale === locale)
    .reduce<string | null>(
      (latest, { since }) => (since !== null && since > (latest ?? '') ? since : latest),
      null,
    );

/**
 * Takes the mark off a text that staff found to be right still. `seen` is the moment of the change that they looked at: where another
 * followed, nothing is done. A second press changes nothing.
 */
export const confirmTranslation =
  (database: Database) =>
  ({
    id,
    part,
    locale,
    seen,
    staffId,
  }: {
    readonly id: number;
    readonly part: TextPart;
    readonly locale: Locale;
    readonly seen: string;
    readonly staffId: string;
  }): Promise<TranslationConfirmed> =>
    database.transaction(async (transaction) => {
      const found = (await lockEditedProducts(transaction, [id])).get(id);
      if (found === undefined) return { ok: false, reason: 'product-not-found' };
      const since = outdatedSince(found.outdated, { part, locale });
      if (since === null) return { ok: true, changed: 0 };
      if (since !== seen) return { ok: false, reason: 'changed-since' };
      await transaction
        .delete(outdatedTexts)
        .where(
          and(
            eq(outdatedTexts.productId, id),
            eq(outdatedTexts.part, part),
            eq(outdatedTexts.locale, locale),
          ),
        );
      await recordChanges(transaction, [
        {
          staffId,
          why: '',
          action: 'translation-checked',
          subject: 'product',
          subjectId: String(id),
          changes: { [`outdated.${locale}`]: [part, ''] },
        },
      ]);
      return { ok: true, changed: 1 };
    });
