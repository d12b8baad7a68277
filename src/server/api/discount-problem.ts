import type { DiscountReason } from '../../domain/discounts/discount.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { formatMoney } from '../../domain/money/format-money.ts';
import { toMajor } from '../../domain/money/major-units.ts';
import { messagesOf } from '../messages/messages.ts';

/** Why a discount code does not hold: a sentence in the shopper's language, and the same for programs (R29). */
export function discountProblem(fault: DiscountReason, locale: Locale) {
  const { translate } = messagesOf(locale);
  const { reason } = fault;
  if (reason !== 'discount-below-minimum') {
    return { message: translate(`error.${reason}`), details: { reason } };
  }
  return {
    message: translate(`error.${reason}`, { amount: formatMoney(fault.missing, locale) }),
    details: { reason, missing: toMajor(fault.missing), currency: fault.missing.currency },
  };
}
