import { createHash } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { takenPrices, type PlannedPrice } from '../../../domain/prices/supplier-plan.ts';
import { recordChanges } from '../../audit/audit-log.ts';
import type { Database } from '../../database/database.ts';
import { inParts } from '../editing/in-parts.ts';
import { purchaseInWords } from '../purchase-prices/purchase-prices.ts';
import { purchasePrices } from '../purchase-prices/tables.ts';
import { products } from '../tables.ts';
import { planStoredList, type SupplierRules } from './plan-supplier-list.ts';
import { findSupplierList } from './supplier-lists.ts';
import { supplierLists } from './tables.ts';

/** `plan-changed`: something is otherwise than in the plan that was confirmed. Of a refusal nothing is written. */
export type SupplierListApplied =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'list-not-found' | 'plan-changed' | 'nothing-chosen' };

/** Rolls a transaction back: prices were entered by somebody else since it planned. */
class PlanChanged extends Error {}

const entryOf = (
  { price, productId }: PlannedPrice,
  { supplier, today, listId }: { supplier: string; today: string; listId: string },
) => ({
  productId,
  currency: price.currency,
  minor: price.minor,
  supplier,
  day: today,
  listId,
});

/**
 * Enters the prices of a confirmed plan from today on, all together or none, and logs each; those with doubts only where they are ticked, by their lines.
 * What was confirmed last, confirmed again with the same ticks, changes nothing.
 */
export const applySupplierList =
  (database: Database) =>
  async ({
    id,
    digest,
    ticked,
    staffId,
    rules,
  }: {
    readonly id: string;
    readonly digest: string;
    readonly ticked: 'all' | ReadonlySet<number>;
    readonly staffId: string;
    readonly rules: SupplierRules;
  }): Promise<SupplierListApplied> => {
    try {
      return await database.transaction(async (transaction): Promise<SupplierListApplied> => {
        const list = await findSupplierList(transaction, 'lock')(id);
        if (!list) return { ok: false, reason: 'list-not-found' };
        const press = createHash('sha256')
          .update(JSON.stringify([digest, ticked === 'all' ? ticked : [...ticked].toSorted((a, b) => a - b)]))
          .digest('base64url');
        if (list.appliedDigest === press) return { ok: true };
        const planned = await planStoredList(transaction)(list, { ...rules, locale: 'uk' });
        if (planned.state !== 'planned' || planned.digest !== digest)
          return { ok: false, reason: 'plan-changed' };
        const taken = takenPrices(planned.plan, ticked);
        if (taken.length === 0) return { ok: false, reason: 'nothing-chosen' };
        const of = { supplier: list.supplier, today: planned.today, listId: id };
        await enterPrices(transaction, taken, of);
        await inParts(taken, (part) =>
          recordChanges(
            transaction,
            part.map((each) => ({
              staffId,
              why: list.fileName,
              action: 'purchase-price-entered',
              subject: 'product',
              subjectId: String(each.productId),
              changes: {
                purchase: [
                  each.before ? purchaseInWords({ ...each.before, ...each.before.price }) : '',
                  purchaseInWords(entryOf(each, of)),
                ],
              },
            })),
          ),
        );
        await transaction
          .update(supplierLists)
          .set({
            entered: sql`${supplierLists.entered} + ${taken.length}`,
            appliedDigest: press,
            appliedAt: sql`now()`,
          })
          .where(eq(supplierLists.id, id));
        return { ok: true };
      });
    } catch (error) {
      if (error instanceof PlanChanged) return { ok: false, reason: 'plan-changed' };
      throw error;
    }
  };

/** Enters prices of products that stay until the transaction ends; throws where one of them is gone or has a price of that day. */
async function enterPrices(
  transaction: Database,
  taken: readonly PlannedPrice[],
  of: Parameters<typeof entryOf>[1],
) {
  let [held, stored] = [0, 0];
  // One after the other by their ids, so that two lists wait for each other and do not deadlock.
  await inParts(
    taken.toSorted((a, b) => a.productId - b.productId),
    async (part) => {
      const ids = part.map(({ productId }) => productId);
      const found = await transaction
        .select({ id: products.id })
        .from(products)
        .where(inArray(products.id, ids))
        .orderBy(products.id)
        .for('key share');
      const entered = await transaction
        .insert(purchasePrices)
        .values(part.map((each) => entryOf(each, of)))
        .onConflictDoNothing()
        .returning({ id: purchasePrices.id });
      held += found.length;
      stored += entered.length;
    },
  );
  if (held < taken.length || stored < taken.length) throw new PlanChanged();
}

/**
 * Takes away the prices that a list entered, however long ago, and logs each: the list may be confirmed anew then. A second press finds nothing. Answers
 * whether there is such a list.
 */
export const takeBackSupplierList =
  (database: Database) =>
  ({ id, staffId }: { readonly id: string; readonly staffId: string }): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const list = await findSupplierList(transaction, 'lock')(id);
      if (!list) return false;
      const removed = await transaction
        .delete(purchasePrices)
        .where(eq(purchasePrices.listId, id))
        .returning();
      await inParts(removed, (part) =>
        recordChanges(
          transaction,
          part.map((each) => ({
            staffId,
            why: list.fileName,
            action: 'purchase-price-removed',
            subject: 'product',
            subjectId: String(each.productId),
            changes: { purchase: [purchaseInWords(each), ''] },
          })),
        ),
      );
      await transaction
        .update(supplierLists)
        .set({ entered: 0, appliedDigest: null, appliedAt: null })
        .where(eq(supplierLists.id, id));
      return true;
    });
