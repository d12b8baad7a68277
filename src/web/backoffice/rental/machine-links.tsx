import { labelAddress, LABEL_SIZES } from '../../../domain/rental/label-size.ts';
import { useT } from '../../i18n/i18n.tsx';
import { usePath } from '../../i18n/local-link.tsx';
import { PdfLink } from '../../ui/pdf-link.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { StaffForm } from '../staff-form.tsx';

/** The label of the machine, in each size. */
export function MachineLabels({ id }: { id: number }) {
  const t = useT();
  const path = usePath();
  return (
    <TitledSection id="labels" title={t('backoffice.machines.label')}>
      <ul>
        {LABEL_SIZES.map((size) => (
          <li key={size}>
            <PdfLink href={path(labelAddress(id, size))}>
              {t('backoffice.machines.labelSize', { size })} (PDF)
            </PdfLink>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** The secret address by which calendar programs read the machine's bookings. */
export function MachineCalendar({ address }: { address: string | null }) {
  const t = useT();
  return (
    <TitledSection id="calendar" title={t('backoffice.machines.calendar')}>
      <p className="text-sm text-muted">{t('backoffice.machines.calendarText')}</p>
      {address !== null && (
        <p className="mt-3 rounded-md bg-surface px-4 py-3 text-sm">
          <code className="break-all">{address}</code>
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <StaffForm
          intent="renew-calendar"
          tone="secondary"
          label={t(
            address === null ? 'backoffice.machines.calendarMake' : 'backoffice.machines.calendarRenew',
          )}
        />
        {address !== null && (
          <StaffForm intent="end-calendar" label={t('backoffice.machines.calendarEnd')} tone="ghost" />
        )}
      </div>
    </TitledSection>
  );
}
