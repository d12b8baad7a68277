import * as v from 'valibot';
import { expect, test } from 'vitest';
import { leadTimeForm, typedLeadDays } from './lead-time.ts';

test('days are whole, from none to a year, or left to the usual time', () => {
  expect(['0', ' 14 ', '365', '', '  '].map(typedLeadDays)).toEqual([0, 14, 365, null, null]);
  for (const typed of ['366', '-1', '1.5', '1e2', 'два']) expect(typedLeadDays(typed)).toBeUndefined();
});

test('the form says what is wrong beside its field', () => {
  expect(v.safeParse(leadTimeForm, { supplier: ' Deye ', days: '' }).output).toEqual({
    supplier: 'Deye',
    days: null,
  });
  const { issues } = v.safeParse(leadTimeForm, { supplier: 'Deye', days: '400' });
  expect(issues?.map(({ path, message }) => [path?.[0]?.key, message])).toEqual([
    ['days', 'backoffice.product.problem.not-days'],
  ]);
});
