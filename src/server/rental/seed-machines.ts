import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { seedDepots } from '../../content/seed/depots.ts';
import { productPrices, products } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { seedRentalOptions } from '../catalogue/rental-options/seed-options.ts';
import { depots, machines } from './tables.ts';

/** Any 64-bit number besides those of the migrations and the catalogue's seed. */
const SEED_LOCK = 7_700_441_906;

/**
 * Gives a shop without depots the starting ones with what is offered with machines, and in each depot as many machines of every rented product as the catalogue says; once
 * among several instances. Their serial numbers are read off by staff.
 */
export const seedMachines = (database: Database): Promise<void> =>
  database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const [known] = await transaction.select({ id: depots.id }).from(depots).limit(1);
    if (known !== undefined) return;
    await seedRentalOptions(transaction);
    const placed = await transaction
      .insert(depots)
      .values([...seedDepots])
      .returning({ id: depots.id, market: depots.market });
    const rented = await transaction
      .selectDistinct({ id: products.id, article: products.articleNumber, stock: products.rentalStock })
      .from(products)
      .innerJoin(productPrices, and(eq(productPrices.productId, products.id), eq(productPrices.term, 'day')))
      .where(and(gt(products.rentalStock, 0), isNotNull(products.publishedAt)))
      .orderBy(asc(products.id));
    const rows = placed.flatMap(({ id: depotId, market }) =>
      rented.flatMap(({ id: productId, article, stock }) =>
        Array.from({ length: stock }, (_, index) => ({
          productId,
          depotId,
          inventoryNumber: `${article}-${market}${String(index + 1).padStart(2, '0')}`,
        })),
      ),
    );
    if (rows.length > 0) await transaction.insert(machines).values(rows);
  });
