import { ADDRESS_TYPES, addressContent, type SavedAddress } from '../../../domain/account/saved-address.ts';
import { marketOf } from '../../../domain/locale/market.ts';
import { SavedAddressFields } from '../../checkout/saved-address-fields.tsx';
import { useCurrency } from '../../i18n/currency.tsx';
import { useT } from '../../i18n/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { SelectField } from '../../ui/field.tsx';
import type { AddressProblem } from './answer-saved-address.ts';
import { Buttons, Cancel, useProblemInView, type SendForm } from './section-dialog.tsx';

const PROBLEMS = {
  'address-fields-missing': 'error.address-fields-missing',
  'address-fields-wrong': 'error.address-fields-wrong',
  'address-exists': 'error.address-exists',
  'address-changed': 'error.address-changed',
  'address-not-found': 'error.address-not-found',
  'too-many-addresses': 'error.too-many-addresses',
} as const satisfies Record<AddressProblem['reason'], string>;

interface FormProps {
  readonly send: SendForm;
  readonly problem: AddressProblem | undefined;
  readonly isPending: boolean;
  /** What leads back without it; null in a dialog. */
  readonly back: string | null;
}

/** A new address, or another one in the place of `address` (C §3, C §5). */
export function SavedAddressForm({
  address,
  isFirst,
  send: SendForm,
  problem,
  isPending,
  back,
}: FormProps & { address: SavedAddress | null; isFirst: boolean }) {
  const t = useT();
  const market = marketOf(useCurrency());
  const ref = useProblemInView(problem);
  return (
    <SendForm ref={ref} method="post" noValidate data-marks-optional="" className="flex flex-col gap-6">
      {problem && (
        <Alert tone="danger" live>
          {t(PROBLEMS[problem.reason])}
        </Alert>
      )}
      <input type="hidden" name="intent" value="save-address" />
      {address && (
        <>
          <input type="hidden" name="addressId" value={address.id} />
          <input type="hidden" name="before" value={addressContent(problem?.current ?? address)} />
        </>
      )}
      <SelectField
        name="type"
        label={t('profile.addresses.for')}
        defaultValue={problem?.values['type'] ?? address?.type ?? 'shipping'}
        options={ADDRESS_TYPES.map((type) => ({ value: type, label: t(`profile.addresses.type.${type}`) }))}
        required
      />
      <SavedAddressFields
        address={address}
        country={address?.country ?? market}
        problem={problem}
        hasApartment
      />
      {!isFirst && address?.isDefault !== true && (
        <CheckboxField
          name="isDefault"
          label={t('checkout.defaultAddress')}
          defaultChecked={problem?.values['isDefault'] !== undefined}
        />
      )}
      <Buttons>
        <Button type="submit" tone="primary" loading={isPending}>
          {t('profile.addresses.save')}
        </Button>
        <Cancel to={back} />
      </Buttons>
    </SendForm>
  );
}

/** The question before an address is deleted (C §5). */
export function RemoveAddressForm({
  address,
  send: SendForm,
  isPending,
  back,
}: Omit<FormProps, 'problem'> & { address: SavedAddress }) {
  const t = useT();
  return (
    <SendForm method="post" className="flex flex-col gap-6">
      <input type="hidden" name="intent" value="remove-address" />
      <input type="hidden" name="addressId" value={address.id} />
      <p>{t('checkout.removeAddressText')}</p>
      <Buttons>
        <Button type="submit" tone="danger" loading={isPending}>
          {t('checkout.removeAddressYes')}
        </Button>
        <Cancel to={back} />
      </Buttons>
    </SendForm>
  );
}
