/** What banks did with an order's card payments besides what the shop sent. Amounts in minor units of the order's currency. */
export interface CardMoney {
  /** Whether a bank has yet to decide a dispute: refunds of the order's payment wait for it, and the bank may take the money. */
  readonly isDisputed: boolean;
  /** What banks took back for the customer, by disputes that the shop lost. */
  readonly takenMinor: number;
  /** Refunds that did not reach the customer and that staff have not made in another way yet. */
  readonly failedMinor: number;
}

/** Of an order of whose card payments banks said nothing, or that has none. */
export const NO_CARD_MONEY: CardMoney = { isDisputed: false, takenMinor: 0, failedMinor: 0 };

/**
 * What is to be said of an order's money because of a bank, in place of a refund by the shop: it is `disputed`, wholly or what is
 * left of it; the bank has `taken` it, all or a part beside the shop's refunds; or a refund has `failed`. Texts are the messages
 * `mail.order.money.{way}`.
 */
export interface BankNotice {
  readonly way: 'disputed' | 'disputedRest' | 'taken' | 'takenPart' | 'failed';
  readonly amountMinor: number;
}

/** What a bank decides of the money of an order that ended; null where it is the shop's to send, or was, or never came. */
export function bankNotice({
  paymentStatus,
  totalMinor,
  cardMoney: { isDisputed, takenMinor, failedMinor },
}: {
  readonly paymentStatus: string;
  readonly totalMinor: number;
  readonly cardMoney: CardMoney;
}): BankNotice | null {
  if (isDisputed && paymentStatus === 'PAID') return { way: 'disputed', amountMinor: totalMinor };
  if (isDisputed && paymentStatus === 'PARTIALLY_REFUNDED') return { way: 'disputedRest', amountMinor: 0 };
  if (paymentStatus !== 'REFUNDED') return null;
  if (failedMinor > 0) return { way: 'failed', amountMinor: failedMinor };
  if (takenMinor >= totalMinor) return { way: 'taken', amountMinor: totalMinor };
  return takenMinor > 0 ? { way: 'takenPart', amountMinor: totalMinor } : null;
}
