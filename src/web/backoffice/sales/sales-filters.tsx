import type { SalesQuery } from '../../../domain/backoffice/sales.ts';
import { currencyChoice } from '../../../domain/money/format-money.ts';
import { CURRENCIES } from '../../../domain/money/money.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { FilterForm } from '../filter-form.tsx';

/** Narrows figures to days and a currency. */
export function SalesFilters({ path, label, query }: { path: string; label: string; query: SalesQuery }) {
  const t = useT();
  const locale = useLocale();
  return (
    <FilterForm path={path} label={label} find={t('backoffice.machines.show')} isNarrowed={false}>
      <div className="grid grid-cols-1 gap-x-3 gap-y-4 min-[30rem]:grid-cols-2 sm:grid-cols-3 sm:gap-x-4 xl:max-w-180">
        {(['from', 'to'] as const).map((name) => {
          const day = name === 'from' ? query.firstDay : query.lastDay;
          return (
            <TextField
              key={`${name} ${day}`}
              name={name}
              type="date"
              defaultValue={day}
              label={t(`backoffice.utilisation.${name}`)}
            />
          );
        })}
        <SelectField
          key={query.currency}
          name="currency"
          defaultValue={query.currency}
          options={CURRENCIES.map((value) => ({ value, label: currencyChoice(value, locale) }))}
          label={t('backoffice.prices.currency')}
          className="min-[30rem]:max-sm:col-span-2"
        />
      </div>
    </FilterForm>
  );
}
