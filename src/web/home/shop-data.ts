import { sellerIn, sellerOfPage, socialLinks } from '../../content/pages/sellers.ts';
import { LOCALES, type Locale } from '../../domain/locale/locale.ts';
import type { Market } from '../../domain/locale/market.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const HOURS =
  /^(?<first>[A-Z][a-z]{2})–(?<last>[A-Z][a-z]{2}) (?<opens>\d{1,2}:\d\d)–(?<closes>\d{1,2}:\d\d)$/;

/** The hours of a seller as machines read them; nothing where they are said in any other way than `Mon–Fri 9:00–18:00`. */
function hoursOf(market: Market) {
  const { first, last, opens = '', closes = '' } = HOURS.exec(sellerIn(market, 'en').hours)?.groups ?? {};
  const at = (short: string | undefined) => DAYS.findIndex((day) => day.slice(0, 3) === short);
  const dayOfWeek = at(first) === -1 ? [] : DAYS.slice(at(first), at(last) + 1);
  if (dayOfWeek.length === 0) return {};
  const hour = (time: string) => time.padStart('00:00'.length, '0');
  return {
    hoursAvailable: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek,
      opens: hour(opens),
      closes: hour(closes),
    },
  };
}

/** How customers of a market reach their seller. */
function contactOf(market: Market, locale: Locale) {
  const { phone, email } = sellerIn(market, locale);
  return {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    areaServed: market,
    telephone: phone,
    email,
    availableLanguage: LOCALES,
    ...hoursOf(market),
  };
}

/** Who answers for the shop in a market, under the number of its register. */
function sellerOf(market: Market, locale: Locale) {
  const { name, address, registration, phone, email } = sellerIn(market, locale);
  return {
    '@type': 'Organization',
    legalName: name,
    address,
    telephone: phone,
    email,
    identifier: {
      '@type': 'PropertyValue',
      propertyID: registration.register,
      value: registration.number,
    },
  };
}

const MARKETS = ['UA', 'PL'] as const satisfies readonly Market[];

/**
 * The shop with its sellers and contacts, and its search, for search engines (schema.org OnlineStore and WebSite), under
 * the front page's address.
 */
export const shopData = (
  url: string,
  { publicUrl, locale }: { publicUrl: string; locale: Locale },
): object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    '@id': `${publicUrl}/#shop`,
    name: 'Promin',
    url,
    logo: new URL('/icon-512.png', publicUrl).href,
    email: sellerOfPage(locale).email,
    telephone: sellerOfPage(locale).phone,
    sameAs: socialLinks().map((link) => link.url),
    contactPoint: MARKETS.map((market) => contactOf(market, locale)),
    department: MARKETS.map((market) => sellerOf(market, locale)),
  },
  {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Promin',
    url,
    publisher: { '@id': `${publicUrl}/#shop` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${url}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
];
