import { data } from 'react-router';
import type { Translate } from '../../../content/translator.ts';
import { readOutdatedText, refuseProduct } from './answer-product.ts';

interface Answering<Done extends string, Answer> {
  readonly answer: (done: Done) => Answer;
  readonly t: Translate;
}

/** What was done by a button of a product's page, or why not, with the fields that keep it from being done. */
type Done =
  | { readonly ok: true; readonly changed: number }
  | {
      readonly ok: false;
      readonly reason: string;
      readonly conflicts?: Readonly<Record<string, unknown>>;
      readonly problems?: Readonly<Record<string, unknown>>;
      readonly fields?: readonly string[];
    };

/** Answers the button that says that a text is right as it is. */
export async function answerTranslation<Answer>(
  form: FormData,
  confirm: (text: NonNullable<ReturnType<typeof readOutdatedText>>) => Promise<Done>,
  { answer, t }: Answering<'right' | 'unchanged', Answer>,
) {
  const text = readOutdatedText(form);
  if (text === null) throw data(null, { status: 404 });
  const confirmed = await confirm(text);
  if (confirmed.ok) return answer(confirmed.changed > 0 ? 'right' : 'unchanged');
  if (confirmed.reason === 'product-not-found') throw data(null, { status: 404 });
  return refuseProduct(
    409,
    { base: {}, sent: {} },
    { text: t('backoffice.product.translation.changedSince'), errors: {} },
  );
}

/** Answers the button that takes a change of a product back. */
export async function answerUndo<Answer>(
  form: FormData,
  undo: (entryId: number) => Promise<Done>,
  {
    answer,
    t,
    labelOf,
    nameAuthor,
  }: Answering<'undone' | 'unchanged', Answer> & {
    /** What a field is called. */
    readonly labelOf: (field: string) => string;
    /** A text, followed by who else changed these fields last, or anything of the product. */
    readonly nameAuthor: (text: string, fields?: readonly string[]) => Promise<string>;
  },
) {
  const entryId = Number(form.get('entry'));
  if (!Number.isSafeInteger(entryId)) throw data(null, { status: 404 });
  const undone = await undo(entryId);
  if (undone.ok) return answer(undone.changed > 0 ? 'undone' : 'unchanged');
  if (undone.reason === 'product-not-found') throw data(null, { status: 404 });
  if (undone.reason === 'below-zero')
    return refuseProduct(
      409,
      { base: {}, sent: {} },
      { text: t('backoffice.product.undoBelowZero'), errors: {} },
    );
  const isChanged = undone.reason === 'fields-changed';
  const said = t(isChanged ? 'backoffice.product.undoConflict' : 'backoffice.product.undoRefused');
  const fields = undone.fields ?? Object.keys((isChanged ? undone.conflicts : undone.problems) ?? {});
  const named = [...new Set(fields.map(labelOf))].join('; ');
  const why =
    fields.length === 0
      ? said
      : `${said} ${t('backoffice.product.undoFields', { count: fields.length, fields: named })}`;
  const text = isChanged ? await nameAuthor(why, fields.length === 0 ? undefined : fields) : why;
  return refuseProduct(409, { base: {}, sent: {} }, { text, errors: {} });
}
