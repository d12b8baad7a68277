import { isDroppedExchange, type ExchangeStatus } from './exchange-status.ts';
import { isReturnKept, type ReturnKind, type ReturnStatus } from './return-status.ts';

/** A return of an order, as far as its delivery depends on it. */
interface DeliveryReturn {
  readonly kind: ReturnKind;
  readonly status: ReturnStatus;
  /** Of the exchange that it was asked for; null for a return by itself. */
  readonly exchangeStatus: ExchangeStatus | null;
  /** Of the order of the replacement; null while there is none. */
  readonly replacementStatus: string | null;
}

/** Whether other goods came in place of those of a return, or are to come, and are not back. */
const isReplaced = ({ exchangeStatus, replacementStatus }: DeliveryReturn): boolean =>
  exchangeStatus !== null && !isDroppedExchange(exchangeStatus) && replacementStatus !== 'RETURNED';

/**
 * Whether the delivery of an order stays with the shop though all of its goods come back: once any of them was exchanged, or is to be, because their
 * customer keeps what came in their place, and has been brought it. So it depends on no order in which parcels come or are opened. An exchange that came to nothing leaves a
 * return of another kind, of which delivery goes back as of any, unless its customer cancelled it too late to withdraw (`afterCancelled`). Of goods with a fault, and of those that were withdrawn
 * from in time after they were exchanged, it goes back once their replacement is back, too; who withdraws from a replacement alone has that refunded.
 */
export const isDeliveryKept = (returns: readonly DeliveryReturn[]): boolean =>
  returns.some((each) => isReturnKept(each.status) && (each.kind === 'exchange' || isReplaced(each)));

/**
 * Whether it stays for now alone: what keeps it are replacements that were withdrawn from with the order itself, in time (`isReplacementWithdrawn`). Once those are
 * cancelled or back nothing does.
 */
export const isDeliveryKeptForNow = (
  returns: readonly (DeliveryReturn & { readonly isReplacementWithdrawn: boolean })[],
): boolean =>
  isDeliveryKept(returns) &&
  !isDeliveryKept(
    returns.filter(({ kind, isReplacementWithdrawn }) => kind === 'exchange' || !isReplacementWithdrawn),
  );

/**
 * What becomes of goods that were to be exchanged once the order of their replacement was cancelled by itself: `kept`, they stay with their customer; else the
 * kind of return that they are from then on.
 *
 * The shop broke its word, or its customer could still withdraw: their money goes back as of any goods that come back, with delivery (`other`).
 * Who cancels later has no right to their money any more, and the shop has agreed to an exchange alone: what was not sent stays with them, and what was is refunded as the exchange
 * was worth, without delivery (`exchange`), if the shop accepts it. Of goods with a fault the complaint goes on.
 */
export function afterCancelled({
  kind,
  isSent,
  isByCustomer,
  isInTime,
}: {
  readonly kind: ReturnKind;
  /** Whether the goods left their customer. */
  readonly isSent: boolean;
  readonly isByCustomer: boolean;
  /** Whether their customer could withdraw from them when it was cancelled (`isInTime`). */
  readonly isInTime: boolean;
}): 'kept' | 'complaint' | 'other' | 'exchange' {
  if (kind === 'complaint') return 'complaint';
  if (!isByCustomer || isInTime) return 'other';
  return isSent ? 'exchange' : 'kept';
}
