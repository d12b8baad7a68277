import type { ReactNode } from 'react';
import { withoutTax, withTax, type BothAmounts } from '../../domain/checkout/tax.ts';
import { formatPrice, type TwoFormats } from '../../domain/money/format-money.ts';
import type { Money } from '../../domain/money/money.ts';
import { useLocale, useT } from './i18n.tsx';
import { useTaxRule } from './currency.tsx';

/**
 * A price with its tax and without it, each with its label: one large, the other small under it, as the visitor chose
 * (R9). The page has both; the style sheet turns them round.
 */
export function TwoPrices({
  price,
  amounts,
  rule,
  print,
  per,
  className = '',
}: {
  /** As the shop keeps it. */
  price: Money;
  /** The amounts where they are not the price's own: a line's share of a sum. */
  amounts?: BothAmounts | undefined;
  /** The tax rule of an order; without it the one of the visitor's currency. */
  rule?: Parameters<typeof withTax>[1];
  /** How amounts under each other are written; without it a whole one has no decimals. */
  print?: TwoFormats;
  /** What the price is for, behind the amount: `/ день`. */
  per?: ReactNode;
  className?: string;
}) {
  const t = useT();
  const locale = useLocale();
  const current = useTaxRule();
  const amount = (money: Money, label: string, format = formatPrice) => (
    <>
      <span className="whitespace-nowrap">
        {format(money, locale)}
        {per}
      </span>{' '}
      <small>{label}</small>
    </>
  );
  return (
    <span className={`prices ${className}`}>
      <span className="gross">
        {amount(amounts?.gross ?? withTax(price, rule ?? current), t('cart.withTax'), print?.gross)}
      </span>{' '}
      <span className="net">
        {amount(amounts?.net ?? withoutTax(price, rule ?? current), t('cart.withoutTax'), print?.net)}
      </span>
    </span>
  );
}
