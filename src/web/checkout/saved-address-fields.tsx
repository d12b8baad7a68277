import type { SavedAddress } from '../../domain/account/saved-address.ts';
import { editablePhone } from '../../domain/contact-data/print-phone.ts';
import type { Country } from '../../domain/contact-data/countries.ts';
import type { FormProblem } from '../form/answer-form.ts';
import { useFields } from '../form/use-fields.ts';
import { useT } from '../i18n/i18n.tsx';
import { TextField } from '../ui/field.tsx';
import { PlaceFields } from './place-fields.tsx';

function OptionalLabel({ name }: { name: 'postalCode' | 'apartment' | 'phone' }) {
  const t = useT();
  return (
    <>
      {t(`checkout.field.${name}`)} <span className="font-normal text-muted">({t('checkout.optional')})</span>
    </>
  );
}

/** The fields of a saved address (C §5), with what was typed, else with what is saved; `address` is null for a new one. */
export function SavedAddressFields({
  address,
  country,
  problem,
  hasApartment,
}: {
  address: SavedAddress | null;
  /** The country that the form begins with. */
  country: Country;
  problem: FormProblem<string> | undefined;
  hasApartment: boolean;
}) {
  const t = useT();
  const fieldOf = useFields(problem);
  const field = (name: Exclude<keyof SavedAddress, 'id' | 'type' | 'isDefault'>) => {
    const kept = address?.[name] ?? (name === 'country' ? country : '');
    const saved = name === 'phone' ? editablePhone(kept) : kept;
    const { defaultValue = saved, ...rest } = fieldOf(name);
    return { ...rest, defaultValue };
  };
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField {...field('label')} label={t('checkout.addressName')} maxLength={60} required />
      <TextField {...field('fullName')} label={t('checkout.recipient')} autoComplete="name" required />
      <PlaceFields
        kind="shipping"
        hasApartment={hasApartment}
        country={country}
        field={(name) => ({
          ...field(name === 'address' ? 'street' : name),
          ...(name === 'postalCode'
            ? { label: <OptionalLabel name={name} />, required: false }
            : { label: t(`checkout.field.${name}`), required: true }),
        })}
      />
      {hasApartment && <TextField {...field('apartment')} label={<OptionalLabel name="apartment" />} />}
      <TextField {...field('phone')} label={<OptionalLabel name="phone" />} type="tel" autoComplete="tel" />
    </div>
  );
}
