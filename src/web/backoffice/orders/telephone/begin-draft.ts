import type { SavedAddress } from '../../../../domain/account/saved-address.ts';
import type { TelephoneDraft } from '../../../../domain/backoffice/telephone-order.ts';
import type { Locale } from '../../../../domain/locale/locale.ts';
import type { TelephoneAnswer } from './answer-telephone-order.ts';

/** What the account of a customer knows of them. */
interface KnownCustomer {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly locale: Locale;
  readonly addresses: readonly SavedAddress[];
  readonly company: { readonly company: string; readonly taxNumber: string } | null;
}

const countryOfLocale = (locale: Locale): 'UA' | 'PL' => (locale === 'pl' ? 'PL' : 'UA');

/** A form in which nothing is typed, for a country. */
function blank(country: string, known: Partial<TelephoneDraft>): TelephoneAnswer {
  const place = { country, city: '', postalCode: '', address: '' };
  const draft: TelephoneDraft = {
    guest: { email: '', emailAgain: '', locale: 'uk', into: '' },
    lines: [],
    addressId: '',
    receiver: { firstName: '', lastName: '', phone: '', ...place },
    method: 'standard',
    payment: 'transfer',
    discountCode: '',
    isCompany: false,
    company: '',
    taxNumber: '',
    isElsewhere: false,
    companyPlace: place,
    note: '',
    areTermsReadOut: false,
    ...known,
  };
  const currency = country === 'PL' ? 'PLN' : 'UAH';
  const nothing = { claimant: null, goods: [], found: null, errors: {}, text: null, preview: null };
  return { draft, currency, search: '', version: 0, isRestored: false, ...nothing };
}

/** The form as it begins for a customer: by the account, its default address, and the company that it bought for last. */
export function beginFor({
  addresses,
  firstName,
  lastName,
  phone,
  company,
  locale,
}: KnownCustomer): TelephoneAnswer {
  const address = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  const country = address?.country ?? countryOfLocale(locale);
  const place = { country, city: '', postalCode: '', address: '' };
  return blank(country, {
    addressId: address?.id ?? '',
    receiver: { firstName, lastName, phone: phone ?? '', ...place },
    company: company?.company ?? '',
    taxNumber: company?.taxNumber ?? '',
  });
}

/** The same for a caller without an account: in the language, and for the country, of the region in which staff work. */
export const beginForGuest = (locale: Locale): TelephoneAnswer =>
  blank(countryOfLocale(locale), { guest: { email: '', emailAgain: '', locale, into: '' } });
