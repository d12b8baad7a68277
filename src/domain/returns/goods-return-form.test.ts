import { expect, test } from 'vitest';
import type { OrderItemView } from '../orders/order-view.ts';
import { parseGoodsReturn } from './goods-return-form.ts';

const item = (id: string, quantity: number, rental: OrderItemView['rental'] = null): OrderItemView => ({
  id,
  productId: 1,
  articleNumber: 'A-1',
  name: 'Panel',
  brand: 'B',
  picture: 'p',
  quantity,
  unitMinor: 1,
  lineMinor: quantity,
  discountMinor: 0,
  rental,
});
const items = [
  item('a', 3),
  item('b', 1),
  item('m', 1, { duration: 'day', count: 1, startDate: null, leaseId: null, status: 'PENDING' }),
];
const head = { returnId: '4b4f1f6e-0000-4000-8000-000000000000', reason: 'faulty', seen: '0' };
const read = (fields: Record<string, string>) => parseGoodsReturn(items, { ...head, ...fields });

test('what came back is read line by line; of nothing nothing has to be said', () => {
  const form = { 'back.a': ' 2 ', 'sellable.a': '1', 'back.b': '0', 'sellable.b': '' };
  expect(read(form)).toEqual({
    ok: true,
    form: {
      id: head.returnId,
      reason: 'faulty',
      seen: 0,
      refund: false,
      note: null,
      lines: [
        { itemId: 'a', back: 2, sellable: 1 },
        { itemId: 'b', back: 0, sellable: 0 },
      ],
    },
  });
  expect(read({ ...form, refund: 'on' })).toMatchObject({ form: { refund: true } });
});

test('counts that are none, or more than there can be, are marked where they stand', () => {
  for (const [fields, wrong] of [
    [{ 'back.a': '4', 'sellable.a': '0' }, ['back.a']],
    [{ 'back.a': '-1', 'sellable.a': '0' }, ['back.a']],
    [{ 'back.a': '2', 'sellable.a': '3' }, ['sellable.a']],
    [{ 'back.a': '2' }, ['sellable.a']],
    [{ 'back.a': '1e1', 'sellable.a': 'x' }, ['back.a', 'sellable.a']],
  ] as const) {
    const parsed = read({ 'back.b': '0', ...fields });
    expect(parsed.ok ? [] : Object.keys(parsed.errors ?? {})).toEqual(wrong);
  }
});

test('what is no such form at all has no fields to mark', () => {
  for (const [name, typed] of [
    ['reason', 'x'],
    ['returnId', '1'],
    ['seen', '-1'],
  ] as const) {
    expect(read({ [name]: typed })).toEqual({ ok: false, errors: null });
  }
});

test('what is not accepted is counted beside what is, and its customer is told why', () => {
  const form = { 'back.a': '1', 'sellable.a': '1', 'refused.a': '2', 'back.b': '0', 'refused.b': '' };
  expect(read({ ...form, note: 'Installed' })).toMatchObject({
    ok: true,
    form: {
      lines: [
        { itemId: 'a', back: 1, sellable: 1, refused: 2 },
        { itemId: 'b', back: 0, sellable: 0 },
      ],
    },
  });
  expect(read(form)).toMatchObject({ ok: false, errors: { note: expect.any(String) } });
  expect(read({ ...form, 'refused.a': '3', note: 'Installed' })).toMatchObject({
    ok: false,
    errors: { 'refused.a': expect.any(String) },
  });
});
