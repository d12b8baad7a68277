import { data } from 'react-router';
import type { Translate } from '../../../content/translator.ts';
import type { BulkEdit } from '../../../domain/catalogue/editing/bulk-edit.ts';
import type { ProductRefused } from '../../../domain/catalogue/editing/read-fields.ts';
import type { LookUp } from '../../../domain/catalogue/print-specification.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { refusalTexts } from './answer-product.ts';
import { steepTexts } from './ask-prices.ts';
import type { BulkProblem } from './bulk-cell.tsx';
import { fieldLabel } from './field-words.server.ts';

/** A product with the fields of it that somebody else changed. */
interface ChangedProduct {
  readonly subjectId: string;
  readonly fields: readonly string[];
}

const changedOf = (refused: ReadonlyMap<number, ProductRefused>): readonly ChangedProduct[] =>
  [...refused].flatMap(([id, each]) =>
    each.reason === 'fields-changed' ? [{ subjectId: String(id), fields: Object.keys(each.conflicts) }] : [],
  );

/** Sends the table back with what was written, and asks about the prices that are lowered by half or more. */
export const confirmPrices = (
  edits: readonly BulkEdit[],
  meant: string,
  {
    why,
    translate: t,
    locale,
  }: { readonly why: string; readonly translate: Translate; readonly locale: Locale },
) =>
  data<BulkProblem & { readonly text: string }>(
    {
      why,
      meant,
      text: t('backoffice.product.steep'),
      values: Object.fromEntries(edits.map(({ id, sent }) => [id, sent])),
      errors: Object.fromEntries(edits.map((edit) => [edit.id, steepTexts(edit, t, locale)])),
      others: {},
    },
    { status: 409 },
  );

/** Sends the table back with what was written, and a sentence beside each cell that is meant. */
export async function refuseTable(
  edits: readonly BulkEdit[],
  refused: ReadonlyMap<number, ProductRefused>,
  {
    why,
    translate: t,
    lookUp,
    named,
  }: {
    readonly why: string;
    readonly translate: Translate;
    readonly lookUp: LookUp;
    /** The text of a conflict with who changed the products meanwhile. */
    readonly named: (text: string, things: readonly ChangedProduct[]) => Promise<string>;
  },
) {
  const isConflict = [...refused.values()].every(({ reason }) => reason !== 'invalid-fields');
  const texts = [...refusalTexts(refused, t)].map(([id, errors]) => {
    const sent = edits.find((edit) => edit.id === id)?.sent ?? {};
    const others = Object.entries(errors).filter(([field]) => !(field in sent));
    return { id, errors, others: others.map(([field, text]) => `${fieldLabel(field, lookUp)}: ${text}`) };
  });
  return data<BulkProblem & { readonly text: string }>(
    {
      why,
      text: isConflict
        ? await named(t('backoffice.bulk.conflict', { count: refused.size }), changedOf(refused))
        : t('backoffice.bulk.refused', { count: refused.size }),
      values: Object.fromEntries(edits.map(({ id, sent }) => [id, sent])),
      errors: Object.fromEntries(texts.map(({ id, errors }) => [id, errors])),
      others: Object.fromEntries(
        texts.filter(({ others }) => others.length > 0).map(({ id, others }) => [id, others.join(' ')]),
      ),
    },
    { status: isConflict ? 409 : 422 },
  );
}
