import Ban from 'lucide-react/icons/ban';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import CircleX from 'lucide-react/icons/circle-x';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Clock from 'lucide-react/icons/clock';
import Undo from 'lucide-react/icons/undo-2';
import { formatDate } from '../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { money } from '../../domain/money/money.ts';
import type { QuoteStatus, QuoteSummary } from '../../domain/quotes/quote.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { Price } from '../i18n/price.tsx';
import { Badge, type BadgeTone } from '../ui/badge.tsx';

const LOOKS = {
  REQUESTED: { tone: 'warning', Icon: Clock },
  OFFERED: { tone: 'success', Icon: ClipboardCheck },
  ACCEPTED: { tone: 'success', Icon: CircleCheckBig },
  DECLINED: { tone: 'danger', Icon: Ban },
  EXPIRED: { tone: 'neutral', Icon: CircleX },
  WITHDRAWN: { tone: 'neutral', Icon: Undo },
} as const satisfies Record<QuoteStatus, { tone: BadgeTone; Icon: typeof Clock }>;

/** How a request for a bulk price stands; every status has its own sign. */
export function QuoteBadge({ status }: { status: QuoteStatus }) {
  const t = useT();
  return <Badge {...LOOKS[status]}>{t(`quote.status.${status}`)}</Badge>;
}

/** Requests for a bulk price in a list, each leading to its own page below `base`. */
export function QuoteList({
  quotes,
  base,
  hasNames = false,
}: {
  quotes: readonly QuoteSummary[];
  /** Path without region: `/quote`. */
  base: string;
  /** Whether to say who asked. */
  hasNames?: boolean;
}) {
  const t = useT();
  const locale = useLocale();
  return (
    <ul className="divide-y divide-line border-y border-line">
      {quotes.map(({ id, quoteNumber: number, status, currency, createdAt, listMinor, name }) => (
        <li
          key={id}
          className="relative flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-5 hover:bg-surface sm:-mx-4 sm:px-4"
        >
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <LocalLink to={`${base}/${id}`} className="stretched font-semibold hover:underline">
                {t('quote.title', { number })}
              </LocalLink>
              <QuoteBadge status={status} />
            </div>
            <p className="mt-1.5 text-sm break-words text-muted">
              {hasNames && `${name}, `}
              <time dateTime={createdAt}>
                {formatDate(createdAt, locale, timeZoneOf(marketOf(currency)), 'short')}
              </time>
            </p>
          </div>
          <p className="text-sm text-muted">
            {t('quote.goodsWorth')}{' '}
            <Price money={money(listMinor, currency)} className="font-semibold text-ink" />
          </p>
        </li>
      ))}
    </ul>
  );
}
