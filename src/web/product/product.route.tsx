import { lazy, Suspense, useEffect } from 'react';
import { data } from 'react-router';
import * as v from 'valibot';
import type { Translate } from '../../content/translator.ts';
import { asOffered, offersOf } from '../../domain/catalogue/offer.ts';
import type { ProductCondition } from '../../domain/catalogue/product-filter.ts';
import {
  cardProduct,
  type CardProduct,
  type Product,
  type ProductDetail,
  type TogetherWith,
} from '../../domain/catalogue/product.ts';
import type { SharedPage } from '../../domain/routing/shared-page.ts';
import { shopOf, type PageRequest } from '../../server/context.ts';
import { AddToCart } from '../cart/add-to-cart.tsx';
import { CARD_SLOTS } from '../cart/card-slots.tsx';
import { withFreeDays } from '../catalogue/rent-view.server.ts';
import { CompareButton } from '../compare/compare-button.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { useT } from '../i18n/i18n.tsx';
import { ShopAnchor } from '../i18n/local-link.tsx';
import { metaOf } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { buttonClass } from '../ui/button.tsx';
import type { Route } from './+types/product.route';
import { dimensionDrawing } from './dimension-drawing.server.ts';
import { ProductDecision } from './product-decision.tsx';
import { documentsOf, safetyOf, specsOf } from './product-details.ts';
import { canonicalOffer, shownOffer } from '../../domain/catalogue/offer-path.ts';
import { ProductGallery } from './product-gallery.tsx';
import { productHead } from './product-head.ts';
import { productTerms } from './product-terms.ts';
import { choiceOf, purchaseOf, transportOf } from './product-offer.server.ts';
import { ProductRow } from './product-row.tsx';
import { ProductWords } from './product-words.tsx';
import { RecentlyViewedSlot, rememberRecentlyViewed } from './recently-viewed-slot.tsx';
import { ShareButton } from './share-button.tsx';

/** What “together” means: what orders tell is said to be often, what the shop advises is not. */
function togetherTitle(
  basis: 'orders' | 'complements',
  { kind }: Pick<Product, 'kind'>,
  translate: Translate,
): string {
  if (basis === 'complements') return translate('product.together.needed');
  return kind === 'rental' ? translate('product.together.rented') : translate('product.together.bought');
}

const productId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));

const BESIDE_COUNT = 4;

interface Beside {
  readonly related: readonly CardProduct[];
  readonly together: { readonly basis: TogetherWith['basis']; readonly products: readonly CardProduct[] };
}

/** One that can only be looked at is not in the database: others of its list stand beside it. */
async function othersOfItsList(
  { id, categoryId }: ProductDetail,
  { shop, locale, currency }: PageRequest,
): Promise<Beside> {
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
    pageSize: BESIDE_COUNT,
  });
  return { related: products.map(cardProduct), together: { basis: 'complements', products: [] } };
}

/** What is like a product, and what goes with it. */
async function productsBeside(product: ProductDetail, request: PageRequest): Promise<Beside> {
  if (product.displayOnly !== undefined) return othersOfItsList(product, request);
  const { shop, locale, currency } = request;
  const scope = { currency, count: BESIDE_COUNT };
  const [related, { basis, ids }] = await Promise.all([
    shop.catalogue.relatedTo(product, scope),
    shop.catalogue.togetherWith(product, scope),
  ]);
  const found = await shop.catalogue.productsToShow([...new Set([...related, ...ids])], locale);
  const among = (chosen: readonly number[]) =>
    chosen.flatMap((id) => found.find((other) => other.id === id) ?? []).map(cardProduct);
  return { related: among(related), together: { basis, products: among(ids) } };
}

