import type { PriceList, ProductDetail } from '../../domain/catalogue/product.ts';
import { withTax, type TaxRule } from '../../domain/checkout/tax.ts';
import { toMajor } from '../../domain/money/major-units.ts';
import { money, type Currency } from '../../domain/money/money.ts';
import { pictureAddress } from '../catalogue/product-picture.ts';
import type { DeliveryOffer } from './delivery-offers.ts';
import { returnData, shippingData } from './offer-terms-data.ts';

/** UN/CEFACT codes of the times that a rental price is for. */
const UNIT_CODES = { day: 'DAY', week: 'WEE', month: 'MON' } as const;
const LEASE_OUT = 'http://purl.org/goodrelations/v1#LeaseOut';

interface Seen {
  readonly url: string;
  readonly publicUrl: string;
  readonly currency: Currency;
  readonly taxRule: TaxRule;
  readonly delivery: readonly DeliveryOffer[];
}

/** A product for search engines (schema.org Product); amounts with tax, as the law wants prices to be told. */
export const productData = (
  product: ProductDetail,
  { url, publicUrl, currency, taxRule, delivery }: Seen,
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
  offers: {
    '@type': 'Offer',
    url,
    availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `https://schema.org/${product.kind === 'rental' ? 'UsedCondition' : 'NewCondition'}`,
    seller: { '@type': 'OnlineStore', name: 'Promin' },
    ...priceData(product.prices[currency], { currency, taxRule }),
    ...(delivery.length > 0 && { shippingDetails: shippingData(delivery) }),
    ...(product.kind === 'purchase' && { hasMerchantReturnPolicy: returnData(currency) }),
  },
});

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
