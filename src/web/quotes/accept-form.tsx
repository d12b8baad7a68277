import { Form, useNavigation } from 'react-router';
import { COUNTRIES } from '../../domain/checkout/countries.ts';
import type { PaymentMethod } from '../../domain/checkout/payment-methods.ts';
import { TRANSFER_WORKING_DAYS } from '../../domain/checkout/payment-due.ts';
import type { Market } from '../../domain/locale/market.ts';
import type { Money } from '../../domain/money/money.ts';
import { useLookUp, useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { Price } from '../i18n/price.tsx';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { RadioCard } from '../ui/radio-card.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';

/** A way to pay, and what it adds. */
export interface OfferedPayment {
  readonly method: PaymentMethod;
  readonly fee: Money;
}

/** What the form begins with, by the names of its fields. */
export type AcceptValues = Readonly<Record<string, string>>;

const FIELDS = [
  { name: 'firstName', autoComplete: 'given-name', type: 'text' },
  { name: 'lastName', autoComplete: 'family-name', type: 'text' },
  { name: 'email', autoComplete: 'email', type: 'email' },
  { name: 'phone', autoComplete: 'tel', type: 'tel' },
] as const;
const PLACE = [
  { name: 'city', autoComplete: 'address-level2' },
  { name: 'postalCode', autoComplete: 'postal-code' },
  { name: 'address', autoComplete: 'street-address' },
] as const;
const COMPANY = [
  { name: 'company', autoComplete: 'organization' },
  { name: 'taxNumber', autoComplete: 'off' },
] as const;
type FieldName = (typeof FIELDS | typeof PLACE | typeof COMPANY)[number]['name'] | 'country';

/** Where an accepted offer goes and how it is paid; its button binds to pay, in the words that the law asks for. */
export function AcceptForm({
  version,
  market,
  payments,
  values,
  errors,
}: {
  version: number;
  market: Market;
  payments: readonly OfferedPayment[];
  values: AcceptValues;
  /** Message keys by field. */
  errors: Readonly<Partial<Record<string, string>>>;
}) {
  const t = useT();
  const lookUp = useLookUp();
  const { formData } = useNavigation();
  const field = (name: FieldName) => {
    const key = errors[name];
    return {
      id: `accept-${name}`,
      name,
      defaultValue: values[name],
      error: key === undefined ? undefined : (lookUp(key) ?? key),
    };
  };
  return (
    <Form method="post" id="accept" noValidate className="flex flex-col gap-8">
      <input type="hidden" name="intent" value="accept" />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="method" value="standard" />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {FIELDS.map(({ name, ...rest }) => (
          <TextField key={name} {...field(name)} {...rest} label={t(`checkout.field.${name}`)} required />
        ))}
        <SelectField
          {...field('country')}
          label={t('checkout.field.country')}
          required
          autoComplete="country"
          options={COUNTRIES.map((country) => ({ value: country, label: t(`country.${country}`) }))}
        />
        {PLACE.map(({ name, ...rest }) => (
          <TextField key={name} {...field(name)} {...rest} label={t(`checkout.field.${name}`)} required />
        ))}
        <p className="text-sm text-muted sm:col-span-2">{t('quote.accept.company')}</p>
        {COMPANY.map(({ name, ...rest }) => (
          <TextField
            key={name}
            {...field(name)}
            {...rest}
            label={t(name === 'company' ? 'checkout.company' : `checkout.taxNumberOf.${market}`)}
          />
        ))}
      </div>
      <ChoiceGroup label={t('checkout.step.payment')}>
        {payments.map(({ method, fee }, index) => (
          <RadioCard
            key={method}
            name="payment"
            value={method}
            defaultChecked={values.payment === undefined ? index === 0 : values.payment === method}
            title={t(`paymentMethod.${method}`)}
            text={t(`checkout.payment.${method}`, { days: TRANSFER_WORKING_DAYS })}
            aside={
              fee.minor === 0 ? undefined : (
                <>
                  + <Price money={fee} />
                </>
              )
            }
          />
        ))}
      </ChoiceGroup>
      <div>
        <Button type="submit" tone="primary" size="lg" loading={formData?.get('intent') === 'accept'}>
          {t('checkout.placeOrder')}
        </Button>
        <p className="mt-4 text-xs text-muted">
          {t('checkout.termsNote')}{' '}
          <LocalLink to="/terms" target="_blank" className="text-ink underline underline-offset-2">
            {t('checkout.termsLink')}
          </LocalLink>
        </p>
      </div>
    </Form>
  );
}
