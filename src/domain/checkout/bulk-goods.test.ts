import { CATEGORIES } from '../catalogue/categories.ts';
import { describe, expect, it } from 'vitest';
import { BULK_CATEGORY_IDS, bulkGoodsOf, type BulkLine } from './bulk-goods.ts';
import { isBulk } from './bulk.ts';

const PANELS = 1;
const BATTERIES = 2;
const INVERTERS = 3;
const line = (fields: Partial<BulkLine>): BulkLine => ({
  categoryId: PANELS,
  quantity: 1,
  powerW: 500,
  isRental: false,
  ...fields,
});

describe('the goods that make an order a bulk one', () => {
  it('are the power of all its panels and the number of its batteries', () => {
    const lines = [
      line({ quantity: 20 }),
      line({ powerW: 400 }),
      line({ categoryId: BATTERIES, quantity: 6 }),
    ];
    expect(bulkGoodsOf(lines)).toEqual({ panelPowerW: 10_400, batteriesCount: 6 });
    expect(isBulk(bulkGoodsOf(lines.slice(0, 1)))).toBe(false);
    expect(isBulk(bulkGoodsOf(lines.slice(0, 2)))).toBe(true);
  });

  it('are neither other goods nor what is rented', () => {
    const lines = [line({ categoryId: INVERTERS, powerW: 12_000 }), line({ isRental: true, quantity: 99 })];
    expect(bulkGoodsOf(lines)).toEqual({ panelPowerW: 0, batteriesCount: 0 });
  });
});

it('looks for categories under the ids that they have', () => {
  for (const [slug, id] of Object.entries(BULK_CATEGORY_IDS)) {
    expect(CATEGORIES.find((row) => row.slug === slug)?.id).toBe(id);
  }
});
