import type { Translate } from '../../content/translator.ts';
import { SHARING_SIZE } from '../../domain/catalogue/picture.ts';
import { asOffered, offersOf, type Offer } from '../../domain/catalogue/offer.ts';
import type { PriceList, ProductDetail } from '../../domain/catalogue/product.ts';
import { withTax, type TaxRule } from '../../domain/checkout/tax.ts';
import type { Region } from '../../domain/locale/locale.ts';
import { toMajor } from '../../domain/money/major-units.ts';
import { compare, money, type Currency } from '../../domain/money/money.ts';
import type { ShownReview } from '../../domain/reviews/review.ts';
import { pathIn } from '../../domain/routing/path-in-region.ts';
import { breadcrumbData, breadcrumbTo } from '../catalogue/breadcrumb.ts';
import { categoryPath } from '../catalogue/category-path.ts';
import { pictureAddress, sharingAddress } from '../catalogue/product-picture.ts';
import type { PageHead } from '../i18n/page-head.ts';
import { offerQuery } from '../../domain/catalogue/offer-path.ts';
import type { DeliveryOffer } from './product-terms.ts';

/** The market that a currency's terms are for (R10). */
const COUNTRIES = { UAH: 'UA', PLN: 'PL' } as const satisfies Record<Currency, string>;
const RETURN_DAYS = 14;

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/**
 * What delivery costs and takes, for search engines (schema.org OfferShippingDetails). They know a country and not its
 * major cities: of a method that costs more in some places, that price is told.
 */
const shippingData = (delivery: readonly DeliveryOffer[]) =>
  [...Map.groupBy(delivery, ({ method }) => method).values()].flatMap((places) => {
    const [dearest] = places.toSorted((a, b) => compare(b.fee, a.fee));
    if (dearest === undefined) return [];
    const { fee } = dearest;
    return [
      {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: toMajor(fee).toFixed(2), currency: fee.currency },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRIES[fee.currency] },
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: days(0, 1),
          transitTime: days(dearest.days.min, dearest.days.max),
        },
      },
    ];
  });

/** How goods may be sent back: within 14 days, at the buyer's cost unless they are faulty (C §9). */
const returnData = (currency: Currency) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: COUNTRIES[currency],
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: RETURN_DAYS,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  itemDefectReturnFees: 'https://schema.org/FreeReturn',
});

/** UN/CEFACT codes of the times that a rental price is for. */
const UNIT_CODES = { day: 'DAY', week: 'WEE', month: 'MON' } as const;
const LEASE_OUT = 'http://purl.org/goodrelations/v1#LeaseOut';

/** So many reviews are told to search engines, those that the page shows first. */
const TOLD_REVIEWS = 5;

/** What buyers say of it (schema.org AggregateRating, Review); nothing without a published review. */
const reviewsData = (
  { rating }: Pick<ProductDetail, 'rating'>,
  { reviews, unnamed }: NonNullable<Seen['written']>,
) =>
  rating === undefined
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.average,
          reviewCount: rating.count,
          bestRating: 5,
          worstRating: 1,
        },
        review: reviews.slice(0, TOLD_REVIEWS).map(({ stars, body, authorName, writtenAt, locale }) => ({
          '@type': 'Review',
          reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
          author: { '@type': 'Person', name: authorName ?? unnamed },
          datePublished: writtenAt.slice(0, 10),
          reviewBody: body,
          inLanguage: locale,
        })),
      };

interface Seen {
  readonly url: string;
  readonly publicUrl: string;
  readonly currency: Currency;
  readonly taxRule: TaxRule;
  readonly delivery: readonly DeliveryOffer[];
  /** Published reviews, as the page shows them, and how an author without a name is called; absent without any. */
  readonly written?: { readonly reviews: readonly ShownReview[]; readonly unnamed: string };
}

