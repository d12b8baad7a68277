import type { PaymentMethod } from '../checkout/payment-methods.ts';
import type { ComingBill } from './coming-bill.ts';
import type { LeaseBillKind } from './lease-bill.ts';
import type { RentalPeriod } from './rental-days.ts';

/** An order that bills days of a lease after those of its own order. Amounts in minor units of the order's currency, with tax. */
export interface LeaseBillView extends RentalPeriod {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly kind: LeaseBillKind;
  readonly amountMinor: number;
  /** `paid`, still `open`, or `dropped` because nobody paid it. */
  readonly state: 'paid' | 'open' | 'dropped';
}

/** What of a lease is billed, and until when it could last. */
export interface LeaseBilling {
  readonly bills: readonly LeaseBillView[];
  /** The next days that are billed by month, and what they will come to; null where all days are billed. */
  readonly next: ComingBill | null;
  /** How long the lease can be extended: the first and the last new last day. Null where it cannot, or only staff can say. */
  readonly extensible: { readonly from: string; readonly until: string } | null;
  /** Whether its customer asked to give the machines back, and that is neither over nor dropped: until then it is not extended. */
  readonly isReturnAsked: boolean;
  /** How an extension may be paid. */
  readonly payments: readonly PaymentMethod[];
}
