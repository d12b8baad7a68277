import * as v from 'valibot';
import { expect, test } from 'vitest';
import { canBeWaitedFor } from './can-be-waited-for.ts';
import { stockNoticeSchema } from './stock-notice.ts';

test('goods that are sold and gone can be waited for, machines and what is only shown cannot', () => {
  expect(canBeWaitedFor({ kind: 'purchase', stock: 0 })).toBe(true);
  expect(canBeWaitedFor({ kind: 'purchase', stock: 1 })).toBe(false);
  expect(canBeWaitedFor({ kind: 'rental', stock: 0 })).toBe(false);
  expect(canBeWaitedFor({ kind: 'purchase', stock: 0, displayOnly: {} })).toBe(false);
});

test('an address is asked for, without spaces around it', () => {
  expect(v.parse(stockNoticeSchema, { email: ' a@example.com ' })).toEqual({ email: 'a@example.com' });
  expect(v.safeParse(stockNoticeSchema, { email: 'nobody' }).success).toBe(false);
  expect(v.safeParse(stockNoticeSchema, {}).success).toBe(false);
});
