import { and, asc, eq, gte, isNull, not, notInArray, or, sql } from 'drizzle-orm';
import {
  leadingReturn,
  type ReturnFollows,
  type WhatFollows,
} from '../../domain/returns/after-withdrawal.ts';
import { isOpenReturn } from '../../domain/returns/return-status.ts';
import type { ReturnView } from '../../domain/returns/return-view.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../orders/tables.ts';
import {
  afterWithdrawalOf,
  replacementsWithdrawn,
  statedReplacements,
  type Stated,
} from './after-withdrawal-of.ts';
import { deliveryOfWithdrawal } from './delivery-of-withdrawal.ts';
import { exchanges } from './exchanges/tables.ts';
import { returnViewOf } from './find-return.ts';
import { returnRefunded } from './refunds-of-return.ts';
import { returnEvents, returns, withdrawals } from './tables.ts';
import type { ReturnRow } from './write-return.ts';

/** Whether a return began, or became a withdrawal, with the statement of another one: all that a statement makes is written at its moment. */
const isMadeWith = (returnId: string) => sql`exists (select from ${withdrawals}
  where ${withdrawals.returnId} = ${returnId}::uuid and ${withdrawals.orderId} = ${returns.orderId}
  and (${returns.requestedAt} = ${withdrawals.statedAt} or exists (select from ${returnEvents}
    where ${returnEvents.returnId} = ${returns.id} and ${returnEvents.reason} = 'turned' and ${returnEvents.at} = ${withdrawals.statedAt})))`;

/** Whether the goods of a return were accepted for others in their place: it is not refunded by itself. */
const isExchanged = sql`(${returns.status} = 'COMPLETED' and exists (select from ${exchanges}
  where ${exchanges.returnId} = ${returns.id} and ${exchanges.status} not in ('REJECTED', 'CANCELLED')))`;

/** Whether a return was open when the whole order was withdrawn from: the statement is about its goods, too. */
const isOfWhole = and(
  eq(returns.kind, 'withdrawal'),
  or(
    isNull(returns.closedAt),
    gte(
      returns.closedAt,
      sql`(select max(${withdrawals.statedAt}) from ${withdrawals} where ${withdrawals.orderId} = ${returns.orderId} and ${withdrawals.goods} is null)`,
    ),
  ),
);

/** The returns of an order by which the goods of a statement come back, the first asked first; without those that were refused or called off. */
const statedReturns = (
  database: Database,
  orderId: string,
  { goods, returnId }: Stated,
): Promise<readonly ReturnRow[]> =>
  database
    .select()
    .from(returns)
    .where(
      and(
        eq(returns.orderId, orderId),
        notInArray(returns.status, ['REJECTED', 'CANCELLED']),
        not(isExchanged),
        or(
          goods === null ? isOfWhole : undefined,
          returnId === null ? sql`false` : or(eq(returns.id, returnId), isMadeWith(returnId)),
        ),
      ),
    )
    .orderBy(asc(returns.requestedAt), sql`length(${returns.number})`, asc(returns.number));

/** What follows a statement of withdrawal from an order as everything stands now. */
export const whatFollows =
  (database: Database) =>
  async (orderId: string, stated: Stated): Promise<WhatFollows> => {
    const after = afterWithdrawalOf(database);
    const rows = [];
    for (const row of await statedReturns(database, orderId, stated)) {
      rows.push({ ...row, isRefunded: await returnRefunded(database, row.id) });
    }
    const returnId = leadingReturn(rows)?.id ?? stated.returnId;
    const next = await after(orderId, { ...stated, returnId });
    const found: ReturnFollows[] = [];
    for (const { id, number } of rows.length > 1 ? rows : []) {
      const each = await after(orderId, { ...stated, returnId: id });
      if (each !== null) found.push({ number, goods: each.goods });
    }
    const replacements = stated.goods === null ? await replacementsWithdrawn(database)(orderId) : [];
    const [order] =
      stated.goods === null ? await database.select().from(orders).where(eq(orders.id, orderId)) : [];
    const isDeliveryLater = order !== undefined && (await deliveryOfWithdrawal(database, order)).isLater;
    return { next, returns: found, replacements, isDeliveryLater };
  };

/** The open returns that a statement of withdrawal from an order begins or reaches, also those of the orders of replacements, for its receipt. */
export async function returnsReached(
  database: Database,
  orderId: string,
  stated: Stated,
): Promise<readonly ReturnView[]> {
  const [order] = await database.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return [];
  const found: ReturnView[] = [];
  for (const row of await statedReturns(database, orderId, stated)) {
    if (isOpenReturn(row.status)) found.push(await returnViewOf(database, { row, order }));
  }
  if (stated.goods !== null) return found;
  for (const { id, returnId } of await statedReplacements(database, orderId)) {
    found.push(...(await returnsReached(database, id, { goods: null, returnId })));
  }
  return found;
}
