import { formatMoney } from '../../domain/money/format-money.ts';
import type { Money } from '../../domain/money/money.ts';
import { useLocale } from './i18n.tsx';

/** An amount as the page's language writes it; digits of equal width. */
export function Price({ money, className = '' }: { money: Money; className?: string }) {
  const locale = useLocale();
  return <span className={`whitespace-nowrap tabular-nums ${className}`}>{formatMoney(money, locale)}</span>;
}
