import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { printRate } from '../../../domain/money/staff-rate.ts';
import { FOREIGN_CURRENCIES, type ForeignRates } from '../../../domain/prices/foreign-price.ts';
import { takenPrices } from '../../../domain/prices/supplier-plan.ts';
import type { Database } from '../../database/database.ts';
import { enterPurchases, removePurchasesOf } from '../purchase-prices/enter-many.ts';
import { purchaseInWords } from '../purchase-prices/purchase-prices.ts';
import { planStoredList, type SupplierRules } from './plan-supplier-list.ts';
import { findSupplierList } from './supplier-lists.ts';
import { supplierLists } from './tables.ts';

/** `plan-changed`: something is otherwise than in the plan that was confirmed. Of a refusal nothing is written. */
export type SupplierListApplied =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'list-not-found' | 'plan-changed' | 'nothing-chosen' };

/** The rates by which foreign prices were converted, as the log keeps them beside the name of the file. */
const ratesInWords = (rates: ForeignRates): string[] =>
  FOREIGN_CURRENCIES.flatMap((currency) => {
    const rateE6 = rates[currency];
    return rateE6 === undefined ? [] : [`${currency} ${printRate(rateE6)}`];
  });

/** Rolls a transaction back: prices were entered by somebody else since it planned. */
class PlanChanged extends Error {}

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
        const missed = await enterPurchases(
          transaction,
          taken.map(({ productId, price, before }) => ({
            productId,
            currency: price.currency,
            minor: price.minor,
            supplier: list.supplier,
            before: before ? purchaseInWords({ ...before, ...before.price }) : '',
          })),
          { listId: id, fileName: [list.fileName, ...ratesInWords(list.rates)].join(', '), staffId },
        );
        if (missed.size > 0) throw new PlanChanged();
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
      await removePurchasesOf(transaction, { listId: id, fileName: list.fileName, staffId });
      await transaction
        .update(supplierLists)
        .set({ entered: 0, appliedDigest: null, appliedAt: null })
        .where(eq(supplierLists.id, id));
      return true;
    });
