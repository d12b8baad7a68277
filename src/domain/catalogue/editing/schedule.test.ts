import { describe, expect, test } from 'vitest';
import type { EditableProduct } from './editable-product.ts';
import { printFields, type ProductFields } from './product-fields.ts';
import { readFields } from './read-fields.ts';
import { afterSchedule, pastProblems, withoutOvertaken } from './schedule.ts';

const text = (name: string) => ({ name, summary: `${name}.`, description: `${name}.` });
const DRAFT: EditableProduct = {
  isPublished: false,
  categoryId: 1,
  articleNumber: 'LR5-54HTH-435M',
  brand: 'LONGi',
  warrantyMonths: 180,
  tags: [],
  prices: { UAH: { sale: 325_050 }, PLN: {} },
  specifications: [],
  contents: [],
  makers: null,
  text: { uk: text('Панель'), pl: text('Panel'), en: text('Module') },
};
const START = printFields(DRAFT);
const standing = { kind: 'purchase', hasPicture: true } as const;
const read = (fields: ProductFields, hasPicture = true) =>
  readFields({ ...START, ...fields }, { ...standing, hasPicture });
const problemsOf = (fields: ProductFields, hasPicture = true) => {
  const found = read(fields, hasPicture);
  return found.ok ? {} : found.problems;
};

describe('a schedule', () => {
  test('is read by the clocks of Kyiv and written as it was typed', () => {
    const found = read({ publishFrom: '2026-12-01T09:00', publishUntil: '2027-01-07 18:30' });
    if (!found.ok) throw new Error('It was refused');
    expect(found.product).toMatchObject({
      isPublished: false,
      publishFrom: '2026-12-01T07:00:00.000Z',
      publishUntil: '2027-01-07T16:30:00.000Z',
    });
    expect(printFields(found.product)).toMatchObject({
      publishFrom: '2026-12-01T09:00',
      publishUntil: '2027-01-07T18:30',
    });
  });

  test.each<[string, ProductFields, object]>([
    ['is no moment', { publishFrom: 'завтра' }, { publishFrom: { reason: 'not-a-moment' } }],
    [
      'ends before it begins',
      { publishFrom: '2026-12-01T09:00', publishUntil: '2026-12-01T09:00' },
      { publishUntil: { reason: 'ends-before-start' } },
    ],
    [
      'publishes what is published',
      { published: 'yes', publishFrom: '2026-12-01T09:00' },
      { publishFrom: { reason: 'already-published' } },
    ],
    [
      'takes off what is not published',
      { publishUntil: '2026-12-01T09:00' },
      { publishUntil: { reason: 'not-published' } },
    ],
  ])('that %s is refused', (_, fields, problems) => {
    expect(problemsOf(fields)).toMatchObject(problems);
  });

  test('needs a picture, as publishing does', () => {
    expect(problemsOf({ publishFrom: '2026-12-01T09:00' }, false)).toMatchObject({
      publishFrom: { reason: 'no-picture' },
    });
  });

  test('in the past is refused when it is set, and left alone when it stands', () => {
    const past = { publishFrom: '2026-11-01T09:00' };
    const now = '2026-11-29T09:00:00.000Z';
    expect(pastProblems({}, past, now)).toMatchObject({ publishFrom: { reason: 'in-the-past' } });
    expect(pastProblems(past, past, now)).toEqual({});
    expect(pastProblems({}, { publishUntil: '2026-12-01T09:00' }, now)).toEqual({});
  });
});

describe('what is done by hand', () => {
  const from = { publishFrom: '2026-12-01T09:00' };
  const until = { publishUntil: '2027-01-07T18:30' };

  test('overtakes the day of the same, and no other', () => {
    const draft = { published: 'no', ...from, ...until };
    expect(withoutOvertaken(draft, { ...draft, published: 'yes' })).toEqual({
      ...draft,
      published: 'yes',
      publishFrom: '',
    });
    const shown = { published: 'yes', publishFrom: '', ...until };
    expect(withoutOvertaken(shown, { ...shown, published: 'no' })).toMatchObject({ publishUntil: '' });
    expect(withoutOvertaken(shown, { ...shown, published: 'no', ...from })).toMatchObject(until);
    expect(withoutOvertaken(draft, draft)).toBe(draft);
  });
});

describe('a product whose time has come', () => {
  const draft: EditableProduct = {
    ...DRAFT,
    publishFrom: '2026-12-01T07:00:00.000Z',
    publishUntil: '2027-01-07T16:30:00.000Z',
  };
  test('is published at its moment, and taken off at its end', () => {
    expect(afterSchedule(draft, '2026-12-01T06:59:59.999Z')).toBe(draft);
    const shown = afterSchedule(draft, '2026-12-01T07:00:00.000Z');
    expect(shown).toEqual({ ...DRAFT, isPublished: true, publishUntil: draft.publishUntil });
    expect(afterSchedule(shown, '2027-01-07T16:30:00.000Z')).toEqual(DRAFT);
  });

  test('stays off where both moments passed meanwhile', () => {
    expect(afterSchedule(draft, '2027-02-01T00:00:00.000Z')).toEqual(DRAFT);
  });
});
