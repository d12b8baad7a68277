import type { Locale } from '../../domain/locale/locale.ts';
import type { Market } from '../../domain/locale/market.ts';
import type { Translate } from '../translator.ts';
import { SAMPLE_SELLERS, type Seller, type SellerRecord, type Sellers } from './seller-data.ts';

let sellers: Sellers = SAMPLE_SELLERS;
let edition = 0;

/** Puts sellers in place of the made-up ones: at start, and when admins change them. For the server: browsers get what their page shows. */
export function setSellers(given: Sellers): void {
  sellers = given;
  edition += 1;
}

/** Changes with the sellers in this process: what was drawn with their data in another edition is drawn again. */
export const sellersEdition = (): number => edition;

/** A seller in one language. */
export type SellerView = Omit<Seller, 'name' | 'address' | 'hours' | 'bank'> & {
  readonly name: string;
  readonly address: string;
  readonly hours: string;
  readonly bank: { readonly name: string; readonly iban: string };
};

/** A seller as it is shown in a language. */
export function viewOfSeller({ name, address, hours, bank, ...same }: Seller, locale: Locale): SellerView {
  return {
    ...same,
    name: name[locale],
    address: address[locale],
    hours: hours[locale],
    bank: { name: bank.name[locale], iban: bank.iban },
  };
}

/** Who sells in a market, in a language. */
export const sellerIn = (market: Market, locale: Locale): SellerView => viewOfSeller(sellers[market], locale);

/** Whose telephone, address and messenger a page shows: Poland's in Polish, Ukraine's otherwise (S §2). */
export const sellerOfPage = (locale: Locale): SellerView => sellerIn(locale === 'pl' ? 'PL' : 'UA', locale);

/** The sellers of both markets, in a language. */
export const bothSellers = (locale: Locale): readonly [ua: SellerView, pl: SellerView] => [
  sellerIn('UA', locale),
  sellerIn('PL', locale),
];

/** A record of a seller in one line. */
export const printRecord = ({ kind, value }: SellerRecord, t: Translate): string =>
  `${t(`page.seller.${kind}`)}: ${value}`;

/** The shop's own channels, in the order of the footer. */
export const socialLinks = (): Sellers['socialLinks'] => sellers.socialLinks;

/** Stands in the text of a page for a seller's e-mail address. */
export const SELLER_EMAIL = { UA: '{seller.UA.email}', PL: '{seller.PL.email}' } as const;

/** The values in braces that texts of pages know. */
export const PROSE_VALUES: readonly string[] = Object.values(SELLER_EMAIL).map((place) => place.slice(1, -1));

/** A page's text, or all of its texts, with the sellers' addresses in it. */
export const withSellerData = <T>(content: T): T =>
  JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === 'string'
      ? value.replaceAll(SELLER_EMAIL.UA, sellers.UA.email).replaceAll(SELLER_EMAIL.PL, sellers.PL.email)
      : value,
  );