export async function loader({ context, params, request: { url } }: Route.LoaderArgs) {
  const request = shopOf(context);
  const { shop, locale, currency, region, translate, publicUrl } = request;
  const id = v.safeParse(productId, params.id);
  const product = id.success ? await shop.catalogue.findProduct(id.output, locale) : null;
  if (product === null) return data(null, { status: 404 });
  const offers = offersOf(product, currency);
  const offer = shownOffer(offers, new URL(url).searchParams);
  const offered = asOffered(product, offer);
  const scope = { currency, rules: shop.rules };
  const { specifications: _, makers: __, ...shown } = offered;
  const { related, together } = await productsBeside(product, request);
  // One query for all machines that the page shows.
  const cards = await withFreeDays<CardProduct>([offered, ...related, ...together.products], {
    rental: shop.rental,
    currency,
    locale,
  });
  const options =
    product.displayOnly === undefined && offer === 'rent'
      ? ((await shop.catalogue.rentalOptions([product], locale)).get(product.id) ?? [])
      : [];
  return {
    product: { ...shown, ...(cards[0]?.free !== undefined && { free: cards[0].free }) },
    options,
    choice: choiceOf(product, offer, scope),
    purchase: purchaseOf(product, scope),
    specs: specsOf(product, request),
    related: cards.slice(1, 1 + related.length),
    together: {
      title: togetherTitle(together.basis, offered, translate),
      products: cards.slice(1 + related.length),
    },
    terms: productTerms(offered, transportOf(offered, scope), request),
    documents: documentsOf(offered, { locale, translate }),
    safety: safetyOf(product, { locale, translate }),
    drawing: dimensionDrawing(product, request),
    ...productHead(product, {
      translate,
      region,
      publicUrl,
      currency,
      delivery: transportOf(asOffered(product, offers[0] ?? 'buy'), scope).delivery,
      taxRule: shop.rules.tax[currency],
    }),
  };
}

const ProductNotFound = lazy(() => import('./product-not-found.tsx'));
// Most products are sold: what machines for rent need beyond that is loaded for them alone.
const RentBox = lazy(() => import('../cart/rent-box.tsx'));
const OfferChoice = lazy(() => import('./offer-choice.tsx'));
const BreakEven = lazy(() => import('../rental/break-even.tsx'));

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const id = loaderData?.product.id;
  useEffect(() => {
    if (id !== undefined) rememberRecentlyViewed(id);
  }, [id]);
  if (loaderData === null) {
    return (
      <Suspense>
        <ProductNotFound />
      </Suspense>
    );
  }
  const {
    product,
    options,
    choice,
    purchase,
    specs,
    related,
    together,
    terms,
    documents,
    safety,
    drawing,
    breadcrumb,
  } = loaderData;
  const isRental = product.kind === 'rental';
  return (
    <div key={product.id} className="container-page pt-6 pb-section">
      {/* The heading below is the product's name: the way to it is enough. */}
      <Breadcrumb label={t('nav.breadcrumb')} items={breadcrumb.slice(0, -1)} LinkComponent={ShopAnchor} />
      <div className="mt-6 grid items-start gap-x-12 gap-y-8 lg:grid-cols-12 xl:gap-x-16">
        <div className="min-w-0 lg:sticky lg:top-24 lg:col-span-7">
          <ProductGallery pictures={product.pictures} name={product.name} />
        </div>
        <div className="min-w-0 lg:col-span-5">
          <ProductDecision
            product={product}
            terms={terms}
            choice={
              choice !== null && (
                <Suspense>
                  <OfferChoice {...choice} />
                </Suspense>
              )
            }
            action={
              <>
                {isRental && product.displayOnly === undefined ? (
                  <Suspense>
                    <RentBox product={product} options={options} purchase={purchase} />
                  </Suspense>
                ) : (
                  <AddToCart product={product} size="lg" />
                )}
                {choice?.offer === 'buy' && purchase !== null && (
                  <Suspense>
                    <div className="mt-3">
                      <BreakEven purchase={purchase} />
                    </div>
                  </Suspense>
                )}
                {product.stock <= 0 && related.length > 0 && (
                  <a href="#related" className={buttonClass({ size: 'lg', width: 'full' })}>
                    {t('product.showRelated')}
                  </a>
                )}
              </>
            }
            shortAction={isRental ? null : <AddToCart product={product} />}
            tools={
              <>
                <FavouriteButton product={product} look="words" />
                <CompareButton id={product.id} />
                <ShareButton title={product.name} />
              </>
            }
          />
        </div>
      </div>
      <div className="mt-section flex flex-col gap-section">
        <ProductWords
          product={product}
          specs={specs}
          documents={documents}
          safety={safety}
          drawing={drawing}
        />
        <ProductRow id="together" title={together.title} products={together.products} slots={CARD_SLOTS} />
        <ProductRow id="related" title={t('product.related')} products={related} slots={CARD_SLOTS} />
        <RecentlyViewedSlot current={product.id} slots={CARD_SLOTS} />
      </div>
    </div>
  );
}

/** With `days` its calculator answers one visitor's question. */
const sharedPage: SharedPage = {
  canonicalQuery: (query) => (query.has('days') ? null : canonicalOffer(query)),
};
export const handle = { sharedPage, texts: await pageMessages('product') };

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);
