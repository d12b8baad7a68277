import { data } from 'react-router';
import * as v from 'valibot';
import type { ProductCondition } from '../../domain/catalogue/product-filter.ts';
import type { ProductDetail } from '../../domain/catalogue/product.ts';
import type { SharedPage } from '../../domain/locale/shared-page.ts';
import { money } from '../../domain/money/money.ts';
import { shopOf, type PageRequest } from '../../server/context.ts';
import { AddToCart } from '../cart/add-to-cart.tsx';
import { metaOf } from '../catalogue/page-head.ts';
import { ProductGrid } from '../catalogue/product-grid.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { useT } from '../i18n/i18n.tsx';
import { ShopAnchor } from '../i18n/shop-anchor.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import type { Route } from './+types/product.route';
import { deliveryOffers } from './delivery-offers.ts';
import { figuresOf } from './figures.ts';
import { ProductDecision } from './product-decision.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { productHead } from './product-head.ts';
import { ProductNotFound } from './product-not-found.tsx';
import { ProductWords } from './product-words.tsx';

const productId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));
const RELATED_COUNT = 4;

/** Others of the same category. */
async function relatedTo({ id, categoryId }: ProductDetail, { shop, locale, currency }: PageRequest) {
  const conditions: readonly ProductCondition[] = [
    { kind: 'number', field: 'categoryId', operator: '$eq', values: [categoryId] },
    { kind: 'number', field: 'id', operator: '$ne', values: [id] },
  ];
  const { products } = await shop.catalogue.listProducts({
    locale,
    currency,
    condition: { kind: 'and', conditions },
    sort: [],
    page: 1,
    pageSize: RELATED_COUNT,
  });
  return products;
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const request = shopOf(context);
  const { shop, locale, currency, region, translate, publicUrl } = request;
  const id = v.safeParse(productId, params.id);
  const product = id.success ? await shop.catalogue.findProduct(id.output, locale) : null;
  if (product === null) return data(null, { status: 404 });
  const { sale, day } = product.prices[currency];
  const { specifications: _, ...shown } = product;
  return {
    product: shown,
    figures: figuresOf(product, request),
    related: await relatedTo(product, request),
    delivery: deliveryOffers(money(sale ?? day ?? 0, currency), shop.rules.shipping),
    ...productHead(product, { translate, region, publicUrl, currency, taxRule: shop.rules.tax[currency] }),
  };
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  if (loaderData === null) return <ProductNotFound />;
  const { product, figures, related, delivery, trail } = loaderData;
  return (
    <div key={product.id} className="container-page pt-6 pb-section">
      {/* The heading below is the product's name: the way to it is enough. */}
      <Breadcrumb label={t('nav.breadcrumb')} items={trail.slice(0, -1)} LinkComponent={ShopAnchor} />
      <div className="mt-6 grid items-start gap-x-12 gap-y-8 lg:grid-cols-12 xl:gap-x-16">
        <div className="min-w-0 lg:sticky lg:top-24 lg:col-span-7">
          <ProductGallery pictures={product.pictures} name={product.name} />
        </div>
        <div className="min-w-0 lg:col-span-5">
          <ProductDecision
            product={product}
            delivery={delivery}
            action={
              <div className="flex flex-col gap-3">
                <AddToCart product={product} size="lg" />
                <FavouriteButton product={product} look="words" />
              </div>
            }
          />
        </div>
      </div>
      <div className="mt-section">
        <ProductWords product={product} figures={figures} />
      </div>
      {related.length > 0 && (
        <section
          aria-labelledby="related"
          className="mt-section md:max-lg:[&_li:nth-child(4)]:hidden" // three columns there
        >
          <h2 id="related" className="mb-8">
            {t('product.related')}
          </h2>
          <ProductGrid
            products={related}
            label={t('product.related')}
            actionFor={(other) => <AddToCart product={other} />}
            cornerFor={(other) => <FavouriteButton product={other} />}
          />
        </section>
      )}
    </div>
  );
}

/** With `days` its calculator answers one visitor's question. */
const sharedPage: SharedPage = { canonicalQuery: (query) => (query.has('days') ? null : '') };
export const handle = { sharedPage };

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);
