import { currencyLabel, editableAmount } from '../../../domain/money/format-money.ts';
import { money, type Currency, type Money } from '../../../domain/money/money.ts';
import { useFields } from '../../form/use-fields.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { TextField } from '../../ui/field.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
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
  const begin = expected === null ? undefined : editableAmount(money(expected, currency), locale);
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

/** Asks whether a line that stands on other orders is for this one as well; nothing where it stands on none. */
function SharedLine({ problem }: { problem: StaffProblem | undefined }) {
  const t = useT();
  if (problem?.reason !== 'recorded-elsewhere') return null;
  return (
    <div className="text-sm sm:col-span-2">
      <p className="mb-3">
        {t('backoffice.transfer.standsOn')}{' '}
        {problem.others.map(({ id, orderNumber }, place) => (
          <span key={id}>
            {place > 0 && ', '}
            <LocalLink to={`/admin/orders/${id}`} className="underline underline-offset-4">
              {orderNumber}
            </LocalLink>
          </span>
        ))}
      </p>
      <CheckboxField name="shared" label={t('backoffice.transfer.shared')} />
    </div>
  );
}

/** The fields of a line of the account's statement, filled in with what is expected. */
export function LineFields({
  expected,
  today,
  problem,
}: {
  expected: Money;
  today: string;
  problem: StaffProblem | undefined;
}) {
  const t = useT();
  const field = useFields(problem);
  const day = field('day');
  return (
    <div className="grid w-full gap-5 sm:grid-cols-2">
      <AmountField expected={expected.minor} currency={expected.currency} problem={problem} />
      <TextField
        {...day}
        label={t('backoffice.transfer.day')}
        defaultValue={day.defaultValue ?? today}
        type="date"
        max={today}
        required
      />
      <TextField
        {...field('reference')}
        label={t('backoffice.transfer.reference')}
        hint={t('backoffice.transfer.referenceHint')}
        autoComplete="off"
        spellCheck={false}
        required
        className="sm:col-span-2"
      />
      <SharedLine problem={problem} />
    </div>
  );
}
