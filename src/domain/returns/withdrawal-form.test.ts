import * as v from 'valibot';
import { expect, test } from 'vitest';
import uk from '../../content/messages/uk.json' with { type: 'json' };
import { withdrawalFormSchema } from './withdrawal-form.ts';

const FORM = { name: ' Jan  Nowak ', orderNumber: '10001', email: 'jan@example.com', goods: ' ' };

test('a statement names its order as the shop does, and means the whole order unless it says which goods', () => {
  const whole = { name: 'Jan Nowak', orderNumber: 'ORD-10001', email: 'jan@example.com', goods: null };
  expect(v.parse(withdrawalFormSchema, FORM)).toEqual(whole);
  expect(v.parse(withdrawalFormSchema, { ...FORM, goods: undefined })).toEqual(whole);
  expect(v.parse(withdrawalFormSchema, { ...FORM, goods: '2 panele' }).goods).toBe('2 panele');
});

test.each([
  ['name', ''],
  ['name', 'x'.repeat(101)],
  ['orderNumber', 'my order'],
  ['email', 'jan'],
  ['goods', 'x'.repeat(1001)],
])('a wrong %s is refused in words', (field, value) => {
  const { issues = [], success } = v.safeParse(withdrawalFormSchema, { ...FORM, [field]: value });
  expect(success).toBe(false);
  for (const { message, path } of issues) {
    expect(uk).toHaveProperty([message]);
    expect(path?.[0].key).toBe(field);
  }
});
