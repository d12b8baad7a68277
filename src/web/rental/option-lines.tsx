import type { ReactNode } from 'react';
import { withoutTax, withTax, type TaxRule } from '../../domain/checkout/tax.ts';
import { columnFormats } from '../../domain/money/format-money.ts';
import { money, times, type Currency } from '../../domain/money/money.ts';
import type { PaidOption } from '../../domain/rental/rental-option.ts';
import { useT } from '../i18n/i18n.tsx';
import { ChosenAmount, Price } from '../i18n/price.tsx';

/** What is rented with the machines of a line, each with what of the line's price it is. */
export function OptionLines({
  options,
  quantity,
  currency,
  rule,
  action,
}: {
  options: readonly PaidOption[];
  quantity: number;
  currency: Currency;
  rule: TaxRule;
  /** What can be done with one, beside its name; below it on narrow screens. */
  action?: (option: PaidOption) => ReactNode;
}) {
  const t = useT();
  if (options.length === 0) return null;
  const priceOf = ({ unitMinor }: PaidOption) => times(money(unitMinor, currency), quantity);
  const print = columnFormats(
    options.map(priceOf).map((price) => ({ gross: withTax(price, rule), net: withoutTax(price, rule) })),
  );
  return (
    <div className="mt-2 max-w-96 text-sm text-muted">
      <p>{t('cart.ofWhich')}</p>
      <ul className="mt-0.5 flex flex-col gap-0.5">
        {options.map((option) => {
          const price = priceOf(option);
          return (
            <li
              key={option.code}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
            >
              <span className="break-words">{option.name}</span>
              {action && <span className="max-sm:row-start-2">{action(option)}</span>}
              <span className="col-end-[-1] whitespace-nowrap max-sm:row-start-1">
                <ChosenAmount
                  gross={<Price money={withTax(price, rule)} print={print.gross} />}
                  net={<Price money={withoutTax(price, rule)} print={print.net} />}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
