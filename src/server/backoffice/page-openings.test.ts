import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import type { CountedOpening } from '../../domain/backoffice/funnel.ts';
import { products } from '../catalogue/tables.ts';
import { countOpenings, forgetOldOpenings } from './page-openings.ts';
import { pageOpenings } from './tables.ts';

const { database } = await openTestDatabase();

const PANEL: CountedOpening = { page: 'product', productId: 101, currency: 'UAH' };
const CART: CountedOpening = { page: 'cart', productId: null, currency: 'PLN' };

const stored = async () => {
  const rows = await database.select().from(pageOpenings).orderBy(pageOpenings.page, pageOpenings.productId);
  return rows.map(({ currency, page, productId, times }) => [currency, page, productId, times]);
};

afterEach(async () => {
  await database.delete(pageOpenings);
});

describe('openings of pages', () => {
  test('are added up, by several instances at the same time too', async () => {
    const instances = [countOpenings(database), countOpenings(database)];
    for (const { note, write } of [...instances, ...instances]) {
      note(PANEL);
      note(CART);
      note(PANEL);
      await write();
    }
    for (const { note } of instances) note(CART);
    await Promise.all(instances.map(({ write }) => write()));
    expect(await stored()).toEqual([
      ['PLN', 'cart', null, 6],
      ['UAH', 'product', 101, 8],
    ]);
  });

  test('are written once, and those of a product that is gone are left out', async () => {
    const { note, write } = countOpenings(database);
    note(CART);
    note({ ...PANEL, productId: 999_999 });
    await write();
    await write();
    expect(await stored()).toEqual([['PLN', 'cart', null, 1]]);
  });

  test('that could not be written are kept for the next time', async () => {
    const { note, write } = countOpenings(database);
    await database.execute(sql`alter table ${pageOpenings} rename to page_openings_away`);
    note(CART);
    await expect(write()).rejects.toThrow(/page_openings/);
    await database.execute(sql`alter table page_openings_away rename to page_openings`);
    note(CART);
    await write();
    expect(await stored()).toEqual([['PLN', 'cart', null, 2]]);
  });

  test('go with their product, and after a year', async () => {
    const [panel] = await database
      .select()
      .from(products)
      .where(sql`id = 101`);
    await database.insert(products).values({ ...panel!, id: 90_001, articleNumber: 'GOES-1' });
    const { note, write } = countOpenings(database);
    note({ ...PANEL, productId: 90_001 });
    note(CART);
    await write();
    await database.delete(products).where(sql`id = 90001`);
    expect(await stored()).toEqual([['PLN', 'cart', null, 1]]);
    await database.update(pageOpenings).set({ day: sql`current_date - 401` });
    await forgetOldOpenings(database)();
    expect(await stored()).toEqual([]);
  });
});
