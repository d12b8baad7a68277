import type { Sales, SalesChange } from '../../../domain/backoffice/sales.ts';
import { formatPercent } from '../../../domain/locale/format-percent.ts';
import { formatMoney, formatPrice } from '../../../domain/money/format-money.ts';
import { money, type Currency } from '../../../domain/money/money.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';

/** The keys of the texts that name what is summed. */
export const SUM_NAMES = {
  netMinor: 'backoffice.sales.net',
  orders: 'backoffice.sales.orders',
  pieces: 'backoffice.sales.pieces',
} as const satisfies Readonly<Record<keyof Sales, string>>;

/** Prints sums of sales of one currency, and how they stand to those of the days before. */
export function usePrintSales(currency: Currency) {
  const t = useT();
  const locale = useLocale();
  const count = new Intl.NumberFormat(locale);
  const sum = (name: keyof Sales, value: number, print = formatMoney): string =>
    name === 'netMinor' ? print(money(value, currency), locale) : count.format(value);
  const change = (changed: SalesChange, name: keyof Sales): string => {
    if (changed === null) return t('backoffice.sales.nothingBefore');
    if ('was' in changed) return t('backoffice.sales.was', { before: sum(name, changed.was, formatPrice) });
    const sign = changed.percent > 0 ? '+' : '';
    return t('backoffice.sales.change', { percent: `${sign}${formatPercent(changed.percent, locale)}` });
  };
  return { sum, change };
}
