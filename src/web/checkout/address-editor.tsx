import { Form, useNavigation, useSearchParams } from 'react-router';
import type { SavedAddress } from '../../domain/account/saved-address.ts';
import { useFields } from '../form/use-fields.ts';
import { useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { TextField } from '../ui/field.tsx';
import type { AddressProblem } from './answer-address-form.ts';
import { pageBehind } from './edited-address.ts';
import { PlaceFields } from './place-fields.tsx';
import { StepHeading } from './step-heading.tsx';

/** Changes a saved address or deletes it, in place of the page whose query names it. Plain forms, which need no script. */
export function AddressEditor({
  address,
  problem,
}: {
  address: SavedAddress;
  problem: AddressProblem | undefined;
}) {
  const t = useT();
  const { formData } = useNavigation();
  const [search] = useSearchParams();
  const fieldOf = useFields(problem);
  const field = (name: Exclude<keyof SavedAddress, 'id' | 'type' | 'isDefault'>) => {
    const { defaultValue = address[name] ?? '', ...rest } = fieldOf(name);
    return { ...rest, defaultValue };
  };
  return (
    <section className="flex max-w-measure flex-col gap-8">
      <StepHeading isFirstShown={problem !== undefined}>
        {t('checkout.editAddress', { label: address.label })}
      </StepHeading>
      {problem && (
        <Alert tone="danger" live>
          {problem.text}
        </Alert>
      )}
      <Form method="post" noValidate replace data-marks-optional="" className="flex flex-col gap-8">
        <input type="hidden" name="intent" value="change-address" />
        <input type="hidden" name="addressId" value={address.id} />
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <TextField {...field('label')} label={t('checkout.addressName')} maxLength={60} required />
          <TextField {...field('fullName')} label={t('checkout.recipient')} autoComplete="name" required />
          <PlaceFields
            kind="shipping"
            country={address.country}
            field={(name) => ({
              ...field(name === 'address' ? 'street' : name),
              ...(name === 'postalCode'
                ? { label: <OptionalLabel name={name} />, required: false }
                : { label: t(`checkout.field.${name}`), required: true }),
            })}
          />
          {address.apartment !== '' && (
            <TextField {...field('apartment')} label={<OptionalLabel name="apartment" />} />
          )}
          <TextField
            {...field('phone')}
            label={<OptionalLabel name="phone" />}
            type="tel"
            autoComplete="tel"
          />
        </div>
        {!address.isDefault && (
          <CheckboxField
            name="isDefault"
            label={t('checkout.defaultAddress')}
            defaultChecked={problem?.values.isDefault !== undefined}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            tone="primary"
            size="lg"
            loading={formData?.get('intent') === 'change-address'}
          >
            {t('checkout.saveAddress')}
          </Button>
          <a href={pageBehind(search)} className={buttonClass({ tone: 'ghost', size: 'lg' })}>
            {t('checkout.back')}
          </a>
        </div>
      </Form>
      <RemoveAddress address={address} />
    </section>
  );
}

function OptionalLabel({ name }: { name: 'postalCode' | 'apartment' | 'phone' }) {
  const t = useT();
  return (
    <>
      {t(`checkout.field.${name}`)} <span className="font-normal text-muted">({t('checkout.optional')})</span>
    </>
  );
}

/** Deletes the address: the row opens with the question (C §5), and the second press does it. */
function RemoveAddress({ address }: { address: SavedAddress }) {
  const t = useT();
  const { formData } = useNavigation();
  return (
    <Disclosure summary={t('checkout.removeAddressTitle')}>
      <p className="text-sm">{t('checkout.removeAddressText')}</p>
      <Form method="post" replace className="mt-5">
        <input type="hidden" name="intent" value="remove-address" />
        <input type="hidden" name="addressId" value={address.id} />
        <Button type="submit" tone="danger" loading={formData?.get('intent') === 'remove-address'}>
          {t('checkout.removeAddressYes')}
        </Button>
      </Form>
    </Disclosure>
  );
}
