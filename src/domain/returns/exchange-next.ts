import type { ExchangeSummary } from './exchange-view.ts';
import { isGoingBack } from './exchange-parcels.ts';
import type { ReturnView } from './return-view.ts';

interface Asked {
  readonly found: Pick<ReturnView, 'status' | 'returnBy' | 'events'> & {
    readonly order: Pick<ReturnView['order'], 'status'>;
  };
  readonly exchange: Pick<ExchangeSummary, 'status' | 'creditedMinor' | 'isAskedAgain'> & {
    readonly order: Pick<NonNullable<ExchangeSummary['order']>, 'isWithdrawn' | 'due'> | null;
  };
}

/** What comes next of an exchange: the key of its text, `exchange.next.{stage}`. */
export function exchangeNext({ found, exchange }: Asked) {
  const { status, order, creditedMinor, isAskedAgain } = exchange;
  if (isAskedAgain) return 'again';
  if (order?.isWithdrawn && status === 'IN_PROGRESS') return 'withdrawn';
  if (order?.isWithdrawn && (status === 'SHIPPED' || status === 'DELIVERED')) return 'withdrawnSent';
  if (isGoingBack(found)) return found.order.status === 'COMPLETED' ? 'sent-back.over' : 'sent-back';
  if (status === 'IN_PROGRESS' && creditedMinor !== null) return order?.due == null ? 'paid' : 'due';
  if (status === 'APPROVED' && found.status === 'SHIPPED') return 'SENT';
  if (status === 'APPROVED' && found.returnBy === null) return 'APPROVED.wait';
  return status;
}
