import { currencyLabel } from '../../../domain/money/format-money.ts';
import { CURRENCIES } from '../../../domain/money/money.ts';
import { PRICE_ROUNDINGS, type PriceRoundings } from '../../../domain/prices/price-rounding.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { SelectField } from '../../ui/field.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { StaffForm } from '../staff-form.tsx';

/** How prices that are changed by a per cent are rounded, currency by currency. */
export function Roundings({ roundings }: { roundings: PriceRoundings }) {
  const t = useT();
  const locale = useLocale();
  return (
    <TitledSection id="rounding" title={t('backoffice.prices.rounding')}>
      <p className="mb-4 max-w-measure text-sm text-muted">{t('backoffice.prices.roundingRule')}</p>
      <StaffForm intent="rounding" label={t('backoffice.prices.roundingSave')} tone="secondary">
        <div className="grid w-full max-w-measure gap-4 sm:grid-cols-2">
          {CURRENCIES.map((currency) => (
            <SelectField
              key={`${currency} ${roundings[currency]}`}
              name={currency}
              defaultValue={roundings[currency]}
              label={currencyLabel(currency, locale)}
              options={PRICE_ROUNDINGS.map((value) => ({
                value,
                label: t(`backoffice.prices.rounding.${value}`),
              }))}
            />
          ))}
        </div>
      </StaffForm>
    </TitledSection>
  );
}
