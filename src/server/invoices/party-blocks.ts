import { printRecord } from '../../content/pages/sellers.ts';
import { COUNTRIES } from '../../domain/contact-data/countries.ts';
import { printIban } from '../../domain/contact-data/iban.ts';
import type { Buyer, Seller } from '../../domain/invoices/sales-document.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { printPhone } from '../../domain/contact-data/print-phone.ts';
import { messagesOf } from '../messages/messages.ts';
import type { Part } from '../documents/document.ts';

type Block = Extract<Part, { kind: 'blocks' }>['blocks'][number];

function sellerBlock(
  { name, address, registration, records = [], phone, email, bank, isSample = false }: Seller,
  { locale, isBankSaid }: { locale: Locale; isBankSaid: boolean },
): Block {
  const { translate: t } = messagesOf(locale);
  return {
    label: t('invoice.seller'),
    title: name,
    lines: [
      `${t(`page.seller.${registration.register}`)}: ${registration.number}`,
      ...records.map((record) => printRecord(record, t)),
      address,
      ...(isBankSaid ? [bank.name, `IBAN ${printIban(bank.iban)}`] : []),
      `${email}, ${printPhone(phone)}`,
      ...(isSample ? [t('page.seller.sample')] : []),
    ],
  };
}

function buyerBlock(buyer: Buyer, locale: Locale): Block {
  const { translate: t } = messagesOf(locale);
  const { name, contact, taxNumber, address, city, postalCode } = buyer;
  const country = COUNTRIES.find((each) => each === buyer.country);
  return {
    label: t('invoice.buyer'),
    title: name,
    lines: [
      ...(taxNumber === null ? [] : [t('invoice.taxNumber', { country: buyer.country, number: taxNumber })]),
      address,
      [`${postalCode} ${city}`, ...(country && country !== 'OTHER' ? [t(`country.${country}`)] : [])].join(
        ', ',
      ),
      ...(contact === null ? [] : [t('invoice.contact', { name: contact })]),
    ],
  };
}

/** Both parties side by side; the seller's account, unless it is said elsewhere. */
export const partyBlocks = (
  parties: { seller: Seller; buyer: Buyer },
  locale: Locale,
  { isBankSaid = true } = {},
): Part => ({
  kind: 'blocks',
  blocks: [sellerBlock(parties.seller, { locale, isBankSaid }), buyerBlock(parties.buyer, locale)],
});
