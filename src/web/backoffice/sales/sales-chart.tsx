import { formatDate } from '../../../domain/locale/format-date.ts';
import { formatPrice } from '../../../domain/money/format-money.ts';
import { money, type Currency } from '../../../domain/money/money.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';

const HEIGHT = 40;

/** What was sold on each day, as bars; the table behind it says the same in figures. */
export function SalesChart({
  days,
  currency,
  isSmall = false,
}: {
  days: readonly { readonly day: string; readonly netMinor: number }[];
  currency: Currency;
  isSmall?: boolean;
}) {
  const locale = useLocale();
  const most = Math.max(1, ...days.map(({ netMinor }) => netMinor));
  const marked = [...new Set([0, Math.floor((days.length - 1) / 2), days.length - 1])].flatMap(
    (at) => days[at] ?? [],
  );
  return (
    <figure aria-hidden="true">
      <p className="mb-2 text-xs text-muted">{formatPrice(money(most, currency), locale)}</p>
      <svg
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={classNames('w-full border-y border-line', isSmall ? 'h-20' : 'h-44')}
      >
        {days.map(({ day, netMinor }, place) => {
          const height = (netMinor * HEIGHT) / most;
          return (
            <rect
              key={day}
              x={place + 0.12}
              y={HEIGHT - height}
              width={0.76}
              height={height}
              className="fill-accent"
            >
              <title>{`${day}: ${formatPrice(money(netMinor, currency), locale)}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption className="mt-2 flex justify-between gap-4 text-xs text-muted">
        {marked.map(({ day }) => (
          <span key={day}>{formatDate(day, locale, 'UTC', 'short')}</span>
        ))}
      </figcaption>
    </figure>
  );
}
