import type { ReactNode } from 'react';
import { withoutTax, withTax, type TaxRule } from '../../domain/checkout/tax.ts';
import { formatMoney } from '../../domain/money/format-money.ts';
import { money, times, type Currency } from '../../domain/money/money.ts';
import type { PaidOption } from '../../domain/rental/rental-option.ts';
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
  /** What can be done with one, behind its amount. */
  action?: (option: PaidOption) => ReactNode;
}) {
  if (options.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-col gap-1 text-sm text-muted">
      {options.map((option) => {
        const price = times(money(option.unitMinor, currency), quantity);
        return (
          <li key={option.code} className="flex flex-wrap items-center gap-x-2">
            <span>+ {option.name}</span>
            <span>
              <ChosenAmount
                gross={<Price money={withTax(price, rule)} print={formatMoney} />}
                net={<Price money={withoutTax(price, rule)} print={formatMoney} />}
              />
            </span>
            {action?.(option)}
          </li>
        );
      })}
    </ul>
  );
}
