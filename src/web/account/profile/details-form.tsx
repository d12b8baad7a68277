import { editablePhone } from '../../../domain/contact-data/print-phone.ts';
import { useFields } from '../../form/use-fields.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { ownProblem, PersonalForm, usePending, type Answered } from './personal-form.tsx';
import { PersonalSection } from './personal-section.tsx';

export interface Details {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly birthDate: string | null;
}

/** Name, phone and birth date (C §3). */
export function DetailsForm({ details, problem, done }: Answered & { details: Details }) {
  const t = useT();
  const field = useFields(ownProblem(problem, 'details'));
  const isPending = usePending('details');
  const filled = (name: keyof Details, value: string) => {
    const { defaultValue = value, ...rest } = field(name);
    return { ...rest, defaultValue };
  };
  return (
    <PersonalSection
      id="details"
      title={t('profile.personal.details')}
      text={t('profile.personal.detailsText')}
      notice={done === 'details' && t('profile.personal.saved')}
    >
      <PersonalForm intent="details" problem={problem}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...filled('firstName', details.firstName)}
            label={t('checkout.field.firstName')}
            autoComplete="given-name"
          />
          <TextField
            {...filled('lastName', details.lastName)}
            label={t('checkout.field.lastName')}
            autoComplete="family-name"
          />
          <TextField
            {...filled('phone', details.phone === null ? '' : editablePhone(details.phone))}
            label={t('checkout.field.phone')}
            type="tel"
            autoComplete="tel"
          />
          <TextField
            {...filled('birthDate', details.birthDate ?? '')}
            label={t('profile.personal.birthDate')}
            type="date"
            autoComplete="bday"
            min="1900-01-01"
          />
        </div>
        <Button type="submit" tone="primary" loading={isPending} className="self-start">
          {t('profile.personal.save')}
        </Button>
      </PersonalForm>
    </PersonalSection>
  );
}
