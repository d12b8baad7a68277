import { SELLER, type Seller } from '../../content/pages/seller.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { marketOf, type Market } from '../../domain/locale/market.ts';
import { printPhone } from '../../domain/locale/print-phone.ts';
import { CURRENCIES } from '../../domain/money/money.ts';
import { textsOf } from '../content/texts.ts';
import type { Part } from './document.ts';

const MARKETS: readonly Market[] = CURRENCIES.map(marketOf);

/** Who sells, as facts. */
export function sellerRows({ name, address, registration, phone, email, hours }: Seller, locale: Locale) {
  const { translate: t } = textsOf(locale);
  return [
    [t('page.seller.name'), name[locale]],
    [t(`page.seller.${registration.register}`), registration.number],
    [t('page.seller.address'), address[locale]],
    [t('page.seller.phone'), printPhone(phone)],
    [t('page.seller.email'), email],
    [t('page.seller.hours'), hours[locale]],
  ] as const;
}

/** Who answers for a document: the sellers of both markets. */
export const sellerParts = (locale: Locale): readonly Part[] =>
  MARKETS.flatMap((market): Part[] => [
    { kind: 'heading', text: textsOf(locale).translate('document.seller', { market }) },
    { kind: 'facts', rows: sellerRows(SELLER[market], locale) },
  ]);
