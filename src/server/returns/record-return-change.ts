import { eq } from 'drizzle-orm';
import type { AuditAction, AuditChanges } from '../../domain/audit/audit-entry.ts';
import { money } from '../../domain/money/money.ts';
import { amountInWords, recordOrderChange } from '../audit/record-order-change.ts';
import { staffOf } from '../audit/record-staff-changes.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../orders/tables.ts';
import { returns } from './tables.ts';

/**
 * Writes what staff did to a return into the log, under the order whose goods go back and with the return's number, in the transaction that does it; amounts are in the order's currency. What customers and the
 * shop itself do is not written.
 */
export async function recordReturnChange(
  transaction: Database,
  {
    returnId,
    actor,
    action,
  }: { readonly returnId: string; readonly actor: string; readonly action: AuditAction },
  changes: AuditChanges | ((said: (minor: number) => string) => AuditChanges),
): Promise<void> {
  if (staffOf(actor) === null) return;
  const [found] = await transaction
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      number: returns.number,
      currency: orders.currency,
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(eq(returns.id, returnId));
  if (found === undefined) return;
  const { number, currency, ...order } = found;
  const said = (minor: number) => amountInWords(money(minor, currency));
  await recordOrderChange(transaction, {
    order,
    actor,
    action,
    changes: { return: ['', number], ...(typeof changes === 'function' ? changes(said) : changes) },
  });
}
