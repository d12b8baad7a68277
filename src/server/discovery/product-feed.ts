import { quoteShipping } from '../../domain/checkout/quote-shipping.ts';
import type { Freight } from '../../domain/checkout/freight.ts';
import { quotedDelivery, type ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import { withTax, type TaxRule } from '../../domain/checkout/tax.ts';
import type { Region, Locale } from '../../domain/locale/locale.ts';
import { pathIn } from '../../domain/routing/path-in-region.ts';
import { toMajor } from '../../domain/money/major-units.ts';
import { money, type Currency, type Money } from '../../domain/money/money.ts';
import type { FeedProduct } from './published-products.ts';
import { xmlElement } from './xml.ts';

/** What the items of one feed have in common. */
export interface FeedTerms {
  readonly region: Region;
  readonly currency: Currency;
  readonly taxRule: TaxRule;
  readonly shipping: readonly ShippingRule[];
  readonly publicUrl: string;
  /** Names of a product's categories from the outermost, by the id of its own. */
  readonly categoryNames: ReadonlyMap<number, readonly string[]>;
  /** The absolute address of a picture by its name. */
  readonly pictureAddress: (name: string) => string;
}

/** The longest texts and the most further pictures that the format takes. */
const TITLE_MAX = 150;
const DESCRIPTION_MAX = 5_000;
const FURTHER_PICTURES_MAX = 10;

const COUNTRIES: Readonly<Record<Currency, string>> = { UAH: 'UA', PLN: 'PL' };

const amount = (m: Money): string => `${toMajor(m).toFixed(2)} ${m.currency}`;

/** What delivery of one piece costs, to a place that is not a major city; empty where it is quoted. */
function shippingElement(net: Money, freight: Freight, { currency, shipping }: FeedTerms): string {
  if (quotedDelivery([{ freight, quantity: 1, isRental: false }]) !== null) return '';
  const quote = quoteShipping({ goods: net, currency, method: 'standard', city: null, rules: shipping });
  if (!quote.ok) return '';
  return `<g:shipping>${xmlElement('g:country', COUNTRIES[currency])}${xmlElement('g:price', amount(quote.fee))}</g:shipping>`;
}

/**
 * One item of a product feed as Google Merchant Center reads it (product data specification, RSS 2.0 with `g:`): the
 * price with tax, in the currency that the page shows to a visitor who chose none. Empty for a product without a price.
 */
export function feedItem(product: FeedProduct, terms: FeedTerms): string {
  const { region, currency, taxRule, publicUrl, categoryNames, pictureAddress } = terms;
  const { sale, original } = product.prices[currency];
  if (sale === null) return '';
  const net = money(sale, currency);
  const taxed = (minor: number) => amount(withTax(money(minor, currency), taxRule));
  const [picture = '', ...further] = product.pictures;
  const names = categoryNames.get(product.categoryId) ?? [];
  return [
    '<item>',
    xmlElement('g:id', String(product.id)),
    xmlElement('g:title', product.name.slice(0, TITLE_MAX)),
    xmlElement('g:description', product.description.slice(0, DESCRIPTION_MAX)),
    xmlElement('g:link', new URL(pathIn(region, `/product/${product.id}`), publicUrl).href),
    xmlElement('g:image_link', pictureAddress(picture)),
    ...further
      .slice(0, FURTHER_PICTURES_MAX)
      .map((name) => xmlElement('g:additional_image_link', pictureAddress(name))),
    xmlElement('g:availability', product.stock > 0 ? 'in_stock' : 'out_of_stock'),
    ...(original === undefined
      ? [xmlElement('g:price', taxed(sale))]
      : [xmlElement('g:price', taxed(original)), xmlElement('g:sale_price', taxed(sale))]),
    xmlElement('g:condition', 'new'),
    xmlElement('g:brand', product.brand),
    xmlElement('g:mpn', product.articleNumber),
    ...(names.length > 0 ? [xmlElement('g:product_type', names.join(' > '))] : []),
    shippingElement(net, product.freight, terms),
    '</item>\n',
  ].join('');
}

/** Writes a product feed a page of goods at a time, so that no catalogue is too large for it. */
export async function* productFeed(
  listGoodsAfter: (id: number, locale: Locale) => Promise<readonly FeedProduct[]>,
  {
    locale,
    title,
    description,
    ...terms
  }: FeedTerms & { locale: Locale; title: string; description: string },
): AsyncGenerator<string> {
  yield [
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>',
    xmlElement('title', title),
    xmlElement('link', new URL(pathIn(terms.region, '/'), terms.publicUrl).href),
    xmlElement('description', description),
    '\n',
  ].join('');
  let goods = await listGoodsAfter(0, locale);
  while (goods.length > 0) {
    yield goods.map((product) => feedItem(product, terms)).join('');
    goods = await listGoodsAfter(goods.at(-1)?.id ?? Number.MAX_SAFE_INTEGER, locale);
  }
  yield '</channel>\n</rss>\n';
}
