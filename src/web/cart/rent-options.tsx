import { withTax } from '../../domain/checkout/tax.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { times } from '../../domain/money/money.ts';
import { optionTiers, type RentalOption } from '../../domain/rental/rental-option.ts';
import { coverOf } from '../../domain/rental/rental-price.ts';
import { useCurrency, useTaxRule } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import '../i18n/rental-messages.ts';
import { CheckboxField } from '../ui/checkbox-field.tsx';

/** What can be rented with a machine, each with what it adds to the price of the chosen days. */
export function RentOptions({
  options,
  chosen,
  days,
  machines,
  onChange,
}: {
  options: readonly RentalOption[];
  /** Codes. */
  chosen: readonly string[];
  days: number;
  machines: number;
  onChange: (codes: readonly string[]) => void;
}) {
  const t = useT();
  const locale = useLocale();
  const currency = useCurrency();
  const rule = useTaxRule();
  if (options.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 text-sm font-semibold">{t('product.rental.options')}</legend>
      {options.map((option) => {
        const { total } = coverOf(days, optionTiers(option, currency));
        const amount = formatPrice(withTax(times(total, machines), rule), locale);
        return (
          <CheckboxField
            key={option.code}
            name="option"
            value={option.code}
            checked={chosen.includes(option.code)}
            onChange={({ currentTarget }) =>
              onChange(
                currentTarget.checked
                  ? [...chosen, option.code]
                  : chosen.filter((code) => code !== option.code),
              )
            }
            label={
              <span className="flex flex-wrap justify-between gap-x-4">
                <span className="font-medium">{option.name}</span>
                <span>{t('product.rental.optionPlus', { amount })}</span>
              </span>
            }
            hint={option.note}
          />
        );
      })}
    </fieldset>
  );
}
