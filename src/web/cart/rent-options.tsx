import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { withoutTax, withTax } from '../../domain/checkout/tax.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { times, type Money } from '../../domain/money/money.ts';
import { optionTiers, type RentalOption } from '../../domain/rental/rental-option.ts';
import { coverOf } from '../../domain/rental/rental-price.ts';
import { useCurrency, useTaxRule } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import '../i18n/rental-messages.ts';
import { ChosenAmount } from '../i18n/price.tsx';
import { classNames } from '../ui/class-names.ts';
import { Checkbox } from '../ui/control.tsx';

/** As the cards of radio buttons look; the note stands beside the amount where there is room, and below it on a phone. */
const CARD =
  'group/box grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 rounded-md border border-line bg-canvas p-4 text-sm transition-colors ' +
  'hover:border-line-strong has-checked:border-ink has-checked:ring-1 has-checked:ring-ink has-checked:ring-inset ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus [&_input]:outline-none';

/** What can be rented with a machine, each with what it adds to the price of the chosen days; folded, under the names of what is chosen or else of all. */
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
  const id = useId();
  if (options.length === 0) return null;
  const names = options.flatMap(({ code, name }) => (chosen.includes(code) ? [name] : []));
  const plus = (amount: Money, label: string) => (
    <>
      + {formatPrice(amount, locale)} <small className="block text-xs font-normal text-muted">{label}</small>
    </>
  );
  return (
    <details className="group/options min-w-0">
      <summary className="flex min-h-11 items-center justify-between gap-4 rounded-sm text-sm">
        <span className="min-w-0">
          <span id={id} className="block font-semibold">
            {t('product.rental.options', { days: t('duration.count', { duration: 'day', count: days }) })}
          </span>
          <span className={classNames('block truncate', names.length === 0 && 'text-muted')}>
            {(names.length > 0 ? names : options.map(({ name }) => name)).join(', ')}
          </span>
        </span>
        <ChevronDown
          size={20}
          strokeWidth={1.75}
          aria-hidden="true"
          className="shrink-0 text-muted transition-[rotate] duration-base group-open/options:rotate-180"
        />
      </summary>
      <div role="group" aria-labelledby={id} className="mt-2 flex flex-col gap-2">
        {options.map(({ code, name, note, ...option }) => {
          const price = times(coverOf(days, optionTiers(option, currency)).total, machines);
          const own = `${id}-${code}`;
          return (
            <label key={code} className={CARD}>
              <Checkbox
                name="option"
                value={code}
                checked={chosen.includes(code)}
                aria-labelledby={`${own} ${own}-price`}
                aria-describedby={`${own}-note`}
                onChange={({ currentTarget }) =>
                  onChange(currentTarget.checked ? [...chosen, code] : chosen.filter((each) => each !== code))
                }
              />
              <span id={own} className="min-w-0 font-semibold">
                {name}
              </span>
              <span
                id={`${own}-price`}
                className="pl-2 text-right font-semibold whitespace-nowrap sm:row-span-2"
              >
                <ChosenAmount
                  gross={plus(withTax(price, rule), t('cart.withTax'))}
                  net={plus(withoutTax(price, rule), t('cart.withoutTax'))}
                />
              </span>
              <span id={`${own}-note`} className="col-start-2 col-end-4 mt-0.5 text-muted sm:col-end-3">
                {note}
              </span>
            </label>
          );
        })}
      </div>
    </details>
  );
}
