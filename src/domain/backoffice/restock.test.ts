import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAfter, daysBetween } from '../calendar/days.ts';
import {
  readRestockQuery,
  RESTOCK_PAGE,
  restockAddress,
  restockLine,
  restockLines,
  restockPage,
  type BoughtProduct,
} from './restock.ts';

const TODAY = '2026-11-29';
const asked = { firstDay: '2026-11-20', lastDay: '2026-11-29', coverDays: 30, today: TODAY };
const product: BoughtProduct = {
  productId: 7,
  stock: 12,
  pieces: 5,
  supplier: null,
  leadDays: { product: null, supplier: null },
};

describe('what to order', () => {
  test('is what is sold in the lead time and the cover, without the stock', () => {
    // Half a piece a day for 14 + 30 days.
    expect(restockLine(product, asked)).toMatchObject({
      perDay: 0.5,
      daysLeft: 24,
      leadDays: 14,
      leadOf: 'usual',
      orderBy: '2026-12-09',
      isLate: false,
      toOrder: 10,
    });
  });

  test('has the days of the product before those of its supplier, also none', () => {
    const of = (own: number | null, supplier: number | null) =>
      restockLine({ ...product, leadDays: { product: own, supplier } }, asked);
    expect(of(null, 60)).toMatchObject({
      leadDays: 60,
      leadOf: 'supplier',
      isLate: true,
      orderBy: '2026-10-24',
    });
    expect(of(0, 60)).toMatchObject({ leadDays: 0, leadOf: 'product', toOrder: 3 });
  });

  test('is nothing where the stock is enough', () => {
    expect(restockLine({ ...product, stock: 22 }, asked)).toBeNull();
    expect(restockLine({ ...product, stock: 21 }, asked)?.toOrder).toBe(1);
  });

  test('with the stock lasts for the lead time and the cover, and a piece less does not', () => {
    fc.assert(
      fc.property(
        fc.record({
          stock: fc.nat(5000),
          pieces: fc.integer({ min: 1, max: 5000 }),
          days: fc.integer({ min: 1, max: 366 }),
          lead: fc.integer({ min: 0, max: 365 }),
          coverDays: fc.integer({ min: 0, max: 365 }),
        }),
        ({ stock, pieces, days, lead, coverDays }) => {
          const line = restockLine(
            { ...product, stock, pieces, leadDays: { product: lead, supplier: null } },
            { firstDay: daysAfter(TODAY, 1 - days), lastDay: TODAY, coverDays, today: TODAY },
          );
          const needed = pieces * (lead + coverDays);
          const all = stock + (line?.toOrder ?? 0);
          expect(all * days).toBeGreaterThanOrEqual(needed);
          if (line === null) return;
          expect((all - 1) * days).toBeLessThan(needed);
          expect(daysBetween(TODAY, line.orderBy)).toBe(line.daysLeft - lead);
        },
      ),
    );
  });

  test('is listed by its day, page by page', () => {
    const bought = Array.from({ length: RESTOCK_PAGE + 5 }, (_, at) => ({
      ...product,
      productId: at + 1,
      stock: at % 3,
    }));
    const lines = restockLines(bought, asked);
    expect(lines.map(({ orderBy }) => orderBy)).toEqual(lines.map(({ orderBy }) => orderBy).toSorted());
    const first = restockPage(lines, null);
    const second = restockPage(lines, first.next);
    expect([...first.lines, ...second.lines]).toEqual(lines);
    expect(second.next).toBeNull();
  });
});

describe('the address of the list', () => {
  const read = (query: string) => readRestockQuery(new URLSearchParams(query), TODAY);

  test('has usual days and a usual cover', () => {
    const usual = { firstDay: '2026-09-01', lastDay: TODAY, coverDays: 30, supplier: null, after: null };
    expect(read('')).toEqual(usual);
    for (const cover of ['', '-1', '366', '1e2', '3.5', 'x']) expect(read(`cover=${cover}`)).toEqual(usual);
    expect(read('cover=0').coverDays).toBe(0);
    expect(read('cover=365').coverDays).toBe(365);
  });

  test('comes back as it was asked for', () => {
    for (const supplier of [null, '', 'Юг & Ко']) {
      const query = { firstDay: '2026-01-01', lastDay: '2026-02-01', coverDays: 7, supplier, after: 12 };
      expect(read(restockAddress(query, 12))).toEqual(query);
    }
    expect(read('supplier=all').supplier).toBeNull();
  });
});
