import type { DiscountFault } from '../../domain/discounts/discount-fault.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { formatMoney } from '../../domain/money/format-money.ts';
import { toMajor } from '../../domain/money/major.ts';
import { textsOf } from '../messages/texts.ts';

/** Why a discount code does not hold: a sentence in the shopper's language, and the same for programs (R29). */
export function discountRefusal(fault: DiscountFault, locale: Locale) {
  const { translate } = textsOf(locale);
  const { reason } = fault;
  if (reason !== 'discount-below-minimum') {
    return { message: translate(`error.${reason}`), details: { reason } };
  }
  return {
    message: translate(`error.${reason}`, { amount: formatMoney(fault.missing, locale) }),
    details: { reason, missing: toMajor(fault.missing), currency: fault.missing.currency },
  };
}
