import type { ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import type { TaxRule } from '../../domain/checkout/tax.ts';
import type { CheckoutTotals } from '../../domain/checkout/totals-of.ts';
import type { PricedLine } from '../../domain/orders/order-view.ts';
import type { TransferDue } from '../../domain/payments/transfer-due.ts';
import type { ExchangeRate } from '../../domain/money/exchange.ts';
import type { AgreedDiscount } from './agree-discount.ts';
import type { OrderRequest } from './order-request.ts';

/** An order that is right in every respect and waits to be written. */
export interface AgreedOrder {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly request: OrderRequest;
  readonly lines: readonly PricedLine[];
  /** Pieces that leave the stock, by product id. */
  readonly pieces: ReadonlyMap<number, number>;
  /** For whom it is counted while it is open; none for what staff agreed to. */
  readonly subjects: readonly string[];
  readonly totals: CheckoutTotals;
  /** The code that is redeemed with the order; null without one. */
  readonly discount: Extract<AgreedDiscount, { readonly ok: true }> | null;
  /** The delivery is quoted later: it is bulk, or goes to a remote area (R10, C §9). */
  readonly deliveryToBeQuoted: boolean;
  /** The working days on the way that the customer is promised; null while delivery is to be quoted. */
  readonly deliveryDays: ShippingRule['days'] | null;
  /** The term of its transfer; null where none is to be paid yet. */
  readonly transferTerm: TransferDue | null;
  /** ISO 8601 moment until which a card order waits for its money; absent for as long as a page is open. */
  readonly payUntil?: string;
  readonly taxRule: TaxRule;
  /** Null before any rate was stored. */
  readonly rate: Pick<ExchangeRate, 'ratePerUnitE6' | 'date' | 'source'> | null;
}
