import { expect, test } from 'vitest';
import type { OrderItemView } from '../orders/order-view.ts';
import { parseGoodsReturn, saysWhatIsWritten } from './goods-return-form.ts';

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

const line = { itemId: 'a', back: 2, sellable: 1 };
const nothing = { itemId: 'b', back: 0, sellable: 0 };
const said = { reason: 'faulty', note: null, refund: true, lines: [line, nothing] } as const;
const written = {
  kind: 'complaint',
  reason: 'faulty',
  note: 'Of the approval',
  lines: [line],
  isExchanged: false,
  refundMinor: 500,
  dueMinor: 0,
} as const;

test.each([
  ['the same', said, true],
  ['lines in which nothing came left out', { ...said, lines: [line] }, true],
  ['more pieces', { ...said, lines: [{ ...line, back: 3 }] }, false],
  ['more that can be sold', { ...said, lines: [{ ...line, sellable: 2 }] }, false],
  ['some that are refused', { ...said, lines: [{ ...line, refused: 1 }] }, false],
  ['another line', { ...said, lines: [line, { ...nothing, back: 1 }] }, false],
  ['none of a line that came', { ...said, lines: [nothing] }, false],
  ['another reason', { ...said, reason: 'withdrawn' }, false],
  ['words for the customer', { ...said, note: 'Scratched' }, false],
] as const)('a form with %s was sent twice, or says something else', (_, form, isSame) => {
  expect(saysWhatIsWritten(form, written)).toBe(isSame);
});

test.each([
  ['is refunded at once', true, 500, 0, true],
  ['is refunded at once, though nothing is there to be', true, 0, 0, true],
  ['is refunded at once, and was not', true, 0, 500, false],
  ['waits', false, 0, 500, true],
  ['waits, and was refunded', false, 500, 0, false],
] as const)('a form whose money %s', (_, refund, refundMinor, dueMinor, isSame) => {
  expect(saysWhatIsWritten({ ...said, refund }, { ...written, refundMinor, dueMinor })).toBe(isSame);
});

test('what becomes of the money of exchanged goods is not told by the form', () => {
  const exchanged = { ...written, isExchanged: true };
  expect(saysWhatIsWritten({ ...said, refund: false }, exchanged)).toBe(true);
  expect(saysWhatIsWritten(said, { ...exchanged, refundMinor: 0, dueMinor: 500 })).toBe(true);
});

test('the reason of goods that came for an exchange is not told by the form', () => {
  const exchanged = { ...written, kind: 'exchange', reason: 'returned' } as const;
  expect(saysWhatIsWritten({ ...said, reason: 'withdrawn' }, exchanged)).toBe(true);
});
