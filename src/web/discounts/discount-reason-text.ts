import { keptTaxLabel } from '../../content/tax-label.ts';
import type { Translate } from '../../content/translator.ts';
import type { TaxRule } from '../../domain/checkout/tax.ts';
import type { DiscountReason } from '../../domain/discounts/discount.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { formatPrice } from '../../domain/money/format-money.ts';

/** Why a code gives nothing, in words (R29); what goods are short of it is said as the shop keeps prices, by `rule`. */
export const discountReasonText = (
  fault: DiscountReason,
  { locale, t, rule }: { readonly locale: Locale; readonly t: Translate; readonly rule: TaxRule },
): string =>
  fault.reason === 'discount-below-minimum'
    ? t('error.discount-below-minimum', {
        amount: formatPrice(fault.missing, locale),
        tax: t(keptTaxLabel(rule)),
      })
    : t(`error.${fault.reason}`);
