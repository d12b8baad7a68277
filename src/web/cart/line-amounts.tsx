import type { CartItem } from '../../domain/cart/cart-item.ts';
import { linePrice, unitPrice, unitTerm } from '../../domain/cart/line-price.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { withoutTax, withTax, type BothAmounts } from '../../domain/checkout/tax.ts';
import type { TwoFormats } from '../../domain/money/format-money.ts';
import { money, times, type Money } from '../../domain/money/money.ts';
import { depositOfCart } from '../../domain/rental/deposit.ts';
import { OriginalPrice } from '../catalogue/product-price.tsx';
import { useCurrency, useTaxRule } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { ChosenAmount } from '../i18n/price.tsx';
import { TwoPrices } from '../i18n/two-prices.tsx';

/** What a line costs: all its pieces with tax and without, and one piece (R9); of a rental one machine and for how long, and its deposit. */
export function LineAmounts({
  line,
  amounts,
  product,
  print,
}: {
  line: CartItem;
  amounts: BothAmounts | undefined;
  product: Product | undefined;
  /** How amounts of the cart are written. */
  print: TwoFormats;
}) {
  const t = useT();
  const locale = useLocale();
  const currency = useCurrency();
  const rule = useTaxRule();
  const all = linePrice(line, currency);
  const one = unitPrice(line, currency);
  const original = line.isRental ? undefined : product?.prices[currency].original;
  const deposit = depositOfCart([line], { currency, taxRule: rule });
  const term = unitTerm(line);
  const each = (amount: Money, format: TwoFormats['gross']) => {
    const printed = format(amount, locale);
    return term === null
      ? t('cart.page.each', { amount: printed })
      : t('cart.page.eachMachine', { amount: printed, term: t('duration.count', { ...term }) });
  };
  return (
    <div className="shrink-0 sm:text-right">
      <TwoPrices price={all} amounts={amounts} print={print} className="text-lg" />
      {line.quantity > 1 && (
        <p className="mt-1 text-xs text-muted">
          <ChosenAmount
            gross={each(withTax(one, rule), print.gross)}
            net={each(withoutTax(one, rule), print.net)}
          />
        </p>
      )}
      {deposit.minor > 0 && (
        <p className="mt-2 text-sm text-muted">
          {t('totals.deposit')}{' '}
          <span className="font-semibold whitespace-nowrap text-ink">{print.gross(deposit, locale)}</span>
        </p>
      )}
      {original !== undefined && (
        <span className="mt-1 block sm:ml-auto sm:max-w-56">
          <OriginalPrice original={times(money(original, currency), line.quantity)} price={all} />
        </span>
      )}
    </div>
  );
}
