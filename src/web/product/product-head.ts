import type { Translate } from '../../content/translator.ts';
import { SHARING_SIZE } from '../../domain/catalogue/picture.ts';
import type { ProductDetail } from '../../domain/catalogue/product.ts';
import type { TaxRule } from '../../domain/checkout/tax.ts';
import type { Region } from '../../domain/locale/locale.ts';
import { pathIn } from '../../domain/routing/path-in-region.ts';
import type { Currency } from '../../domain/money/money.ts';
import { categoryPath } from '../catalogue/category-path.ts';
import type { PageHead } from '../i18n/page-head.ts';
import { sharingAddress } from '../catalogue/product-picture.ts';
import { breadcrumbData, breadcrumbTo } from '../catalogue/breadcrumb.ts';
import type { DeliveryOffer } from './delivery-offers.ts';
import { productData } from './product-data.ts';

interface Page {
  readonly translate: Translate;
  readonly region: Region;
  readonly publicUrl: string;
  readonly currency: Currency;
  readonly taxRule: TaxRule;
  readonly delivery: readonly DeliveryOffer[];
}

/** A product page's breadcrumb and head. */
export function productHead(product: ProductDetail, { translate, region, publicUrl, ...terms }: Page) {
  const path = `/product/${product.id}`;
  const url = new URL(pathIn(region, path), publicUrl).href;
  const steps = product.categories.map(({ slug, name }) => ({ name, path: categoryPath(slug) }));
  const trail = breadcrumbTo([...steps, { name: product.name, path }], { translate, region });
  const head: PageHead = {
    title: product.name,
    description: product.summary,
    canonical: url,
    image: new URL(sharingAddress(product.picture), publicUrl).href,
    imageSize: SHARING_SIZE,
    structuredData: [productData(product, { url, publicUrl, ...terms }), breadcrumbData(trail, publicUrl)],
  };
  return { trail, head };
}
