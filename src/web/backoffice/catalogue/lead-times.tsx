import { useNavigation } from 'react-router';
import { KeptForm } from '../../form/kept-form.tsx';
import { USUAL_LEAD_DAYS, type SupplierLeadTime } from '../../../domain/prices/lead-time.ts';
import type { FormProblem } from '../../form/answer-form.ts';
import { useLookUp, useT } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';

/** One supplier, and the days that its goods take. */
function LeadTime({
  supplier: { name, leadDays },
  problem,
}: {
  supplier: SupplierLeadTime;
  problem: FormProblem<string> | undefined;
}) {
  const t = useT();
  const lookUp = useLookUp();
  const { formData } = useNavigation();
  const own = problem?.values.supplier === name ? problem : undefined;
  const error = own?.errors.days;
  const typed = own?.values.days ?? String(leadDays ?? '');
  return (
    <li className="py-4">
      <KeptForm
        kept={`lead-time ${name}`}
        method="post"
        noValidate
        className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3"
        preventScrollReset
      >
        <input type="hidden" name="intent" value="lead-time" />
        <input type="hidden" name="supplier" value={name} />
        <p className="w-full min-w-0 font-semibold break-words sm:w-auto sm:grow">{name}</p>
        <TextField
          key={typed}
          name="days"
          label={t('backoffice.restock.leadDays')}
          aria-label={`${name}: ${t('backoffice.restock.leadDays')}`}
          defaultValue={typed}
          placeholder={String(USUAL_LEAD_DAYS)}
          error={error === undefined ? undefined : (lookUp(error) ?? error)}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          className="w-48"
        />
        <Button type="submit" loading={formData?.get('supplier') === name}>
          {t('backoffice.suppliers.leadTimes.save')}
        </Button>
      </KeptForm>
    </li>
  );
}

/** How long goods of each supplier take from the order on. */
export function LeadTimes({
  suppliers,
  problem,
}: {
  suppliers: readonly SupplierLeadTime[];
  problem: FormProblem<string> | undefined;
}) {
  const t = useT();
  if (suppliers.length === 0) return null;
  return (
    <TitledSection id="lead-times" title={t('backoffice.suppliers.leadTimes.title')}>
      <p className="mb-4 max-w-measure text-sm text-muted">
        {t('backoffice.suppliers.leadTimes.text', { days: USUAL_LEAD_DAYS })}
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {suppliers.map((supplier) => (
          <LeadTime key={supplier.name} supplier={supplier} problem={problem} />
        ))}
      </ul>
    </TitledSection>
  );
}
