import type { Translate } from '../../content/translator.ts';
import type { CheckoutTotals } from '../../domain/checkout/totals-of.ts';
import type { DiscountFault } from '../../domain/discounts/discount-fault.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { formatMoney } from '../../domain/money/format-money.ts';
import { discountFaultText } from '../discounts/discount-fault-text.ts';

/** Why an order was refused, as the one who placed it needs to know. */
type Refused =
  | {
      readonly reason:
        | 'cart-empty'
        | 'method-not-offered'
        | 'payment-not-offered'
        | 'idempotency-key-reused'
        | 'cart-changed'
        | 'product-unavailable'
        | 'rate-limited'
        | 'too-many-open-orders'
        | 'open-orders-too-large';
    }
  | { readonly reason: 'out-of-stock'; readonly name: string; readonly available: number }
  | {
      readonly reason: 'total-changed';
      readonly totals: CheckoutTotals;
      readonly discount: DiscountFault | null;
    };

/** The text of a refusal, `error.{reason}`, with what it takes (R29). */
export function refusalText(refused: Refused, locale: Locale, t: Translate): string {
  switch (refused.reason) {
    case 'out-of-stock':
      return t('error.out-of-stock', { name: refused.name, available: refused.available });
    case 'total-changed':
      return [
        ...(refused.discount === null ? [] : [discountFaultText(refused.discount, locale, t)]),
        t('error.total-changed', { total: formatMoney(refused.totals.total, locale) }),
      ].join(' ');
    default:
      return t(`error.${refused.reason}`);
  }
}
