import type { Money } from '../../../domain/money/money.ts';
import { useFields } from '../../form/use-fields.ts';
import { useT } from '../../i18n/i18n.tsx';
import { TextField } from '../../ui/field.tsx';
import { AmountField } from './amount-field.tsx';
import type { StaffProblem } from './staff-problem.ts';

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
    </div>
  );
}
