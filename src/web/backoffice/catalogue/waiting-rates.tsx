import type { OfficialBank } from '../../../domain/money/official-rate.ts';
import { likelyRates } from '../../../domain/money/likely-rate.ts';
import { doubtOfRate, type StoredRate } from '../../../domain/money/staff-rate.ts';
import type { FormProblem } from '../../form/answer-form.ts';
import { useFields } from '../../form/use-fields.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Badge } from '../../ui/badge.tsx';
import { TextField } from '../../ui/field.tsx';
import { StaffForm } from '../staff-form.tsx';
import { Rate } from './exchange-rates.tsx';

/** Official rates that the shop did not take by itself because they are far from the one in force or from any that is likely, each with the form that accepts it. */
export function WaitingRates({
  waiting,
  inForce,
  problem,
}: {
  waiting: readonly (StoredRate & { readonly bank: OfficialBank })[];
  /** In millionths; 0 for none. */
  inForce: number;
  problem: FormProblem<string> | undefined;
}) {
  const t = useT();
  const field = useFields(problem);
  if (waiting.length === 0) return null;
  return (
    <ul className="mb-6 flex flex-col gap-4">
      {waiting.map((rate) => (
        <li key={rate.bank} className="rounded-lg bg-surface p-5 sm:p-6">
          <div className="mb-2 flex flex-wrap items-center gap-x-6 gap-y-2">
            <Rate rate={rate} />
            <Badge tone="warning">{t('backoffice.prices.rateWaits')}</Badge>
          </div>
          <p className="mb-4 max-w-measure text-sm text-muted">
            {doubtOfRate(rate.ratePerUnitE6, null) === null
              ? t('backoffice.prices.rateWaitsText')
              : t('backoffice.prices.rateUnlikelyText', likelyRates('PLN/UAH'))}
          </p>
          <StaffForm intent="accept-rate" label={t('backoffice.prices.acceptRate')}>
            <input type="hidden" name="bank" value={rate.bank} />
            <input type="hidden" name="ratePerUnitE6" value={rate.ratePerUnitE6} />
            <input type="hidden" name="date" value={rate.date} />
            <input type="hidden" name="seen" value={inForce} />
            <TextField
              {...field('why')}
              label={t('backoffice.prices.rateWhy')}
              maxLength={300}
              autoComplete="off"
              required
              className="w-full max-w-measure"
            />
          </StaffForm>
        </li>
      ))}
    </ul>
  );
}
