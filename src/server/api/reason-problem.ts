import * as v from 'valibot';
import { keptTaxLabel } from '../../content/tax-label.ts';
import type { CheckoutTotals } from '../../domain/checkout/totals-of.ts';
import { toMajor } from '../../domain/money/major-units.ts';
import { CURRENCIES } from '../../domain/money/money.ts';
import type { Refusal as AnyRefusal } from '../checkout/check-order.ts';
import type { ShopRules } from '../checkout/shop-rules.ts';
import type { DiscountReason } from '../../domain/discounts/discount.ts';
import { refusalValues } from '../../domain/rental/rental-refusal.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { formatMoney, formatPrice } from '../../domain/money/format-money.ts';
import { messagesOf } from '../messages/messages.ts';
import type { Shop } from '../wiring.ts';
import type { ProblemStatus, Problem } from './problem.ts';

/** What an order comes to, in major units (R14). */
export const totalsSchema = v.strictObject({
  subtotal: v.number(),
  discount: v.number(),
  tax: v.number(),
  shipping: v.number(),
  paymentFee: v.number(),
  deposit: v.number(),
  total: v.number(),
  currency: v.picklist(CURRENCIES),
});

/** Totals in major units of their currency. */
const totalsRecord = (totals: CheckoutTotals): v.InferOutput<typeof totalsSchema> => ({
  subtotal: toMajor(totals.subtotal),
  discount: toMajor(totals.discount),
  tax: toMajor(totals.tax),
  shipping: toMajor(totals.shipping),
  paymentFee: toMajor(totals.paymentFee),
  deposit: toMajor(totals.deposit),
  total: toMajor(totals.total),
  currency: totals.total.currency,
});

/** A slow-down is answered by the call itself, with the time to wait. */
type Refusal = Exclude<AnyRefusal, { readonly reason: 'rate-limited' }>;

/** The one map from reasons of a refused order to statuses (R17). */
export const REASON_STATUS = {
  'cart-empty': 400,
  'product-unavailable': 409,
  'option-unavailable': 409,
  'out-of-stock': 409,
  'total-changed': 409,
  'delivery-changed': 409,
  'days-off-changed': 409,
  'method-not-offered': 422,
  'payment-not-offered': 422,
  'idempotency-key-reused': 422,
  'too-many-open-orders': 409,
  'open-orders-too-large': 409,
  'order-needs-account': 409,
  'too-many-machine-days': 409,
  'cart-changed': 409,
  'payment-time-over': 409,
  'days-missing': 422,
  'day-not-offered': 422,
  'days-taken': 409,
} as const satisfies Record<Refusal['reason'], ProblemStatus>;

/** Why a discount code does not hold: a sentence in the shopper's language, and the same for programs (R29). */
export function discountProblem(
  fault: DiscountReason,
  { locale, tax }: { locale: Locale; tax: ShopRules['tax'] },
) {
  const { translate } = messagesOf(locale);
  const { reason } = fault;
  if (reason !== 'discount-below-minimum') {
    return { message: translate(`error.${reason}`), details: { reason } };
  }
  return {
    message: translate(`error.${reason}`, {
      amount: formatMoney(fault.missing, locale),
      tax: translate(keptTaxLabel(tax[fault.missing.currency])),
    }),
    details: { reason, missing: toMajor(fault.missing), currency: fault.missing.currency },
  };
}

/** A refused order as an error: its reason for the program, a sentence in the shopper's language (R17, R29). */
export async function reasonProblem(
  refusal: Refusal,
  {
    locale,
    catalogue,
    rules: { tax },
  }: {
    locale: Locale;
    catalogue: Pick<Shop['catalogue'], 'productsByIds'>;
    rules: Pick<ShopRules, 'tax'>;
  },
): Promise<Problem> {
  const { reason } = refusal;
  const { translate } = messagesOf(locale);
  const status = REASON_STATUS[reason];
  switch (reason) {
    case 'out-of-stock': {
      const { productId, available } = refusal;
      const [product] = await catalogue.productsByIds([productId], locale);
      const message = translate('error.out-of-stock', { name: product?.name ?? '', available });
      return { status, message, details: { reason, productId, available } };
    }
    case 'days-missing':
    case 'day-not-offered':
    case 'days-taken': {
      const [product] = await catalogue.productsByIds([refusal.productId], locale);
      const message = translate(
        `error.${reason}`,
        refusalValues(refusal, { name: product?.name ?? '', locale }),
      );
      const { ...details } = refusal;
      return { status, message, details };
    }
    case 'total-changed': {
      const { totals, discount } = refusal;
      const changed = translate('error.total-changed', { total: formatMoney(totals.total, locale) });
      const fault = discount && discountProblem(discount, { locale, tax });
      return {
        status,
        message: fault ? `${fault.message} ${changed}` : changed,
        details: { reason, totals: totalsRecord(totals), ...(fault && { discount: fault.details }) },
      };
    }
    case 'order-needs-account': {
      const { most } = refusal;
      const message = translate('error.order-needs-account', { limit: formatPrice(most, locale) });
      return { status, message, details: { reason, most: toMajor(most), currency: most.currency } };
    }
    case 'too-many-machine-days': {
      const { most, days } = refusal;
      return {
        status,
        message: translate('error.too-many-machine-days', { most, days }),
        details: { reason, most, days },
      };
    }
    case 'product-unavailable':
    case 'option-unavailable':
      return {
        status,
        message: translate(`error.${reason}`),
        details: { reason, productId: refusal.productId },
      };
    default:
      return { status, message: translate(`error.${reason}`), details: { reason } };
  }
}
