import type { Translate } from '../../content/translator.ts';
import type { DiscountReason } from '../../domain/discounts/discount.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { formatMoney } from '../../domain/money/format-money.ts';

/** Why a code gives nothing, in words (R29). */
export const discountReasonText = (fault: DiscountReason, locale: Locale, t: Translate): string =>
  fault.reason === 'discount-below-minimum'
    ? t('error.discount-below-minimum', { amount: formatMoney(fault.missing, locale) })
    : t(`error.${fault.reason}`);
