import { currencyLabel } from '../../../domain/money/format-money.ts';
import { toMajor } from '../../../domain/money/major-units.ts';
import { money, type Currency } from '../../../domain/money/money.ts';
import { useFields } from '../../form/use-fields.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { TextField } from '../../ui/field.tsx';
import type { StaffProblem } from './staff-problem.ts';

/** An amount that staff type, in the currency's own units; it begins with what is expected, if anything is. */
export function AmountField({
  expected,
  currency,
  problem,
}: {
  /** In minor units. */
  expected: number | null;
  currency: Currency;
  problem: StaffProblem | undefined;
}) {
  const t = useT();
  const locale = useLocale();
  const amount = useFields(problem)('amount');
  const begin = expected === null ? undefined : toMajor(money(expected, currency)).toFixed(2);
  return (
    <TextField
      {...amount}
      label={t('backoffice.transfer.amount', { currency: currencyLabel(currency, locale) })}
      defaultValue={amount.defaultValue ?? begin}
      inputMode="decimal"
      autoComplete="off"
      required
    />
  );
}
