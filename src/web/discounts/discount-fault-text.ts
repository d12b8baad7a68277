import type { Translate } from '../../content/translator.ts';
import type { DiscountFault } from '../../domain/discounts/discount-fault.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { formatMoney } from '../../domain/money/format-money.ts';

/** Why a code gives nothing, in words (R29). */
export const discountFaultText = (fault: DiscountFault, locale: Locale, t: Translate): string =>
  fault.reason === 'discount-below-minimum'
    ? t('error.discount-below-minimum', { amount: formatMoney(fault.missing, locale) })
    : t(`error.${fault.reason}`);
