import { withTax } from '../../../../domain/checkout/tax.ts';
import { formatMoney } from '../../../../domain/money/format-money.ts';
import { optionTiers, type RentalOption } from '../../../../domain/rental/rental-option.ts';
import { useLocale, useT } from '../../../i18n/i18n.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import type { Market } from './product-search.tsx';

/** What can be rented with the machines of a line, each with its price of a day; what the days come to is said once it is computed. */
export function LineOptions({
  index,
  options,
  chosen,
  name,
  market,
}: {
  /** The line's place, by which its boxes are told from those of other lines. */
  index: number;
  options: readonly RentalOption[];
  /** Codes. */
  chosen: readonly string[];
  /** Of the machine. */
  name: string;
  market: Market;
}) {
  const t = useT();
  const locale = useLocale();
  if (options.length === 0) return null;
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="text-sm font-semibold">
        {t('backoffice.telephone.options')}
        <span className="sr-only">: {name}</span>
      </legend>
      <div className="mt-3 flex flex-col gap-3 pointer-coarse:gap-0">
        {options.map((option) => {
          const { day } = optionTiers(option, market.currency);
          const price = formatMoney(withTax(day, market.taxRule), locale);
          return (
            <CheckboxField
              key={option.code}
              name={`option.${index}`}
              value={option.code}
              defaultChecked={chosen.includes(option.code)}
              label={`${option.name}, ${t('backoffice.telephone.perDay', { price })}`}
              hint={option.note}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
