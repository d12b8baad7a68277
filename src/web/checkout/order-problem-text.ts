import type { Translate } from '../../content/translator.ts';
import type { TaxRule } from '../../domain/checkout/tax.ts';
import type { CheckoutTotals } from '../../domain/checkout/totals-of.ts';
import type { DiscountReason } from '../../domain/discounts/discount.ts';
import type { Money } from '../../domain/money/money.ts';
import { refusalValues, type RentalRefusal } from '../../domain/rental/rental-refusal.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { limitText } from '../form/limit-text.ts';
import { discountReasonText } from '../discounts/discount-reason-text.ts';

/** Why an order was refused, as the one who placed it needs to know. */
export type RefusedOrderText =
  | {
      readonly reason:
        | 'cart-empty'
        | 'method-not-offered'
        | 'delivery-changed'
        | 'days-off-changed'
        | 'payment-not-offered'
        | 'idempotency-key-reused'
        | 'cart-changed'
        | 'payment-time-over'
        | 'product-unavailable'
        | 'option-unavailable'
        | 'too-many-open-orders'
        | 'open-orders-too-large';
    }
  | { readonly reason: 'rate-limited'; readonly retryAfterSeconds: number }
  | { readonly reason: 'order-needs-account'; readonly most: Money }
  | { readonly reason: 'too-many-machine-days'; readonly most: number; readonly days: number }
  | { readonly reason: 'out-of-stock'; readonly name: string; readonly available: number }
  | (RentalRefusal & { readonly name: string })
  | {
      readonly reason: 'total-changed';
      readonly totals: CheckoutTotals;
      readonly discount: DiscountReason | null;
    };

/** How refusals are put into words. */
export interface OrderWords {
  readonly locale: Locale;
  readonly t: Translate;
  /** By which the refused order would have been taxed. */
  readonly rule: TaxRule;
}

/** The text of a refusal, `error.{reason}`, with what it takes (R29). */
export function orderProblemText(refused: RefusedOrderText, words: OrderWords): string {
  const { locale, t } = words;
  switch (refused.reason) {
    case 'out-of-stock':
      return t('error.out-of-stock', { name: refused.name, available: refused.available });
    case 'days-missing':
    case 'day-not-offered':
    case 'days-taken':
      return t(`error.${refused.reason}`, refusalValues(refused, { name: refused.name, locale }));
    case 'order-needs-account':
      return t('error.order-needs-account', { limit: formatPrice(refused.most, locale) });
    case 'too-many-machine-days':
      return t('error.too-many-machine-days', { most: refused.most, days: refused.days });
    case 'rate-limited':
      return limitText(t, refused.retryAfterSeconds);
    case 'total-changed':
      return [
        ...(refused.discount === null ? [] : [discountReasonText(refused.discount, words)]),
        t('error.total-changed', { total: formatPrice(refused.totals.total, locale) }),
      ].join(' ');
    default:
      return t(`error.${refused.reason}`);
  }
}
