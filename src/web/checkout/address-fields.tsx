import { COUNTRIES, COUNTRY_FORMATS, type Country } from '../../domain/checkout/countries.ts';
import { useLookUp, useT } from '../i18n/i18n.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { CheckoutDraft, ShippingField } from './draft.ts';
import type { ShippingErrors } from './parse-order-form.ts';

/** A postcode as each country writes it; null where any will do. */
const POSTCODE_EXAMPLES: Readonly<Record<Country, string | null>> = {
  UA: '01001',
  PL: '00-001',
  DE: '10115',
  FR: '75001',
  OTHER: null,
};

/** Who receives the order and where; texts are checked when the customer goes on. */
export function AddressFields({
  values,
  errors,
  onChange,
}: {
  values: CheckoutDraft['shipping'];
  errors: ShippingErrors;
  onChange: (field: ShippingField, value: string) => void;
}) {
  const t = useT();
  const lookUp = useLookUp();
  const field = (name: ShippingField) => {
    const error = errors[name];
    return {
      name,
      label: t(`checkout.field.${name}`),
      value: values[name],
      required: true,
      error: error === undefined ? undefined : (lookUp(error) ?? error),
      onChange: (event: { currentTarget: { value: string } }) => onChange(name, event.currentTarget.value),
    };
  };
  const { phoneExample } = COUNTRY_FORMATS[values.country];
  const postcodeExample = POSTCODE_EXAMPLES[values.country];
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField {...field('firstName')} autoComplete="given-name" />
      <TextField {...field('lastName')} autoComplete="family-name" />
      <TextField {...field('email')} type="email" autoComplete="email" />
      <TextField
        {...field('phone')}
        type="tel"
        autoComplete="tel"
        hint={t('checkout.example', { example: phoneExample })}
      />
      <SelectField
        {...field('country')}
        autoComplete="country"
        options={COUNTRIES.map((country) => ({ value: country, label: t(`country.${country}`) }))}
      />
      <TextField {...field('city')} autoComplete="address-level2" />
      <TextField
        {...field('postalCode')}
        autoComplete="postal-code"
        hint={postcodeExample === null ? undefined : t('checkout.example', { example: postcodeExample })}
      />
      <TextField {...field('address')} autoComplete="street-address" hint={t('checkout.addressHint')} />
    </div>
  );
}
