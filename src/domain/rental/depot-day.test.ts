import { expect, test } from 'vitest';
import { depositState, depotDue, depotList, depotStep } from './depot-day.ts';

const today = '2026-11-25'; // a Wednesday
const period = { firstDay: '2026-11-25', lastDay: '2026-11-28', blockedFrom: '2026-11-25' }; // until a Saturday

test('a lease is handed over on its first day, and comes back on the first working day from its last one on', () => {
  expect(depotDue({ ...period, status: 'PROCESSING' }, 'UA')).toEqual({
    kind: 'handover',
    day: '2026-11-25',
  });
  expect(depotDue({ ...period, status: 'ACTIVE' }, 'UA')).toEqual({ kind: 'return', day: '2026-11-30' });
});

test('a parcel is sent in time for its first day, and as long on its way back', () => {
  const parcel = { ...period, blockedFrom: '2026-11-23' };
  const dayOf = (status: string) => depotDue({ ...parcel, status }, 'UA').day;
  expect(dayOf('APPROVED')).toBe('2026-11-23');
  expect(dayOf('PROCESSING')).toBe('2026-11-23');
  expect(dayOf('SHIPPED')).toBe('2026-11-25');
  expect(dayOf('ACTIVE')).toBe('2026-12-02');
});

test.each([
  ['2026-11-24', 'late', 'late'],
  ['2026-11-25', 'handovers', 'returns'],
  ['2026-11-26', 'tomorrow', 'tomorrow'],
  ['2026-11-27', null, null],
] as const)('what is due on %s stands on the lists %s and %s', (day, handover, back) => {
  expect(depotList({ kind: 'handover', day }, today)).toBe(handover);
  expect(depotList({ kind: 'return', day }, today)).toBe(back);
});

test.each([
  ['PENDING', null, null],
  ['APPROVED', { take: 'PROCESSING' }, { take: 'PROCESSING' }],
  ['PROCESSING', { take: 'SHIPPED' }, { sign: 'handover' }],
  ['SHIPPED', { take: 'DELIVERED' }, { take: 'DELIVERED' }],
  ['DELIVERED', { sign: 'handover' }, { sign: 'handover' }],
  ['ACTIVE', { sign: 'return' }, { sign: 'return' }],
  ['RETURNED', null, null],
])('after %s comes %j where machines are brought, else %j', (status, brought, fetched) => {
  expect(depotStep(status, { isBrought: true })).toEqual(brought);
  expect(depotStep(status, { isBrought: false })).toEqual(fetched);
});

test('a deposit is paid with its order, or agreed outside of it', () => {
  expect(depositState({ depositMinor: 0, paymentStatus: 'PAID' })).toBe('outside');
  expect(depositState({ depositMinor: 1, paymentStatus: 'PAID' })).toBe('paid');
  expect(depositState({ depositMinor: 1, paymentStatus: 'UNPAID' })).toBe('unpaid');
});
