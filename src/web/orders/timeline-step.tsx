import type { ReactNode } from 'react';
import { formatDate } from '../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import type { Currency } from '../../domain/money/money.ts';
import { useLocale } from '../i18n/i18n.tsx';

/** A step of a history that is read from top to bottom: the state and what is said of it, then who and when. */
export function TimelineStep({
  actor,
  at,
  currency,
  children,
}: {
  actor: string;
  /** ISO 8601; printed on the clock of the currency's market. */
  at: string;
  currency: Currency;
  children: ReactNode;
}) {
  const locale = useLocale();
  return (
    <li className="relative flex flex-col items-start gap-1.5 pb-6 pl-6 last:pb-0 before:absolute before:top-2 before:bottom-0 before:left-[3px] before:w-px before:bg-line last:before:hidden">
      <span aria-hidden="true" className="absolute top-2 left-0 size-[7px] rounded-full bg-line-strong" />
      {children}
      <span className="text-xs text-muted">
        {actor}, <time dateTime={at}>{formatDate(at, locale, timeZoneOf(marketOf(currency)), 'long')}</time>
      </span>
    </li>
  );
}
