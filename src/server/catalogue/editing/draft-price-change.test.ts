import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addStaffRow } from '../../../../tests/support/staff-row.ts';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import type { PriceChangeForm } from '../../../domain/prices/price-change.ts';
import { listAudit } from '../../audit/audit-log.ts';
import { productPrices } from '../tables.ts';
import { applyImport, undoImport } from './apply-import.ts';
import { findImport } from './find-import.ts';
import { draftPriceChange, recountPriceChange } from './draft-price-change.ts';
import { readRoundings, setRoundings } from './price-roundings.ts';
import { saveEditedProduct } from './save-edited-product.ts';
import { priceRoundings } from './tables.ts';

const { database } = await openTestDatabase();
const anna = await addStaffRow(database);
const BATTERIES = {
  search: '',
  category: 'batteries',
  shown: 'all',
  translations: 'any',
  after: null,
} as const;
const UP: PriceChangeForm = { percent: 500, currency: 'UAH', terms: 'sale', why: 'Сезон' };

const draft = (change: Partial<PriceChangeForm> = {}, search = '') =>
  draftPriceChange(database)({
    query: { ...BATTERIES, search },
    change: { ...UP, ...change },
    staffId: anna,
  });
const drafted = async (...asked: Parameters<typeof draft>) => {
  const made = await draft(...asked);
  const found = made.ok ? await findImport(database)(made.id) : null;
  if (!found) throw new Error('Nothing was drafted');
  return found;
};
const round = (UAH: 'hundredth' | 'ends-99' | 'hundred') =>
  setRoundings(database)({ UAH, PLN: 'hundredth', staffId: anna });
const paid = async (productId: number) => {
  const [row] = await database
    .select({ minor: productPrices.minor })
    .from(productPrices)
    .where(
      and(
        eq(productPrices.productId, productId),
        eq(productPrices.currency, 'UAH'),
        eq(productPrices.term, 'sale'),
      ),
    );
  return row?.minor ?? 0;
};

beforeEach(() => database.delete(priceRoundings));

describe('the rounding', () => {
  test('is the minor unit until staff choose another, which the log has once', async () => {
    expect(await readRoundings(database)()).toEqual({ UAH: 'hundredth', PLN: 'hundredth' });
    await round('ends-99');
    await round('ends-99');
    expect(await readRoundings(database)()).toEqual({ UAH: 'ends-99', PLN: 'hundredth' });
    expect((await listAudit(database)({ subject: 'rounding' })).entries).toMatchObject([
      { action: 'rounding-set', subjectName: 'UAH', changes: { rounding: ['hundredth', 'ends-99'] } },
    ]);
  });

  test('changes no price by itself', async () => {
    const before = await paid(201);
    await round('hundred');
    expect(await paid(201)).toBe(before);
  });
});

