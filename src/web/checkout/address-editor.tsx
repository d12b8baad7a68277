import { Form, useNavigation, useSearchParams } from 'react-router';
import type { SavedAddress } from '../../domain/account/saved-address.ts';
import { useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import type { AddressProblem } from './answer-address-form.ts';
import { pageBehind } from './edited-address.ts';
import { SavedAddressFields } from './saved-address-fields.tsx';
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
        <SavedAddressFields
          address={address}
          country={address.country}
          problem={problem}
          hasApartment={address.apartment !== ''}
        />
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
