import { COUNTRIES } from '../../domain/contact-data/countries.ts';
import { useT } from '../i18n/i18n.tsx';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { TextField } from '../ui/field.tsx';
import { taxCountry, type ShippingErrors } from './shipping-errors.ts';
import type { CheckoutDraft } from './draft.ts';
import { PlaceFields, type PlaceField } from './place-fields.tsx';
import { useFieldError } from './use-field-error.ts';

type Billing = CheckoutDraft['billing'];
type Input = { currentTarget: { value: string } };

const isOwnForm = (country: string): country is 'UA' | 'PL' => country === 'UA' || country === 'PL';

/** The company that an order is invoiced to: its name, its tax number, and its address if the goods go elsewhere. */
export function CompanyFields({
  draft,
  errors,
  onChange,
}: {
  draft: CheckoutDraft;
  errors: ShippingErrors;
  onChange: (changed: Partial<Billing>) => void;
}) {
  const t = useT();
  const errorOf = useFieldError(errors);
  const { billing } = draft;
  const { isCompany, isElsewhere, place } = billing;
  const country = taxCountry(draft);
  const form = isOwnForm(country) ? country : 'EU';
  const text = (name: 'company' | 'taxNumber') => ({
    name: `billing.${name}`,
    value: billing[name],
    required: true,
    error: errorOf(`billing.${name}`),
    onChange: ({ currentTarget }: Input) => onChange({ [name]: currentTarget.value }),
  });
  const placeField = (name: PlaceField) => ({
    name: `billing.place.${name}`,
    label: t(`checkout.field.${name}`),
    value: place[name],
    required: true,
    error: errorOf(`billing.place.${name}`),
    onChange: ({ currentTarget: { value } }: Input) => {
      if (name !== 'country') return onChange({ place: { ...place, [name]: value } });
      const known = COUNTRIES.find((each) => each === value);
      if (known !== undefined) onChange({ place: { ...place, country: known } });
    },
  });
  return (
    <div className="flex flex-col gap-5">
      <CheckboxField
        label={t('checkout.forCompany')}
        hint={t('checkout.forCompanyHint')}
        checked={isCompany}
        onChange={({ currentTarget }) => onChange({ isCompany: currentTarget.checked })}
      />
      {isCompany && (
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <TextField {...text('company')} label={t('checkout.company')} autoComplete="organization" />
          <TextField
            {...text('taxNumber')}
            label={t(`checkout.taxNumberOf.${form}`)}
            hint={t(`checkout.taxNumberHint.${form}`)}
            autoComplete="off"
            inputMode={form === 'UA' ? 'numeric' : 'text'}
          />
          <CheckboxField
            label={t('checkout.companyElsewhere')}
            checked={isElsewhere}
            onChange={({ currentTarget }) => onChange({ isElsewhere: currentTarget.checked })}
            className="sm:col-span-2"
          />
          {isElsewhere && <PlaceFields kind="billing" country={place.country} field={placeField} />}
        </div>
      )}
    </div>
  );
}
