import { useState, type MouseEvent } from 'react';
import { Form, useLocation } from 'react-router';
import { MAX_ADDRESSES, type SavedAddress } from '../../../domain/account/saved-address.ts';
import { addressLines, printStreet } from '../../../domain/contact-data/print-address.ts';
import { printPhone } from '../../../domain/contact-data/print-phone.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { AddressDialog, DoingInPage, doingOf, queryOf, type Doing } from './address-doing.tsx';
import type { AddressAsked, AddressProblem } from './answer-saved-address.ts';
import { PersonalSection } from './personal-section.tsx';

function AddressRow({ address, open }: { address: SavedAddress; open: (doing: Doing) => object }) {
  const t = useT();
  const { id, label, type, fullName, city, postalCode, country, phone, isDefault } = address;
  const place = { address: printStreet(address, useLocale()), city, postalCode, country };
  const link = buttonClass({ tone: 'ghost', size: 'sm' });
  return (
    <li className="flex flex-col gap-2 py-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 text-base font-semibold wrap-break-word">{label}</h3>
        {isDefault && <Badge tone="success">{t('profile.addresses.default')}</Badge>}
        <Badge>{t(`profile.addresses.type.${type}`)}</Badge>
      </div>
      <p className="text-sm wrap-break-word text-muted">
        {fullName}
        {phone !== null && `, ${printPhone(phone)}`}
        {addressLines(place, t(`country.${country}`)).map((line) => (
          <span key={line} className="block">
            <Unbroken text={line} />
          </span>
        ))}
      </p>
      <div className="-mx-4 flex flex-wrap gap-1">
        <a
          {...open({ view: 'edit', address })}
          aria-label={t('checkout.editAddress', { label })}
          className={link}
        >
          {t('checkout.edit')}
        </a>
        <a
          {...open({ view: 'remove', address })}
          aria-label={t('profile.addresses.removeNamed', { label })}
          className={link}
        >
          {t('checkout.removeAddressYes')}
        </a>
        {!isDefault && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="default-address" />
            <input type="hidden" name="addressId" value={id} />
            <Button
              type="submit"
              tone="ghost"
              size="sm"
              aria-label={t('profile.addresses.makeDefaultNamed', { label })}
            >
              {t('profile.addresses.makeDefault')}
            </Button>
          </Form>
        )}
      </div>
    </li>
  );
}

const NOTICES = {
  'address-saved': 'profile.addresses.saved',
  'address-renamed': 'profile.addresses.renamed',
  'address-removed': 'profile.addresses.removed',
  'address-default': 'profile.addresses.defaultSet',
} as const;
const isNotice = (done: string | null): done is keyof typeof NOTICES => done !== null && done in NOTICES;

/** The customer's saved addresses (C §2): a list, and a dialog to add, change and delete them. */
export function AddressSection({
  addresses,
  asked,
  problem,
  done,
}: {
  addresses: readonly SavedAddress[];
  asked: AddressAsked;
  problem: AddressProblem | undefined;
  done: string | null;
}) {
  const t = useT();
  const { key: page } = useLocation();
  // A dialog is open for the page that it was opened on: a form that is taken leads to the next.
  const [opened, setOpened] = useState<{ readonly doing: Doing; readonly page: string } | null>(null);
  const isOpen = opened !== null && opened.page === page;
  const open = (doing: Doing) => ({
    href: queryOf(doing),
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      setOpened({ doing, page });
    },
  });
  const isFull = addresses.length >= MAX_ADDRESSES;
  const isFirst = addresses.length === 0;
  const inPage = asked.view === 'new' && isFull ? null : doingOf(asked);
  const isGone = asked.view === 'gone' || problem?.reason === 'address-not-found';
  return (
    <PersonalSection
      id="addresses"
      title={t('profile.addresses.title')}
      text={t('profile.addresses.text')}
      notice={isNotice(done) && t(NOTICES[done])}
    >
      {isGone && (
        <Alert tone="warning" live>
          {t('error.address-not-found')}
        </Alert>
      )}
      {inPage ? (
        <DoingInPage doing={inPage} isFirst={isFirst} problem={problem} />
      ) : (
        <>
          {isFirst ? (
            <p className="text-muted">{t('profile.addresses.none')}</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {addresses.map((address) => (
                <AddressRow key={address.id} address={address} open={open} />
              ))}
            </ul>
          )}
          {isFull ? (
            <p className="text-sm text-muted">{t('profile.addresses.full', { max: MAX_ADDRESSES })}</p>
          ) : (
            <a {...open({ view: 'new', address: null })} className={`${buttonClass()} self-start`}>
              {t('profile.addresses.add')}
            </a>
          )}
        </>
      )}
      <AddressDialog
        doing={opened?.doing ?? null}
        isOpen={isOpen}
        isFirst={isFirst}
        onClose={() => setOpened(null)}
      />
    </PersonalSection>
  );
}
