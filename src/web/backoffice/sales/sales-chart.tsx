import { formatDays } from '../../../domain/locale/format-date.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import { money, type Currency } from '../../../domain/money/money.ts';
import { useLocale } from '../../i18n/i18n.tsx';

const HEIGHT = 40;

/** What was sold on each day, as bars; the table behind it says the same in figures. */
export function SalesChart({
  days,
  currency,
}: {
  days: readonly { readonly day: string; readonly netMinor: number }[];
  currency: Currency;
}) {
  const locale = useLocale();
  const most = Math.max(1, ...days.map(({ netMinor }) => netMinor));
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  return (
    <figure aria-hidden="true">
      <p className="mb-2 text-xs text-muted">{formatMoney(money(most, currency), locale)}</p>
      <svg
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-44 w-full border-y border-line"
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
              <title>{`${day}: ${formatMoney(money(netMinor, currency), locale)}`}</title>
            </rect>
          );
        })}
      </svg>
      {first !== undefined && last !== undefined && (
        <figcaption className="mt-2 text-xs text-muted">{formatDays(first, last, locale, true)}</figcaption>
      )}
    </figure>
  );
}
