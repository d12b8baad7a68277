import type { Translate } from '../../content/translator.ts';
import { withoutTax, withTax, type TaxRule } from '../../domain/checkout/tax.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import type { Money } from '../../domain/money/money.ts';

/** A text about an amount for those who chose to see prices with tax, and for those who chose them without; `ChosenAmount` shows one. */
export interface BothTexts {
  readonly gross: string;
  readonly net: string;
}

/** What `say` makes of an amount that the shop keeps as a price, followed by whether tax is in it (R9). */
export function printBoth(
  price: Money,
  { rule, locale, translate }: { rule: TaxRule; locale: Locale; translate: Translate },
  say: (amount: string) => string = (amount) => amount,
): BothTexts {
  return {
    gross: `${say(formatPrice(withTax(price, rule), locale))} ${translate('cart.withTax')}`,
    net: `${say(formatPrice(withoutTax(price, rule), locale))} ${translate('cart.withoutTax')}`,
  };
}
