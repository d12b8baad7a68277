import type { ReactNode } from 'react';
import { formatMoney } from '../../domain/money/format-money.ts';
import type { Money } from '../../domain/money/money.ts';
import { useLocale } from './i18n.tsx';

/** An amount as the page's language writes it, on one line; `print` writes it otherwise than with two decimals. */
export function Price({
  money,
  print = formatMoney,
  className = '',
}: {
  money: Money;
  print?: typeof formatMoney;
  className?: string;
}) {
  const locale = useLocale();
  return <span className={`whitespace-nowrap ${className}`}>{print(money, locale)}</span>;
}

/** The one of two amounts that the visitor chose to see, where there is no room for both. */
export function ChosenAmount({ gross, net }: { gross: ReactNode; net: ReactNode }) {
  return (
    <>
      <span className="net-first:hidden">{gross}</span>
      <span className="gross-first:hidden">{net}</span>
    </>
  );
}
