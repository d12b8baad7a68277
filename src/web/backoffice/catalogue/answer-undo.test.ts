import { expect, test } from 'vitest';
import { answerUndo } from './answer-undo.ts';

const words = {
  answer: (done: string) => done,
  t: ((key: string, values?: { fields?: string }) =>
    values?.fields === undefined ? key : `${key}: ${values.fields}`) as never,
  labelOf: (field: string) => field.toUpperCase(),
  nameAuthor: (text: string, fields?: readonly string[]) =>
    Promise.resolve(`${text} | ${fields?.join(',') ?? 'any'}`),
};
async function refused(
  undone: Parameters<typeof answerUndo>[1] extends (id: number) => Promise<infer D> ? D : never,
) {
  const form = new FormData();
  form.set('entry', '7');
  const answer = await answerUndo(form, () => Promise.resolve(undone), words);
  if (typeof answer === 'string') return answer;
  return answer.data.text;
}

test('a refused taking back names the fields that prevent it, and who changed them', async () => {
  expect(await refused({ ok: false, reason: 'fields-changed', conflicts: { brand: {}, warranty: {} } })).toBe(
    'backoffice.product.undoConflict backoffice.product.undoFields: BRAND; WARRANTY | brand,warranty',
  );
  expect(await refused({ ok: false, reason: 'fields-changed', conflicts: {} })).toBe(
    'backoffice.product.undoConflict | any',
  );
  expect(await refused({ ok: false, reason: 'invalid-fields', problems: { article: {} } })).toBe(
    'backoffice.product.undoRefused backoffice.product.undoFields: ARTICLE',
  );
  // Of pictures and documents, by their names in the log.
  expect(await refused({ ok: false, reason: 'fields-changed', fields: ['pictures'] })).toBe(
    'backoffice.product.undoConflict backoffice.product.undoFields: PICTURES | pictures',
  );
  expect(await refused({ ok: false, reason: 'invalid-fields', fields: ['pictures'] })).toBe(
    'backoffice.product.undoRefused backoffice.product.undoFields: PICTURES',
  );
  expect(await refused({ ok: true, changed: 1 })).toBe('undone');
});
