import { expect, test } from 'vitest';
import { bulkField, bulkOrders, readBulkForm } from './bulk-form.ts';

const id = (number: number) => `4b4f1f6e-0000-4000-8000-${String(number).padStart(12, '0')}`;
const formOf = (fields: Readonly<Record<string, string>>) => new Map(Object.entries(fields));
const parcel = (number: number, carrier: string, typed: string) => ({
  [bulkField('carrier', id(number))]: carrier,
  [bulkField('number', id(number))]: typed,
});
const ordersOf = (...numbers: readonly number[]) =>
  bulkOrders(numbers.map((number) => ({ id: id(number), parcels: number - 1 })));

test('a step without a parcel asks for the orders alone, each once', () => {
  const form = formOf({ orders: `${ordersOf(1, 2)} ${id(1)} x ${id(3)}.many` });
  expect(readBulkForm('confirm', form)).toEqual({
    ok: true,
    orders: [
      { id: id(1), tracking: null, seen: 0 },
      { id: id(2), tracking: null, seen: 1 },
      { id: id(3), tracking: null, seen: 0 },
    ],
  });
  expect(readBulkForm('deliver', formOf({}))).toEqual({ ok: true, orders: [] });
});

test('orders without a number are not handed over', () => {
  const form = formOf({
    orders: ordersOf(1, 2, 3),
    ...parcel(1, 'inpost', ' 600 123 456 '),
    ...parcel(2, 'dpd', '  '),
    ...parcel(3, 'dpd', 'AB12345'),
  });
  expect(readBulkForm('ship', form)).toEqual({
    ok: true,
    orders: [
      { id: id(1), tracking: { carrier: 'inpost', number: ' 600 123 456 ' }, seen: 0 },
      { id: id(3), tracking: { carrier: 'dpd', number: 'AB12345' }, seen: 2 },
    ],
  });
});

test('nothing is done while a number or its carrier is wrong', () => {
  const form = formOf({
    orders: ordersOf(1, 2, 3),
    ...parcel(1, 'inpost', '600123456'),
    ...parcel(2, 'inpost', '12'),
    ...parcel(3, 'pigeon', '600123456'),
  });
  expect(readBulkForm('ship', form)).toEqual({
    ok: false,
    errors: {
      [bulkField('number', id(2))]: 'backoffice.ship.invalid',
      [bulkField('number', id(3))]: 'backoffice.ship.invalid',
    },
  });
});

test('nothing is done while two orders have the number of one parcel', () => {
  const form = formOf({
    orders: ordersOf(1, 2, 3),
    ...parcel(1, 'inpost', '600123456'),
    ...parcel(2, 'inpost', ' 600 123 456 '),
    ...parcel(3, 'dpd', 'AB12345'),
  });
  expect(readBulkForm('ship', form)).toEqual({
    ok: false,
    errors: {
      [bulkField('number', id(1))]: 'backoffice.ship.twice',
      [bulkField('number', id(2))]: 'backoffice.ship.twice',
    },
  });
});
