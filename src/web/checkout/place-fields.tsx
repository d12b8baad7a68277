import type { ReactNode } from 'react';
import { COUNTRIES, type Country } from '../../domain/contact-data/countries.ts';
import { useT } from '../i18n/i18n.tsx';
import { SelectField, TextField } from '../ui/field.tsx';

/** A postcode as each country writes it; null where any will do. */
const POSTCODE_EXAMPLES: Readonly<Record<Country, string | null>> = {
  UA: '01001',
  PL: '00-001',
  DE: '10115',
  FR: '75001',
  OTHER: null,
};

/** The fields of a place; a form gives each its own name. */
export type PlaceField = 'country' | 'city' | 'postalCode' | 'address';

/** What a field of a form is made of; a value that it begins with, or one that is kept and what becomes of typing. */
interface FieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly value?: string;
  readonly defaultValue?: string;
  readonly required: boolean;
  readonly error: string | undefined;
  readonly onChange?: (event: { currentTarget: { value: string } }) => void;
}

/** Where something is: country, city, postcode and street. `kind` tells browsers which of two addresses to fill in. */
export function PlaceFields({
  country,
  kind,
  field,
  hasApartment = false,
  fixedHint,
}: {
  country: Country;
  kind: 'shipping' | 'billing';
  field: (name: PlaceField) => FieldProps;
  /** Whether the form has a field of its own for the flat. */
  hasApartment?: boolean;
  /** Why country and city cannot be chosen; absent where they can. */
  fixedHint?: string | undefined;
}) {
  const t = useT();
  const example = POSTCODE_EXAMPLES[country];
  const isFixed = fixedHint !== undefined;
  const { name, label } = field('country');
  return (
    <>
      {isFixed ? (
        <>
          <input type="hidden" name={name} value={country} />
          <TextField label={label} value={t(`country.${country}`)} readOnly />
        </>
      ) : (
        <SelectField
          {...field('country')}
          autoComplete={`${kind} country`}
          options={COUNTRIES.map((each) => ({ value: each, label: t(`country.${each}`) }))}
        />
      )}
      <TextField
        {...field('city')}
        autoComplete={`${kind} address-level2`}
        readOnly={isFixed}
        hint={fixedHint}
      />
      <TextField
        {...field('postalCode')}
        autoComplete={`${kind} postal-code`}
        hint={example === null ? undefined : t('checkout.example', { example })}
      />
      <TextField
        {...field('address')}
        autoComplete={`${kind} street-address`}
        hint={t(hasApartment ? 'checkout.streetHint' : 'checkout.addressHint')}
      />
    </>
  );
}
