import { inArray } from 'drizzle-orm';
import { money } from '../../../domain/money/money.ts';
import { dayIn, marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { isStatementDay } from '../../../domain/payments/statement-forms.ts';
import type { RowRecorded, StatementRow } from '../../../domain/payments/bank-statements/statement-rows.ts';
import type { Database } from '../../database/database.ts';
import { orders } from '../../orders/tables.ts';
import type { recordTransfer } from '../transfers/record-transfer.ts';

/**
 * Records the taken lines of a statement, each by itself, as if staff had typed it on the page of its order (`recordTransfer`): one that cannot
 * be recorded keeps none of the others back, and a statement that is sent again records nothing twice.
 */
export const recordStatement =
  (database: Database, record: ReturnType<typeof recordTransfer>) =>
  async (rows: readonly StatementRow[], staffId: string): Promise<readonly RowRecorded[]> => {
    const taken = rows.filter(({ isTaken }) => isTaken);
    const numbers = taken.flatMap(({ orderNumber }) => orderNumber ?? []);
    const found =
      numbers.length === 0
        ? []
        : await database
            .select({ id: orders.id, orderNumber: orders.orderNumber })
            .from(orders)
            .where(inArray(orders.orderNumber, numbers));
    const idOf = new Map(found.map(({ id, orderNumber }) => [orderNumber, id]));
    const recordRow = async ({ line, orderNumber }: StatementRow): Promise<RowRecorded['result']> => {
      const { day, reference, amountMinor, currency } = line;
      const orderId = orderNumber === null ? undefined : idOf.get(orderNumber);
      if (orderId === undefined) return { ok: false, reason: 'order-not-found' };
      const today = dayIn(timeZoneOf(marketOf(currency)), new Date().toISOString());
      if (!isStatementDay(day, today)) return { ok: false, reason: 'day-impossible' };
      return record({ orderId, staffId, day, reference, amount: money(amountMinor, currency) });
    };
    const recorded: RowRecorded[] = [];
    // One after the other: each locks its order, and two of them may be for the same.
    for (const row of taken) recorded.push({ line: row.line, result: await recordRow(row) });
    return recorded;
  };
