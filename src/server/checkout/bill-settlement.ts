import { money } from '../../domain/money/money.ts';
import type { Database } from '../database/database.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { leaseOfOrder } from '../rental/own-lease.ts';
import { billLease } from './bill-lease.ts';
import { leasePayments } from './lease-payments.ts';
import type { ShopRules } from './shop-rules.ts';

/**
 * Bills what is owed for a lease beyond its deposit, `amountMinor` with all tax, in the transaction that settles it and holds the lock of its
 * order: by card where the order was paid so, else by transfer. Answers the order's id; null where nothing is owed, for a lease without days,
 * and where the customer's account was deleted: then nobody is left to be billed.
 */
export const billSettlement =
  (rules: ShopRules) =>
  async (
    transaction: Database,
    order: LockedOrder,
    { leaseId, amountMinor }: { readonly leaseId: string; readonly amountMinor: number },
  ): Promise<string | null> => {
    if (amountMinor <= 0 || order.erasedAt !== null) return null;
    const found = await leaseOfOrder(transaction, order, leaseId);
    const { firstDay = null, lastDay = null } = found?.lease ?? {};
    if (!found || firstDay === null || lastDay === null) return null;
    const { productId, articleNumber, name, brand, picture } = found.item;
    const isByCard = order.paymentMethod === 'card' && leasePayments(order.currency, rules).includes('card');
    return billLease(
      transaction,
      {
        order,
        leaseId,
        // All machines of the lease are settled together.
        line: { productId, articleNumber, name, brand, picture, quantity: 1 },
        kind: 'settlement',
        bill: { firstDay, lastDay, price: money(amountMinor, order.currency), options: [] },
        options: [],
        extendsTo: null,
        payment: isByCard ? 'card' : 'transfer',
        dueBefore: null,
      },
      rules,
    );
  };
