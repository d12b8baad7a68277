import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAfter } from '../calendar/days.ts';
import {
  ENDS_SOON_DAYS,
  isCovered,
  warrantedPieces,
  warrantiesOf,
  warrantyState,
  WITHOUT_GOODS,
  type WarrantedLine,
} from './warranty.ts';

const PANEL = {
  isRental: false,
  status: 'COMPLETED',
  deliveredOn: '2026-03-31',
  quantity: 4,
  back: 0,
  warrantyMonths: 120,
  performanceMonths: 300,
  repairDays: 0,
} as const;
const TODAY = '2026-11-26';

describe('the warranties of a line', () => {
  test('are on the goods and, of panels, on their power, from the day of receipt', () => {
    expect(warrantiesOf(PANEL, TODAY)).toEqual([
      {
        coverage: 'product',
        months: 120,
        startsOn: '2026-03-31',
        repairDays: 0,
        expiresOn: '2036-03-31',
        state: 'active',
      },
      {
        coverage: 'performance',
        months: 300,
        startsOn: '2026-03-31',
        repairDays: 0,
        expiresOn: '2051-03-31',
        state: 'active',
      },
    ]);
    expect(warrantiesOf({ ...PANEL, performanceMonths: 0 }, TODAY)).toHaveLength(1);
    expect(warrantiesOf({ ...PANEL, performanceMonths: 0, warrantyMonths: 0 }, TODAY)).toEqual([]);
  });

  test.each<readonly [string, Partial<WarrantedLine>]>([
    ['was rented', { isRental: true }],
    ['has not arrived', { deliveredOn: null }],
    ['came back whole', { back: 4 }],
    ...WITHOUT_GOODS.map((status) => [`is of an order that is ${status}`, { status }] as const),
  ])('are none of what %s', (_, differs) => {
    expect(warrantiesOf({ ...PANEL, ...differs }, TODAY)).toEqual([]);
    expect(warrantedPieces({ ...PANEL, ...differs })).toBe(0);
  });

  test('last longer by the days of repairs', () => {
    const days = warrantiesOf({ ...PANEL, repairDays: 12 }, TODAY).map(({ expiresOn }) => expiresOn);
    expect(days).toEqual(['2036-04-12', '2051-04-12']);
  });

  test('are of the pieces that did not come back', () => {
    expect(warrantedPieces({ ...PANEL, back: 3 })).toBe(1);
    expect(warrantiesOf({ ...PANEL, back: 3 }, TODAY)).toHaveLength(2);
  });

  test('cover their last day, and end soon for sixty days before', () => {
    const end = '2026-11-26';
    expect(warrantyState(end, end)).toBe('ends-soon');
    expect(warrantyState(end, daysAfter(end, 1))).toBe('ended');
    expect(warrantyState(end, daysAfter(end, -ENDS_SOON_DAYS))).toBe('ends-soon');
    expect(warrantyState(end, daysAfter(end, -ENDS_SOON_DAYS - 1))).toBe('active');
  });

  test('go on as long as one of them does', () => {
    const after = warrantiesOf(PANEL, '2036-04-01');
    expect(after.map(({ state }) => state)).toEqual(['ended', 'active']);
    expect([isCovered(after), isCovered(warrantiesOf(PANEL, '2051-04-01'))]).toEqual([true, false]);
  });

  test('never begin anew: a later day is never better than an earlier one', () => {
    const order = ['active', 'ends-soon', 'ended'];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 4000 }), (from, more) => {
        const state = (day: string) => order.indexOf(warrantyState('2030-02-28', day));
        const day = daysAfter('2025-01-01', from);
        expect(state(daysAfter(day, more))).toBeGreaterThanOrEqual(state(day));
      }),
    );
  });
});
