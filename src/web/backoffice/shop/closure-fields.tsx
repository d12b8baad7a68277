import { namedHolidays, type PublicHoliday } from '../../../domain/calendar/public-holidays.ts';
import { isWeekend } from '../../../domain/calendar/days.ts';
import { formatDays } from '../../../domain/locale/format-date.ts';
import type { Market } from '../../../domain/locale/market.ts';
import {
  closureFields,
  CLOSURES_MAX,
  MARTIAL_LAW_FIELD,
  workedField,
  workedHoliday,
} from '../../../domain/shop-data/closures.ts';
import type { Fields } from '../../../domain/shop-data/read-fields.ts';
import { useLocale, useLookUp, useT } from '../../i18n/i18n.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import type { FieldOf } from './shop-data-labels.ts';

/** Rows of which nothing is said yet. */
const FREE_ROWS = 3;
const SHOWN = 12;

/** The next public holidays of a market that are no weekend, and those on which the shop is said to work already, by their days. */
function holidaysShown(
  market: Market,
  { fields, today }: { fields: Fields; today: string },
): PublicHoliday[] {
  const year = Number(today.slice(0, 'YYYY'.length));
  const ticked = Object.entries(fields).flatMap(([name, said]) =>
    said === 'on' && workedHoliday(name)?.market === market ? (workedHoliday(name)?.day ?? []) : [],
  );
  const years = [year, year + 1, ...ticked.map((day) => Number(day.slice(0, 'YYYY'.length)))];
  const known = [...new Set(years)]
    .toSorted((a, b) => a - b)
    .flatMap((each) => namedHolidays(market, each))
    .filter(({ day }) => !isWeekend(day));
  const next = known.filter(({ day }) => day >= today).slice(0, SHOWN);
  return known.filter((holiday) => next.includes(holiday) || ticked.includes(holiday.day));
}

/** The public holidays that the shop knows of, each with the box that says that it works on it. */
function Holidays({
  market,
  field,
  ...shown
}: {
  market: Market;
  field: FieldOf;
  fields: Fields;
  today: string;
}) {
  const t = useT();
  const lookUp = useLookUp();
  const locale = useLocale();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-xl font-semibold">{t(`backoffice.shop.holidays.${market}`)}</legend>
      <p className="mb-4 max-w-measure text-sm text-muted">{t(`backoffice.shop.holidaysText.${market}`)}</p>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
        {holidaysShown(market, shown).map(({ day, name, isMoved }) => {
          const { defaultValue, ...box } = field(workedField(market, day));
          const holiday = lookUp(`holiday.${name}`) ?? name;
          return (
            <CheckboxField
              key={day}
              {...box}
              value="on"
              defaultChecked={defaultValue === 'on'}
              label={formatDays(day, day, locale, true)}
              hint={isMoved ? t('backoffice.shop.holidayMoved', { holiday }) : holiday}
            />
          );
        })}
      </div>
    </fieldset>
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

/** Days on which the shop is closed besides weekends and holidays, whether the holidays of Ukraine are worked, and single holidays that are. */
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
      <Holidays market="UA" field={field} fields={fields} today={today} />
      <Holidays market="PL" field={field} fields={fields} today={today} />
    </div>
  );
}
