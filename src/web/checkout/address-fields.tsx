import { COUNTRY_FORMATS } from '../../domain/checkout/countries.ts';
import { useT } from '../i18n/i18n.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { CheckoutDraft, ShippingField } from './draft.ts';
import type { ShippingErrors } from './shipping-errors.ts';
import { PlaceFields } from './place-fields.tsx';
import { useFieldError } from './use-field-error.ts';

/** Who receives the order and where; of a saved address, which has all of it, the e-mail alone is asked. */
export function AddressFields({
  values,
  errors,
  isSaved,
  onChange,
}: {
  values: CheckoutDraft['shipping'];
  errors: ShippingErrors;
  isSaved: boolean;
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
  const email = <TextField {...field('email')} type="email" autoComplete="email" />;
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      {isSaved ? (
        email
      ) : (
        <>
          <TextField {...field('firstName')} autoComplete="given-name" />
          <TextField {...field('lastName')} autoComplete="family-name" />
          {email}
          <TextField
            {...field('phone')}
            type="tel"
            autoComplete="tel"
            hint={t('checkout.example', { example: phoneExample })}
          />
          <PlaceFields kind="shipping" country={values.country} field={field} />
        </>
      )}
    </div>
  );
}