describe('a change of prices by a per cent', () => {
  test('is counted again, by the prices of then, of the same products', async () => {
    const stale = await drafted({ terms: 'sale' }, '201');
    const [was = '', wanted = ''] = stale.changes[0]?.changes['price.UAH.sale'] ?? [];
    expect(stale.changes.map(({ id }) => id)).toEqual([201]);
    await saveEditedProduct(database)({
      id: 201,
      base: { 'price.UAH.sale': was },
      sent: { 'price.UAH.sale': '1000' },
      staffId: anna,
      why: '',
    });
    const asked = { id: stale.id, staffId: anna };
    expect(await applyImport(database)(asked)).toMatchObject({ reason: 'products-changed' });
    const made = await recountPriceChange(database)(asked);
    if (!made?.ok) throw new Error('Nothing was drafted');
    const again = await findImport(database)(made.id);
    expect(again?.fileName).toBe(stale.fileName);
    expect(again?.changes).toMatchObject([{ id: 201, changes: { 'price.UAH.sale': ['1000', '1050'] } }]);
    expect(await applyImport(database)({ id: made.id, staffId: anna })).toEqual({ ok: true });
    expect(await recountPriceChange(database)({ id: made.id, staffId: anna })).toBeNull();
    expect(await undoImport(database)({ id: made.id, staffId: anna })).toEqual({ ok: true });
    expect(wanted).not.toBe('1050');
    await saveEditedProduct(database)({
      id: 201,
      base: { 'price.UAH.sale': '1000' },
      sent: { 'price.UAH.sale': was },
      staffId: anna,
      why: '',
    });
  });

  test('is looked at first, applied once, in the log, and taken back', async () => {
    await round('ends-99');
    const before = await paid(201);
    const { id, fileName, changes, problems } = await drafted();
    expect([fileName, problems]).toEqual(['+5 % UAH: Сезон', []]);
    expect(changes.length).toBeGreaterThan(3);
    const sums = changes.flatMap(({ changes: { 'price.UAH.sale': sale } }) => (sale ? [sale] : []));
    expect(sums).toHaveLength(changes.length);
    for (const [was, is] of sums) {
      expect(is).toMatch(/99$/);
      expect(Math.abs(Number(is) - Number(was) * 1.05)).toBeLessThanOrEqual(50.001);
    }
    expect(await paid(201)).toBe(before);
    expect(await applyImport(database)({ id, staffId: anna })).toEqual({ ok: true });
    const wanted = changes.find((each) => each.id === 201)?.changes['price.UAH.sale']?.[1];
    expect(await paid(201)).toBe(Number(wanted) * 100);
    const { entries } = await listAudit(database)({ subject: 'product', subjectId: '201' });
    expect(entries[0]).toMatchObject({ action: 'edited', why: '+5 % UAH: Сезон' });
    expect(await undoImport(database)({ id, staffId: anna })).toEqual({ ok: true });
    expect(await paid(201)).toBe(before);
  });

  test('that two drafted from the same prices is applied once, and taken back once', async () => {
    const before = await paid(202);
    const [first, second] = [await drafted(), await drafted()];
    const answers = [];
    for (const { id } of [first, second]) answers.push(await applyImport(database)({ id, staffId: anna }));
    expect(answers).toMatchObject([{ ok: true }, { ok: false, reason: 'products-changed' }]);
    expect(await paid(202)).toBe(Math.round(before * 1.05));
    expect(await undoImport(database)({ id: second.id, staffId: anna })).toMatchObject({
      reason: 'already-done',
    });
    expect(await undoImport(database)({ id: first.id, staffId: anna })).toEqual({ ok: true });
    expect(await paid(202)).toBe(before);
  });

  test('of two at the same moment, the second finds the prices changed', async () => {
    const before = await paid(202);
    const [first, second] = [await drafted(), await drafted()];
    const answers = await Promise.all(
      [first, second].map(({ id }) => applyImport(database)({ id, staffId: anna })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ ok }) => !ok)).toMatchObject([{ reason: 'products-changed' }]);
    expect(await paid(202)).toBe(Math.round(before * 1.05));
    const applied = answers[0]?.ok ? first : second;
    expect(await undoImport(database)({ id: applied.id, staffId: anna })).toEqual({ ok: true });
    expect(await paid(202)).toBe(before);
  });

  test('is not taken back where a price does not stand there any more, even if it is the former one', async () => {
    const { id, changes } = await drafted();
    expect(await applyImport(database)({ id, staffId: anna })).toEqual({ ok: true });
    const [was = '', is = ''] = changes.find((each) => each.id === 203)?.changes['price.UAH.sale'] ?? [];
    const type = (base: string, sent: string) =>
      saveEditedProduct(database)({
        id: 203,
        base: { 'price.UAH.sale': base },
        sent: { 'price.UAH.sale': sent },
        staffId: anna,
        why: '',
      });
    await type(is, was);
    const raised = await paid(202);
    expect(await undoImport(database)({ id, staffId: anna })).toMatchObject({ reason: 'products-changed' });
    expect(await paid(202)).toBe(raised);
    await type(was, is);
    expect(await undoImport(database)({ id, staffId: anna })).toEqual({ ok: true });
  });

  test('of a price that somebody changed since is refused as a whole', async () => {
    const { id, changes } = await drafted();
    const [base] = changes.find((each) => each.id === 203)?.changes['price.UAH.sale'] ?? [''];
    const before = await paid(202);
    await saveEditedProduct(database)({
      id: 203,
      base: { 'price.UAH.sale': base },
      sent: { 'price.UAH.sale': '777' },
      staffId: anna,
      why: '',
    });
    expect(await applyImport(database)({ id, staffId: anna })).toMatchObject({ reason: 'products-changed' });
    expect(await paid(202)).toBe(before);
  });

  test('leaves prices that the rate makes, and says where nothing would change', async () => {
    await database.update(productPrices).set({ converted: true }).where(eq(productPrices.currency, 'PLN'));
    expect(await draft({ currency: 'PLN' })).toEqual({ ok: false, reason: 'nothing' });
    expect(await draft({ terms: 'rental' })).toEqual({ ok: false, reason: 'nothing' });
    expect(await draft({}, 'немає такого')).toEqual({ ok: false, reason: 'nothing' });
  });
});