/** A product for search engines (schema.org Product); amounts with tax, as the law wants prices to be told. */
export const productData = (
  product: ProductDetail,
  { url, publicUrl, currency, taxRule, delivery, written }: Seen,
) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.name,
  description: product.summary,
  sku: product.articleNumber,
  mpn: product.articleNumber,
  ...(product.brand !== '' && { brand: { '@type': 'Brand', name: product.brand } }),
  category: product.categories.at(-1)?.name,
  image: product.pictures.map((name) => new URL(pictureAddress(name), publicUrl).href),
  url,
  ...(written && reviewsData(product, written)),
  offers: offersData(product, { url, currency, taxRule, delivery }),
});

/** What is sold and rented has two offers; `delivery` is that of the first. */
function offersData(
  product: ProductDetail,
  { url, currency, taxRule, delivery }: Omit<Seen, 'publicUrl' | 'written'>,
) {
  const [first = 'buy', second] = offersOf(product, currency);
  const offerData = (offer: Offer) => {
    const { kind, stock, prices } = asOffered(product, offer);
    return {
      '@type': 'Offer',
      url: offer === first ? url : `${url}?${offerQuery(offer)}`,
      availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: `https://schema.org/${kind === 'rental' ? 'UsedCondition' : 'NewCondition'}`,
      seller: { '@type': 'OnlineStore', name: 'Promin' },
      ...priceData(prices[currency], { currency, taxRule }),
      ...(offer === first && delivery.length > 0 && { shippingDetails: shippingData(delivery) }),
      ...(kind === 'purchase' && { hasMerchantReturnPolicy: returnData(currency) }),
    };
  };
  return second === undefined ? offerData(first) : [offerData(first), offerData(second)];
}

function priceData(prices: PriceList, { currency, taxRule }: Pick<Seen, 'currency' | 'taxRule'>) {
  const priced = (minor: number) => ({
    priceCurrency: currency,
    price: toMajor(withTax(money(minor, currency), taxRule)).toFixed(2),
  });
  const specification = (minor: number) => ({
    '@type': 'UnitPriceSpecification',
    ...priced(minor),
    valueAddedTaxIncluded: true,
  });
  if (prices.sale !== null) {
    const now = specification(prices.sale);
    if (prices.original === undefined) return { ...priced(prices.sale), priceSpecification: now };
    const before = { ...specification(prices.original), priceType: 'https://schema.org/StrikethroughPrice' };
    return { ...priced(prices.sale), priceSpecification: [now, before] };
  }
  return {
    businessFunction: LEASE_OUT,
    priceSpecification: (['day', 'week', 'month'] as const).flatMap((term) => {
      const minor = prices[term];
      const unit = { '@type': 'QuantitativeValue', value: 1, unitCode: UNIT_CODES[term] };
      return minor === null ? [] : [{ ...specification(minor), referenceQuantity: unit }];
    }),
  };
}

interface Page {
  readonly translate: Translate;
  readonly region: Region;
  readonly publicUrl: string;
  readonly currency: Currency;
  readonly taxRule: TaxRule;
  readonly delivery: readonly DeliveryOffer[];
  readonly reviews: readonly ShownReview[];
  /** False for a preview. */
  readonly isIndexed?: boolean;
}

/** A product page's breadcrumb and head. */
export function productHead(
  product: ProductDetail,
  { translate, region, publicUrl, reviews, isIndexed = true, ...terms }: Page,
) {
  const path = `/product/${product.id}`;
  const url = new URL(pathIn(region, path), publicUrl).href;
  const steps = product.categories.map(({ slug, name }) => ({ name, path: categoryPath(slug) }));
  const breadcrumb = breadcrumbTo([...steps, { name: product.name, path }], { translate, region });
  const head: PageHead = {
    title: product.name,
    description: product.summary,
    canonical: url,
    image: new URL(sharingAddress(product.picture), publicUrl).href,
    imageSize: SHARING_SIZE,
    isIndexed,
    structuredData: [
      productData(product, {
        url,
        publicUrl,
        written: { reviews, unnamed: translate('review.unnamed') },
        ...terms,
      }),
      breadcrumbData(breadcrumb, publicUrl),
    ],
  };
  return { breadcrumb, head };
}
