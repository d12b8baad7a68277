import { bothSellers, type SellerView } from '../../content/pages/sellers.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { printPhone } from '../../domain/contact-data/print-phone.ts';
import { messagesOf } from '../messages/messages.ts';
import type { Part } from './document.ts';

/** Who sells, as facts. */
export function sellerRows(
  { name, address, registration, records, phone, email, hours }: SellerView,
  locale: Locale,
) {
  const { translate: t } = messagesOf(locale);
  return [
    [t('page.seller.name'), name],
    [t(`page.seller.${registration.register}`), registration.number],
    ...records.map(({ kind, value }) => [t(`page.seller.${kind}`), value] as const),
    [t('page.seller.address'), address],
    [t('page.seller.phone'), printPhone(phone)],
    [t('page.seller.email'), email],
    [t('page.seller.hours'), hours],
  ] as const;
}

/** Says of a made-up seller that it is one. */
export const sampleParts = ({ isSample }: SellerView, locale: Locale): readonly Part[] =>
  isSample ? [{ kind: 'small', text: messagesOf(locale).translate('page.seller.sample') }] : [];

const MARKETS = ['UA', 'PL'] as const;

/** Who answers for a document: the sellers of both markets. */
export const sellerParts = (locale: Locale): readonly Part[] =>
  bothSellers(locale).flatMap((seller, index): Part[] => [
    {
      kind: 'heading',
      text: messagesOf(locale).translate('document.seller', { market: MARKETS[index] ?? '' }),
    },
    { kind: 'facts', rows: sellerRows(seller, locale) },
    ...sampleParts(seller, locale),
  ]);
