import { and, count, eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { listedProducts } from '../../../src/server/catalogue/listing-tables.ts';
import {
  announceReduction,
  endReduction,
  listReductions,
} from '../../../src/server/catalogue/reductions/reductions.ts';
import { priceReductions, productPriceLog } from '../../../src/server/catalogue/reductions/tables.ts';
import { productPrices } from '../../../src/server/catalogue/tables.ts';
import { money } from '../../../src/domain/money/money.ts';
import { seedPrice } from '../../support/seed-price.ts';
import { openTestShop } from '../../support/test-shop.ts';

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const ID = 101;
const REGULAR = seedPrice(ID);
/** A share of the regular price in percent, in minor units. */
const at = (percent: number) => (REGULAR * percent) / 100;
const minor = (major: number | null) => major && Math.round(major * 100);

describe('a reduction', async () => {
  const { shop, database, api, feed, close } = await openTestShop();
  afterAll(close);

  const announce = (minor: number, window: { startsAt?: string; endsAt?: string } = {}) =>
    announceReduction(database)({
      productId: ID,
      price: money(minor, 'UAH'),
      startsAt: inDays(-1),
      endsAt: inDays(1),
      ...window,
    });
  async function announced(...given: Parameters<typeof announce>): Promise<number> {
    const made = await announce(...given);
    if (!made.ok) throw new Error(made.reason);
    return made.id;
  }
  const isPrice = and(
    eq(productPrices.productId, ID),
    eq(productPrices.currency, 'UAH'),
    eq(productPrices.term, 'sale'),
  );
  const setPrice = (minor: number) => database.update(productPrices).set({ minor }).where(isPrice);
  /** The price and what it may be compared with, as the API tells them once the shop has heard of every change, in minor units. */
  const told = async () => {
    await feed.caughtUp();
    const answer = (await (await api(`/products/${ID}?currency=UAH`)).json()) as {
      data: { pricing_and_inventory: { price: number; originalPrice: number | null } };
    };
    const { price, originalPrice } = answer.data.pricing_and_inventory;
    return [minor(price), minor(originalPrice)];
  };
  const end = async (id: number) => {
    expect(await endReduction(database)(id)).toBe(true);
    await shop.sweepReductions();
  };
  const history = (daysAgo: number, minor: number) => ({
    productId: ID,
    currency: 'UAH' as const,
    term: 'sale' as const,
    minor,
    at: inDays(-daysAgo),
  });
  await database
    .insert(productPriceLog)
    .values([history(40, at(75)), history(35, at(115)), history(10, at(95))]);

  test('lowers the price and strikes through the lowest of the 30 days before, until its end', async () => {
    const changes: unknown[] = [];
    feed.subscribe((change) => changes.push(change));
    const id = await announced(at(88));
    expect(await told()).toEqual([REGULAR, null]);
    await shop.sweepReductions();
    await feed.caughtUp();
    expect(changes).toContain('everything'); // kept pages are forgotten
    expect(await told()).toEqual([at(88), at(95)]);
    const [listed] = await database
      .select({ price: listedProducts.priceUah })
      .from(listedProducts)
      .where(eq(listedProducts.productId, ID));
    expect(listed?.price).toBe(at(88)); // lists and facets go by what is paid
    await shop.sweepReductions();
    expect(await told()).toEqual([at(88), at(95)]);
    await end(id);
    expect(await told()).toEqual([REGULAR, null]);
    expect(await listReductions(database)()).toEqual([]);
  });

  test('that comes after another within 30 days is compared with that one', async () => {
    const id = await announced(at(86));
    await shop.sweepReductions();
    expect(await told()).toEqual([at(86), at(88)]);
    await end(id);
    const higher = await announced(at(90));
    await shop.sweepReductions();
    expect(await told()).toEqual([at(90), null]); // dearer than it was: nothing to strike through
    await end(higher);
  });

  test('claims nothing that a price set by hand makes untrue, and leaves that price', async () => {
    const id = await announced(at(83));
    await shop.sweepReductions();
    expect(await told()).toEqual([at(83), at(86)]);
    await setPrice(at(84));
    expect(await told()).toEqual([at(84), at(86)]);
    await setPrice(at(86));
    expect(await told()).toEqual([at(86), null]);
    await end(id);
    expect(await told()).toEqual([at(86), null]);
    await setPrice(REGULAR);
  });

  test('waits for its time, and can be dropped before', async () => {
    const id = await announced(at(75), { startsAt: inDays(2), endsAt: inDays(3) });
    await shop.sweepReductions();
    expect(await told()).toEqual([REGULAR, null]);
    await end(id);
    expect(await endReduction(database)(id)).toBe(false);
    expect(await told()).toEqual([REGULAR, null]);
  });

  test('is refused where it lowers nothing, overlaps another, or is past', async () => {
    expect(await announce(REGULAR)).toEqual({
      ok: false,
      reason: 'no-price-above',
      regular: REGULAR,
    });
    expect(await announce(1, { startsAt: inDays(-2), endsAt: inDays(-1) })).toEqual({
      ok: false,
      reason: 'reduction-over',
    });
    expect(await announce(1, { endsAt: inDays(-2) })).toEqual({ ok: false, reason: 'reduction-over' });
    const id = await announced(at(75), { startsAt: inDays(2), endsAt: inDays(4) });
    expect(await announce(at(73), { startsAt: inDays(3), endsAt: inDays(5) })).toMatchObject({
      ok: false,
      reason: 'reduction-overlaps',
      other: { id, minor: at(75) },
    });
    const past = database.insert(priceReductions).values({
      productId: ID,
      currency: 'UAH',
      minor: 1,
      startsAt: inDays(3),
      endsAt: inDays(5),
    });
    await expect(past).rejects.toMatchObject({ cause: { constraint: 'price_reductions_do_not_overlap' } });
    await end(id);
  });

  test('is named to one that overlaps it while it runs, whichever price is lower; a later one goes by the regular price', async () => {
    const id = await announced(at(70), { endsAt: inDays(5) });
    await shop.sweepReductions();
    expect(await announce(at(72), { startsAt: inDays(1), endsAt: inDays(5) })).toMatchObject({
      reason: 'reduction-overlaps',
      other: { id, minor: at(70) },
    });
    const later = await announced(at(72), { startsAt: inDays(6), endsAt: inDays(7) });
    // The later one is dearer than the lowest of its 30 days, and so strikes nothing through.
    expect(await listReductions(database)()).toMatchObject([
      { id, struck: expect.any(Number) as number },
      { id: later, struck: null },
    ]);
    await end(later);
    await end(id);
  });

  test('is judged by a log that is only added to, and has each price once', async () => {
    const total = async () =>
      (await database.select({ total: count() }).from(productPriceLog))[0]?.total ?? 0;
    const before = await total();
    await setPrice(REGULAR);
    const [row] = await database.delete(productPrices).where(isPrice).returning();
    if (row) await database.insert(productPrices).values(row);
    expect(await total()).toBe(before);
    await setPrice(REGULAR + 1);
    expect(await total()).toBe(before + 1);
    await setPrice(REGULAR);
    for (const rewriting of [
      database.update(productPriceLog).set({ minor: 1 }),
      database.delete(productPriceLog).where(sql`true`),
    ]) {
      await expect(rewriting).rejects.toMatchObject({
        cause: { message: 'The log of prices is only added to' },
      });
    }
  });
});
