import { COUNTRY_FORMATS } from '../../domain/contact-data/countries.ts';
import { useT } from '../i18n/i18n.tsx';
import { classNames } from '../ui/class-names.ts';
import { TextField } from '../ui/field.tsx';
import type { CheckoutDraft, ShippingField } from './draft.ts';
import type { ShippingErrors } from './shipping-errors.ts';
import { PlaceFields } from './place-fields.tsx';
import { useFieldError } from './use-field-error.ts';

/** Shown all the same once another address is chosen: without script nothing else would bring the fields out. */
const UNLESS_ANOTHER = 'group-has-[[name=addressId][value=""]:checked]/receiver:contents';

/**
 * Who receives the order and where. Of a saved address, which has all of it, the e-mail alone is asked, and the other fields
 * wait out of sight for another one. The form around them is a `group/receiver`.
 */
export function AddressFields({
  values,
  errors,
  isSaved,
  placeHint,
  onChange,
}: {
  values: CheckoutDraft['shipping'];
  errors: ShippingErrors;
  isSaved: boolean;
  /** Why country and city are fixed; absent where they are chosen. */
  placeHint?: string;
  onChange: (field: ShippingField, value: string) => void;
}) {
  const t = useT();
  const errorOf = useFieldError(errors);
  const field = (name: ShippingField) => ({
    name,
    label: t(`checkout.field.${name}`),
    value: values[name],
    required: true,
    error: errorOf(name),
    onChange: (event: { currentTarget: { value: string } }) => onChange(name, event.currentTarget.value),
  });
  const { phoneExample } = COUNTRY_FORMATS[values.country];
  const ofAnother = isSaved ? classNames('hidden', UNLESS_ANOTHER) : 'contents';
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <div className={ofAnother}>
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
      </div>
      <TextField {...field('email')} type="email" autoComplete="email" />
      <div className={ofAnother}>
        <TextField
          {...field('phone')}
          type="tel"
          autoComplete="tel"
          hint={t('checkout.example', { example: phoneExample })}
        />
        <PlaceFields kind="shipping" country={values.country} field={field} fixedHint={placeHint} />
      </div>
    </div>
  );
}
