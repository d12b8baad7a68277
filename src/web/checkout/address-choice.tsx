import { useSearchParams } from 'react-router';
import type { SavedAddress } from '../../domain/account/saved-address.ts';
import { printAddress, printStreet } from '../../domain/contact-data/print-address.ts';
import { printPhone } from '../../domain/contact-data/print-phone.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { ChoiceGroup, RadioCard } from '../ui/choice-group.tsx';
import { editorOf } from './edited-address.ts';

/** Which of the customer's saved addresses the order goes to, or another one (C §2); each can be changed. */
export function AddressChoice({
  addresses,
  chosenId,
  onChoose,
  onEdit,
}: {
  addresses: readonly SavedAddress[];
  /** Null for another address. */
  chosenId: string | null;
  onChoose: (address: SavedAddress | null) => void;
  /** Called before the page is left to change one. */
  onEdit?: () => void;
}) {
  const t = useT();
  const locale = useLocale();
  const [search] = useSearchParams();
  if (addresses.length === 0) return null;
  return (
    <ChoiceGroup label={t('checkout.savedAddresses')} className="sm:grid sm:grid-cols-2 sm:gap-3">
      {addresses.map((address) => {
        const { id, label, fullName, city, postalCode, country, phone } = address;
        const place = { address: printStreet(address, locale), city, postalCode, country };
        return (
          <div key={id} className="relative flex flex-col">
            <RadioCard
              name="addressId"
              value={id}
              checked={chosenId === id}
              onChange={() => onChoose(address)}
              title={<span className="break-words">{label}</span>}
              text={
                <span className="block break-words">
                  {fullName}
                  {phone !== null && `, ${printPhone(phone)}`}
                  <br />
                  <Unbroken text={printAddress(place, t(`country.${country}`))} />
                </span>
              }
              className="flex-1 pb-11"
            />
            <a
              href={editorOf(search, id)}
              onClick={onEdit}
              aria-label={t('checkout.editAddress', { label })}
              className="absolute bottom-0 left-12.5 inline-flex min-h-11 items-center text-sm underline underline-offset-4 hover:text-ink"
            >
              {t('checkout.edit')}
            </a>
          </div>
        );
      })}
      <RadioCard
        name="addressId"
        value=""
        checked={chosenId === null}
        onChange={() => onChoose(null)}
        title={t('checkout.anotherAddress')}
        text={t('checkout.anotherAddressText')}
      />
    </ChoiceGroup>
  );
}
