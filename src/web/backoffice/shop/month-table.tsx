import { daysAfter } from '../../../domain/calendar/days.ts';
import { dateFormat } from '../../../domain/locale/date-format.ts';
import { formatMonth } from '../../../domain/locale/format-date.ts';
import type { ShownDay, ShownMonth } from '../../../domain/shop-data/shown-terms.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';

/** Any Monday, from which the names of the weekdays are printed. */
const MONDAY = '2026-11-30';

function Day({ day, isWorked, isChanged }: ShownDay) {
  const t = useT();
  return (
    <>
      <span
        className={classNames(
          'mx-auto grid size-8 place-items-center rounded-full',
          !isWorked && 'bg-fill text-muted',
          isChanged && 'font-semibold text-ink! outline-2 -outline-offset-2 outline-ink',
        )}
      >
        {Number(day.slice('YYYY-MM-'.length))}
      </span>
      {(!isWorked || isChanged) && (
        <span className="sr-only">
          {isWorked ? t('backoffice.shop.preview.worked') : t('backoffice.shop.preview.off')}
          {isChanged ? `, ${t('backoffice.shop.preview.changed')}` : ''}
        </span>
      )}
    </>
  );
}

/** A month of which the days off are filled, and the days that change are ringed. */
export function MonthTable({ month, weeks }: ShownMonth) {
  const locale = useLocale();
  const weekday = dateFormat(locale, 'UTC', { weekday: 'short' });
  const names = Array.from({ length: 7 }, (_, index) => weekday.format(new Date(daysAfter(MONDAY, index))));
  return (
    <table className="w-full max-w-80 table-fixed border-collapse text-center text-sm">
      <caption className="mb-1 text-left font-semibold">{formatMonth(`${month}-15`, locale, 'UTC')}</caption>
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col" className="h-8 text-xs font-normal text-muted">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          <tr key={row}>
            {week.map((day, place) => (
              <td key={place} className="relative py-0.5">
                {day && <Day {...day} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
