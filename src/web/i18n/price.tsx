import { formatMoney } from '../../domain/money/format-money.ts';
import type { Money } from '../../domain/money/money.ts';
import { useLocale } from './i18n.tsx';

/** An amount as the page's language writes it, on one line. */
export function Price({ money, className = '' }: { money: Money; className?: string }) {
  const locale = useLocale();
  return <span className={`whitespace-nowrap ${className}`}>{formatMoney(money, locale)}</span>;
}
