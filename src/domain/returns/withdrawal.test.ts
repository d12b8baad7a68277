import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { daysAfter } from '../calendar/days.ts';
import { isWorkingDay } from '../calendar/working-days.ts';
import { dayIn } from '../locale/market.ts';
import uk from '../../content/messages/uk.json';
import { isStillStated, withdrawalEnd, withdrawalOffer, withdrawalFormSchema } from './withdrawal.ts';

test('it is a working day, fourteen days after the receipt, but for days off', () => {
  const moments = fc.date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2034-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (moment) => {
      const end = withdrawalEnd(moment.toISOString(), 'PL');
      expect(isWorkingDay(end, 'PL')).toBe(true);
      let day = daysAfter(dayIn('Europe/Warsaw', moment.toISOString()), 14);
      for (; day < end; day = daysAfter(day, 1)) expect(isWorkingDay(day, 'PL')).toBe(false);
      expect(day).toBe(end);
    }),
  );
});

test.each([
  ['2026-11-03T10:00:00Z', '2026-11-17'],
  ['2026-11-07T10:00:00Z', '2026-11-23'], // the fourteenth day is a Saturday
  ['2026-10-28T10:00:00Z', '2026-11-12'], // it is Independence Day
  ['2026-11-02T23:30:00Z', '2026-11-17'], // already the third of November in Warsaw
])('received at %s, until %s', (deliveredAt, lastDay) => {
  expect(withdrawalEnd(deliveredAt, 'PL')).toBe(lastDay);
});

const bought = { rental: null };
const rented = { rental: {} };
const offer = (status: string, now: string, items: { rental: unknown }[] = [bought]) =>
  withdrawalOffer(
    { status, items, events: [{ toStatus: 'DELIVERED', at: '2026-11-03T10:00:00Z' }] },
    { market: 'PL', now },
  );

test('is offered from the shipping until the last minute of the last day, for what was bought', () => {
  expect(offer('PENDING', '2026-11-03T11:00:00Z')).toBeNull();
  expect(offer('PROCESSING', '2026-11-03T11:00:00Z')).toBeNull();
  expect(offer('SHIPPED', '2026-11-03T09:00:00Z')).toEqual({ lastDay: null });
  expect(offer('DELIVERED', '2026-11-17T22:59:00Z')).toEqual({ lastDay: '2026-11-17' });
  expect(offer('COMPLETED', '2026-11-17T22:59:00Z')).toEqual({ lastDay: '2026-11-17' });
  expect(offer('DELIVERED', '2026-11-17T23:01:00Z')).toBeNull();
  expect(offer('CANCELLED', '2026-11-04T09:00:00Z')).toBeNull();
  expect(offer('DELIVERED', '2026-11-04T09:00:00Z', [rented])).toBeNull();
  expect(offer('DELIVERED', '2026-11-04T09:00:00Z', [rented, bought])).not.toBeNull();
});

test('is offered from the first parcel of an order in parts, without a last day until all of it arrived', () => {
  const order = { status: 'PROCESSING', items: [bought], events: [] };
  const at = { market: 'PL', now: '2026-11-03T11:00:00Z' } as const;
  expect(withdrawalOffer({ ...order, shipments: [{}] }, at)).toEqual({ lastDay: null });
  expect(withdrawalOffer({ ...order, shipments: [] }, at)).toBeNull();
});

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
  ['name', '\u2800'],
  ['name', 'Win evil.com'],
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

test.each([
  ['nobody closed it', null, 'DELIVERED', false, true],
  ['it is of no order and nobody closed it', null, null, false, true],
  ['staff closed it', 'staff:1', 'PROCESSING', false, false],
  ['staff closed it, of no order', 'staff:1', null, false, false],
  ['its return was called off', 'customer:1', 'DELIVERED', false, false],
  ['it ended its order', 'customer:1', 'CANCELLED', false, true],
  ['its replacements are withdrawn from', 'shop', 'RETURNED', false, true],
  ['one of its replacements is not any more', 'shop', 'RETURNED', true, false],
])('a statement that is made again where %s', (_, closedBy, orderStatus, leavesReplacements, stands) => {
  const closedAt = closedBy === null ? null : '2026-11-03T10:00:00Z';
  expect(isStillStated({ closedAt, closedBy }, { orderStatus, leavesReplacements })).toBe(stands);
});
