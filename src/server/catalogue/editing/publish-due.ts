import { asc, eq, lte, or, and, sql } from 'drizzle-orm';
import { changedFields } from '../../../domain/catalogue/editing/merge-fields.ts';
import { PRODUCT_FIELDS, printFields } from '../../../domain/catalogue/editing/product-fields.ts';
import { afterSchedule } from '../../../domain/catalogue/editing/schedule.ts';
import { recordChanges } from '../../audit/audit-log.ts';
import { mayTake, workOnOne } from '../../database/chores/chores.ts';
import type { Database } from '../../database/database.ts';
import { products } from '../tables.ts';
import { lockEditedProducts } from './find-edited-product.ts';
import { productSchedules } from './tables.ts';
import { writeProducts } from './write-products.ts';

/** The chore's name in logs, metrics and among failures. */
export const SCHEDULED_PRODUCTS = 'products published and taken off by schedule';

/**
 * A product of whose schedule something is due, locked. One that lost its pictures or a required field waits until it has them; its page in the
 * back office says for what.
 */
async function claim(transaction: Database) {
  const [row] = await transaction
    .select({ id: sql<string>`${products.id}::text`, now: sql<Date | string>`now()` })
    .from(productSchedules)
    .innerJoin(products, eq(products.id, productSchedules.productId))
    .where(
      and(
        or(
          and(
            lte(productSchedules.publishFrom, sql`now()`),
            sql`cardinality(${products.pictures}) > 0 and cardinality(${products.missing}) = 0`,
          ),
          lte(productSchedules.publishUntil, sql`now()`),
        ),
        mayTake(SCHEDULED_PRODUCTS, products.id),
      ),
    )
    .orderBy(asc(products.id))
    .limit(1)
    .for('no key update', { of: products, skipLocked: true });
  return row;
}

/**
 * Publishes or takes off one product whose moment has come; null when none is due. What staff changed of its schedule until it was locked
 * counts. The log says that it was done by schedule, by nobody.
 */
export const publishDue =
  (database: Database) => (): Promise<'published' | 'taken-off' | 'overtaken' | null> =>
    workOnOne(database, SCHEDULED_PRODUCTS, {
      claim,
      work: async (transaction, row) => {
        const id = Number(row.id);
        const before = (await lockEditedProducts(transaction, [id])).get(id);
        if (before === undefined) return 'overtaken';
        const product = afterSchedule(before.product, new Date(row.now).toISOString());
        if (product.isPublished && before.missing.length > 0) {
          // Its row did not say so yet: now it does, and it waits.
          await transaction.update(products).set({ missing: before.missing }).where(eq(products.id, id));
          return 'overtaken';
        }
        const changes = changedFields(printFields(before.product), printFields(product), PRODUCT_FIELDS);
        const changed = new Set(PRODUCT_FIELDS.filter((field) => changes[field] !== undefined));
        if (changed.size === 0) return 'overtaken';
        await writeProducts(transaction, [{ id, before, product, changed }]);
        await recordChanges(transaction, [
          {
            staffId: null,
            why: '',
            action: 'scheduled',
            subject: 'product',
            subjectId: row.id,
            changes,
          },
        ]);
        return product.isPublished ? 'published' : 'taken-off';
      },
    });
