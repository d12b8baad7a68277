import { publicHolidays } from '../../../domain/calendar/public-holidays.ts';
import { isWeekend } from '../../../domain/calendar/days.ts';
import { formatDays } from '../../../domain/locale/format-date.ts';
import type { Market } from '../../../domain/locale/market.ts';
import { closureFields, CLOSURES_MAX, MARTIAL_LAW_FIELD } from '../../../domain/shop-data/closures.ts';
import type { Fields } from '../../../domain/shop-data/read-fields.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import type { FieldOf } from './shop-data-labels.ts';

/** Rows of which nothing is said yet. */
const FREE_ROWS = 3;
const SHOWN = 12;

/** The next public holidays of a market that are no weekend. */
function nextHolidays(market: Market, today: string): string[] {
  const year = Number(today.slice(0, 'YYYY'.length));
  return [year, year + 1]
    .flatMap((each) => [...publicHolidays(market, each)].toSorted())
    .filter((day) => day >= today && !isWeekend(day))
    .slice(0, SHOWN);
}

function Holidays({ market, today }: { market: Market; today: string }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Disclosure summary={t(`backoffice.shop.holidays.${market}`)}>
      <ul className="grid gap-x-6 gap-y-1 py-2 text-sm text-muted sm:grid-cols-2">
        {nextHolidays(market, today).map((day) => (
          <li key={day}>{formatDays(day, day, locale, true)}</li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** The last row of which something is said, from 0; -1 for none. */
const lastRow = (fields: Fields): number =>
  Math.max(
    -1,
    ...Object.entries(fields).flatMap(([name, said]) =>
      name.startsWith('from-') && said !== '' ? [Number(name.slice('from-'.length))] : [],
    ),
  );

function ClosureRow({ row, field }: { row: number; field: FieldOf }) {
  const t = useT();
  const names = closureFields(row);
  const market = field(names.market);
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('backoffice.shop.closure', { number: row + 1 })}</legend>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-[1fr_1fr_1fr_2fr]">
        <TextField {...field(names.from)} type="date" label={t('backoffice.shop.field.from')} />
        <TextField {...field(names.to)} type="date" label={t('backoffice.shop.field.to')} />
        <SelectField
          {...market}
          defaultValue={market.defaultValue || 'both'}
          label={t('backoffice.shop.field.market')}
          options={(['both', 'UA', 'PL'] as const).map((each) => ({
            value: each,
            label: t(`backoffice.shop.market.${each}`),
          }))}
        />
        <TextField
          {...field(names.note)}
          label={t('backoffice.shop.field.note')}
          maxLength={100}
          autoComplete="off"
        />
      </div>
    </fieldset>
  );
}

/** Days on which the shop is closed besides weekends and holidays, and whether the holidays of Ukraine are worked. */
export function ClosureFields({ field, fields, today }: { field: FieldOf; fields: Fields; today: string }) {
  const t = useT();
  const rows = Math.min(CLOSURES_MAX, lastRow(fields) + 1 + FREE_ROWS);
  return (
    <div className="flex w-full flex-col gap-8">
      {Array.from({ length: rows }, (_, row) => (
        <ClosureRow key={row} row={row} field={field} />
      ))}
      <TextField
        {...field(MARTIAL_LAW_FIELD)}
        type="date"
        label={t('backoffice.shop.field.martialLawTo')}
        hint={t('backoffice.shop.hint.martialLawTo')}
        className="max-w-measure"
      />
      <div className="border-t border-line">
        <Holidays market="UA" today={today} />
        <Holidays market="PL" today={today} />
      </div>
    </div>
  );
}
