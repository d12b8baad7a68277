import type { FormProblem } from '../../form/answer-form.ts';
import { useFields } from '../../form/use-fields.ts';
import { useT } from '../../i18n/i18n.tsx';
import { TextField } from '../../ui/field.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { StaffForm } from '../staff-form.tsx';
import type { PlanView } from './supplier-view.server.ts';

/** The rates by which prices in dollars and euros become hryvnias. */
export function SupplierRates({
  foreign,
  problem,
}: Pick<PlanView, 'foreign'> & { problem: FormProblem<string> | undefined }) {
  const t = useT();
  const typed = useFields(problem);
  return (
    <TitledSection id="supplier-rates" title={t('backoffice.suppliers.rates.title')}>
      <p className="mb-5 max-w-measure text-sm text-muted">{t('backoffice.suppliers.rates.lead')}</p>
      <StaffForm intent="rates" label={t('backoffice.suppliers.rates.save')} tone="secondary">
        <div className="grid gap-4 sm:grid-cols-2">
          {foreign.map(({ currency, rate }) => {
            const { defaultValue = rate, ...field } = typed(currency);
            return (
              <TextField
                key={currency}
                {...field}
                defaultValue={defaultValue}
                label={t('backoffice.suppliers.rates.rate', { currency })}
                inputMode="decimal"
                autoComplete="off"
                required
              />
            );
          })}
        </div>
      </StaffForm>
    </TitledSection>
  );
}
