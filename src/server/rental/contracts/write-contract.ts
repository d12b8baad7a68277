import { eq } from 'drizzle-orm';
import { leaseContract } from '../../../content/pages/legal/lease-contract.ts';
import { daysBetween } from '../../../domain/calendar/days.ts';
import { marketOf } from '../../../domain/locale/market.ts';
import { contractRates, isReckonedBy } from '../../../domain/rental/contract-rates.ts';
import {
  changedFacts,
  type ContractAnnex,
  type ContractFacts,
  type LeaseContract,
} from '../../../domain/rental/lease-contract.ts';
import { returnDay } from '../../../domain/rental/rental-days.ts';
import type { Database } from '../../database/database.ts';
import { marketDay } from '../../invoices/document-number.ts';
import { partiesOf } from '../../invoices/invoice-contents.ts';
import type { LockedOrder } from '../../orders/lock-order.ts';
import { orderItemsOf } from '../../orders/order-views-of.ts';
import { orderItems, orders } from '../../orders/tables.ts';
import { billedSoFar } from '../bills/lease-rent.ts';
import { leaseViewOf } from '../find-lease.ts';
import { leases } from '../tables.ts';
import { endedEarly } from '../terminations/ended-early.ts';
import { keptContract } from './find-contracts.ts';
import { leaseContracts } from './tables.ts';

/** What a contract of a lease says by now, with its line; null where there is nothing to have one about. */
async function currentContract(
  database: Database,
  order: LockedOrder,
  leaseId: string,
): Promise<Omit<LeaseContract, 'concludedOn'> | null> {
  const items = (await orderItemsOf(database, [order.id])).get(order.id) ?? [];
  const line = items.findIndex(({ rental }) => rental?.leaseId === leaseId) + 1;
  const lease = await leaseViewOf(database, order, leaseId);
  if (lease === null || lease.period === null || lease.machines.length === 0) return null;
  const [row] = await database.select().from(leases).where(eq(leases.id, leaseId));
  const terms = row?.acceptedTerms ?? null;
  const billed = row ? billedSoFar(row, order.currency) : null;
  const { locale, currency, orderNumber, createdAt } = order;
  const { item, period, priceMinor, depositMinor } = lease;
  const { duration, count } = item.rental;
  return {
    layout: 1,
    locale,
    currency,
    orderNumber,
    line,
    item: { name: item.name, brand: item.brand, articleNumber: item.articleNumber },
    term: { duration, count },
    ...(item.options && item.options.length > 0 && { options: item.options.map(({ name }) => name) }),
    ...(row &&
      billed && {
        rates: contractRates(
          { name: item.name, tiers: billed.rates.machine, options: row.options },
          {
            days: daysBetween(period.firstDay, period.lastDay) + 1,
            quantity: item.quantity,
            currency,
            rule: { ratePercent: Number(order.taxRatePercent), mode: order.taxMode },
          },
        ),
        ...(order.discountMinor > 0 && { isDiscounted: true }),
      }),
    machines: lease.machines.map(({ inventoryNumber, serialNumber, valueMinor = null, product = null }) => ({
      inventoryNumber,
      serialNumber,
      valueMinor,
      product,
    })),
    period,
    returnBy: returnDay(period, marketOf(currency)),
    priceMinor,
    depositMinor,
    ...(await partiesOf(database, order)),
    acceptedAt: createdAt,
    termsVersion: terms?.version ?? null,
    clauses: terms?.clauses ?? leaseContract[locale],
  };
}

/** The contract of a lease from before contracts were kept, as it would be by now; null where it has none. */
export async function unkeptContract(
  database: Database,
  order: LockedOrder,
  leaseId: string,
): Promise<LeaseContract | null> {
  const current = await currentContract(database, order, leaseId);
  return current && { ...current, concludedOn: current.acceptedAt.slice(0, 'YYYY-MM-DD'.length) };
}

/** Keeps the contracts of leases that were approved just now, in the transaction that did; each once. */
export async function concludeContracts(
  transaction: Database,
  order: LockedOrder,
  leaseIds: readonly string[],
): Promise<void> {
  if (leaseIds.length === 0) return;
  const { issuedAt, today } = await marketDay(transaction, order.currency);
  for (const leaseId of leaseIds) {
    const current = await currentContract(transaction, order, leaseId);
    if (current === null) continue;
    const content = { ...current, concludedOn: today };
    await transaction
      .insert(leaseContracts)
      .values({ leaseId, orderId: order.id, line: current.line, annex: 0, content, issuedAt })
      .onConflictDoNothing();
  }
}

const factsOf = (from: ContractFacts): ContractFacts => {
  const { machines, period, returnBy, priceMinor, depositMinor } = from;
  return { machines, period, returnBy, priceMinor, depositMinor };
};

/**
 * Writes an annex where a lease is not what its contract and the annexes so far say: another machine, other days, another price, and how
 * that is reckoned. For whoever changes a lease that is paid, in the same transaction, under the lock of its order or of its machines.
 * Answers its number; null where nothing is different, and for a lease without a kept contract.
 */
export async function annexContract(
  transaction: Database,
  order: LockedOrder,
  leaseId: string,
): Promise<number | null> {
  const kept = await keptContract(transaction, leaseId);
  const current = kept && (await currentContract(transaction, order, leaseId));
  if (kept === null || current === null) return null;
  const before = factsOf(kept.annexes.at(-1)?.after ?? kept.contract);
  const after = factsOf(current);
  if (changedFacts(before, after).length === 0) return null;
  const { issuedAt, today } = await marketDay(transaction, order.currency);
  const annex = kept.annexes.length + 1;
  const { rates = [], isDiscounted = false } = current;
  const isReckoned = rates.length > 0 && isReckonedBy(rates, { ...after, isDiscounted });
  const ended = await endedEarly(transaction, order, leaseId);
  const content: ContractAnnex = {
    layout: 1,
    annex,
    issuedOn: today,
    before,
    after,
    ...(isReckoned && { rates, ...(isDiscounted && { isDiscounted }) }),
    ...(ended && { earlyEnd: { feeMinor: ended.feeMinor, refundMinor: ended.refundMinor } }),
  };
  await transaction.insert(leaseContracts).values({
    leaseId,
    orderId: order.id,
    line: kept.contract.line,
    annex,
    content,
    issuedAt,
  });
  return annex;
}

/** The same for who changes a lease by another order than its own. */
export async function annexOfLease(transaction: Database, leaseId: string): Promise<void> {
  const [found] = await transaction
    .select({ order: orders })
    .from(leases)
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(leases.id, leaseId));
  if (found) await annexContract(transaction, found.order, leaseId);
}
