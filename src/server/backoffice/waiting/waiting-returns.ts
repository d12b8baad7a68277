import { and, isNull, not, sql, type SQL } from 'drizzle-orm';
import { PERIODS } from '../../../domain/backoffice/inbox.ts';
import { isExchanged, waitsForStaff } from '../../returns/list-returns.ts';
import { returnEvents, returns, withdrawals } from '../../returns/tables.ts';
import {
  dayOf,
  marketOfOrder,
  marketOfReader,
  ofOrder,
  period,
  type WaitingLine,
  type WaitingOf,
  type WaitingSource,
} from './waiting-source.ts';

/** What of returned goods still has a day: the answer to a request, then the refund of a withdrawal, for which the shop may wait for the goods, or the answer to a complaint. */
const OF_RETURN = (() => {
  const isAnswered = sql`${returns.status} <> 'PENDING'`;
  const arrived = sql`(select min(${returnEvents.at}) from ${returnEvents}
    where ${returnEvents.returnId} = ${returns.id} and ${returnEvents.toStatus} = 'RETURNED')`;
  return {
    id: returns.id,
    orderId: returns.orderId,
    number: returns.number,
    state: returns.status,
    since: returns.requestedAt,
    market: marketOfOrder,
    period: sql`case when ${returns.status} = 'PENDING' then ${period('answer')}
      when ${returns.kind} = 'complaint' then ${period('complaint')} end`,
    dueOn: sql`case when ${returns.kind} = 'withdrawal' and ${isAnswered}
      then greatest(${dayOf(returns.requestedAt)} + ${PERIODS.withdrawal.days}::int, ${dayOf(arrived)}) end`,
  } satisfies WaitingLine;
})();

const goodsBack = (exchanged: SQL): WaitingSource => ({
  from: sql`${returns}`,
  where: and(isNull(returns.closedAt), waitsForStaff, exchanged),
  order: returns.requestedAt,
  joins: sql`${ofOrder} ${returns.orderId}`,
  line: OF_RETURN,
});

/** Goods that come back, and statements of withdrawal. */
export const waitingReturns = (): WaitingOf<'return' | 'exchange'> => ({
  return: [
    goodsBack(not(isExchanged)),
    // Statements of what was never sent have no return.
    {
      from: sql`${withdrawals}`,
      where: and(isNull(withdrawals.closedAt), isNull(withdrawals.returnId)),
      order: withdrawals.statedAt,
      line: {
        id: withdrawals.id,
        orderId: withdrawals.orderId,
        number: withdrawals.orderNumber,
        name: withdrawals.name,
        state: sql`'statement'`,
        since: withdrawals.statedAt,
        market: marketOfReader(withdrawals.locale),
        period: period('withdrawal'),
      },
    },
  ],
  exchange: [goodsBack(isExchanged)],
});
