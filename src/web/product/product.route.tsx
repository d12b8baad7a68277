import { lazy, Suspense, useEffect, useState } from 'react';
import { data } from 'react-router';
import { asOffered, offersOf } from '../../domain/catalogue/offer.ts';
import { money } from '../../domain/money/money.ts';
import type { SharedPage } from '../../domain/routing/shared-page.ts';
import { shopOf } from '../../server/context.ts';
import { AddToCart } from '../cart/add-to-cart.tsx';
import { CARD_SLOTS } from '../cart/card-slots.tsx';
import { CompareButton } from '../compare/compare-button.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { useT } from '../i18n/i18n.tsx';
import { ShopAnchor } from '../i18n/local-link.tsx';
import { metaOf } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import type { Route } from './+types/product.route';
import { dimensionDrawing } from './dimension-drawing/dimension-drawing.server.ts';
import { ProductAction } from '../cart/product-action.tsx';
import { ProductDecision } from './product-decision.tsx';
import { findShown } from './find-shown.server.ts';
import { documentsOf, safetyOf, specsOf, unitPriceOf } from './product-details.ts';
import { canonicalOffer, shownOffer } from '../../domain/catalogue/offer-path.ts';
import { ChoosingLinks } from './choosing-links.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { productHead } from './product-head.ts';
import { carriagesOf, choiceOf, placeOf, purchaseOf, termsOf, transportOf } from './product-offer.server.ts';
import { choosingLinks } from './choosing-links.server.ts';
import { instalmentOf } from './instalment-view.server.ts';
import { ProductRow } from './product-row.tsx';
import { productsBeside, relatedTitle, togetherTitle, withDaysBeside } from './products-beside.server.ts';
import { contentsOf } from './set-contents.server.ts';
import { asksForReviews } from '../../domain/reviews/asks-for-reviews.ts';
import { readProductReviewsQuery } from '../../domain/reviews/reviews-query.ts';
import { printReviews } from '../reviews/print-reviews.server.ts';
import { ReviewsSlot } from '../reviews/reviews-slot.tsx';
import { ratingLine } from '../reviews/rating-line.server.ts';
import { ProductWords } from './product-words.tsx';
import { RecentlyViewedSlot, rememberRecentlyViewed } from './recently-viewed-slot.tsx';
import { ShareButton } from './share-button.tsx';

export async function loader({ context, params, request: { url } }: Route.LoaderArgs) {
  const request = shopOf(context);
  const { shop, locale, currency, region, translate, publicUrl } = request;
  const query = new URL(url).searchParams;
  const found = await findShown(params.id, query, request);
  if (found === null) return data(null, { status: 404 });
  const { product, preview } = found;
  const offers = offersOf(product, currency);
  const offer = shownOffer(offers, query);
  const offered = asOffered(product, offer);
  const scope = { currency, rules: shop.rules };
  const { specifications: _, makers: __, rating: ___, contents: ____, documents: _____, ...shown } = offered;
  const { sale } = offered.prices[currency];
  const transport = transportOf(offered, scope);
  const place = placeOf(offered, { ...transport, query }, request);
  const reviewsQuery = readProductReviewsQuery(query);
  const [written, contents, beside] = await Promise.all([
    // Nobody writes of a draft, or of what is no product of this database.
    (product.displayOnly ?? preview) ? null : shop.reviews.ofProduct(product.id, reviewsQuery),
    contentsOf(product, request),
    productsBeside(product, { catalogue: shop.catalogue, locale, currency }),
  ]);
  const days = await withDaysBeside(offered, beside, { rental: shop.rental, currency, locale });
  const { related, alike, together, ...free } = days;
  const options =
    product.displayOnly === undefined && offer === 'rent'
      ? ((await shop.catalogue.rentalOptions([product], locale)).get(product.id) ?? [])
      : [];
  return {
    product: { ...shown, ...free, carriages: carriagesOf(offered, scope) },
    options,
    choice: choiceOf(product, offer, scope),
    purchase: purchaseOf(product, scope),
    unitPrice: unitPriceOf(product, sale === null ? null : money(sale, currency), {
      locale,
      lookUp: request.lookUp,
      taxRule: shop.rules.tax[currency],
    }),
    specs: specsOf(product, request),
    contents,
    instalment: instalmentOf(offered, request),
    choosing: choosingLinks(product, request),
    related: { title: relatedTitle({ related, alike }, product, translate), products: related, alike },
    together: { title: togetherTitle(together.basis, offered, translate), products: together.products },
    place,
    terms: termsOf(offered, transport, { translate, locale, currency, tax: shop.rules.tax, place }),
    documents: documentsOf(offered, { locale, translate, isDraft: preview !== null }),
    safety: safetyOf(product, { locale, translate }),
    rating: ratingLine(product.rating, { locale, translate }),
    reviews:
      written &&
      printReviews(
        { product, ...written },
        { locale, region, translate, query: reviewsQuery, offer: offer === offers[0] ? null : offer },
      ),
    drawing: dimensionDrawing(product, request),
    preview,
    ...productHead(product, {
      translate,
      region,
      publicUrl,
      currency,
      delivery: transportOf(asOffered(product, offers[0] ?? 'buy'), scope).delivery,
      taxRule: shop.rules.tax[currency],
      reviews: written?.reviews ?? [],
      isIndexed: preview === null,
    }),
  };
}

const ProductNotFound = lazy(() => import('./product-not-found.tsx'));
const OfferChoice = lazy(() => import('./offer-choice.tsx')); // most products are sold in one way and alone
const PreviewBar = lazy(() => import('./preview-bar.tsx'));
const SetContents = lazy(() => import('./set-contents.tsx'));

type Shown = NonNullable<Route.ComponentProps['loaderData']>;

function ShownProduct({ shown }: { shown: Shown }) {
  const t = useT();
  const [pieces, setPieces] = useState(1);
  const {
    product,
    options,
    choice,
    purchase,
    specs,
    contents,
    instalment,
    choosing,
    related,
    together,
    terms,
    place,
    unitPrice,
    documents,
    safety,
    rating,
    reviews,
    drawing,
    breadcrumb,
    preview,
  } = shown;
  useEffect(() => rememberRecentlyViewed(product.id), [product.id]);
  const shownIds = [product, ...together.products, ...related.products].map(({ id }) => id);
  return (
    <div className="container-page pt-6 pb-section max-sm:pt-3">
      {preview && (
        <Suspense>
          <PreviewBar {...preview} />
        </Suspense>
      )}
      {/* The heading below is the product's name: the way to it is enough. */}
      <Breadcrumb label={t('nav.breadcrumb')} items={breadcrumb.slice(0, -1)} LinkComponent={ShopAnchor} />
      <div className="mt-4 grid items-start gap-x-8 gap-y-4 max-sm:mt-2 md:mt-6 md:grid-cols-2 lg:gap-x-16">
        <div className="min-w-0 md:sticky md:top-24">
          <ProductGallery pictures={product.pictures} texts={product.pictureTexts} name={product.name} />
        </div>
        <div className="min-w-0">
          <ProductDecision
            product={product}
            rating={rating}
            terms={terms}
            place={place}
            unitPrice={unitPrice}
            offer={choice?.offer ?? null}
            choice={
              choice !== null && (
                <Suspense>
                  <OfferChoice {...choice} />
                </Suspense>
              )
            }
            action={
              <ProductAction
                product={product}
                options={options}
                purchase={purchase}
                offer={choice?.offer ?? null}
                instalment={instalment}
                hasRelated={related.alike > 0}
                pieces={pieces}
                onPieces={setPieces}
              />
            }
            shortAction={product.kind === 'rental' ? null : <AddToCart product={product} pieces={pieces} />}
            noPrice={preview?.noPrice}
            tools={
              <>
                <FavouriteButton product={product} look="words" />
                <ShareButton title={product.name} />
                {/* Last: it keeps room for its longer label. */}
                <CompareButton id={product.id} />
              </>
            }
          />
          <ChoosingLinks links={choosing} />
        </div>
      </div>
      <div className="mt-section flex flex-col gap-section">
        {contents !== null && (
          <Suspense>
            <SetContents contents={contents} />
          </Suspense>
        )}
        <ProductWords
          product={product}
          specs={specs}
          documents={documents}
          safety={safety}
          drawing={drawing}
        />
        {reviews !== null && <ReviewsSlot view={reviews} />}
        <ProductRow id="together" title={together.title} products={together.products} slots={CARD_SLOTS} />
        <ProductRow id="related" title={related.title} products={related.products} slots={CARD_SLOTS} />
        <RecentlyViewedSlot without={shownIds} slots={CARD_SLOTS} />
      </div>
    </div>
  );
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  return loaderData === null ? (
    <Suspense>
      <ProductNotFound />
    </Suspense>
  ) : (
    <ShownProduct key={loaderData.product.id} shown={loaderData} />
  );
}

/** A preview is made for staff. With `days` its calculator answers one visitor's question, with `city` its delivery does; another part of its reviews is made for its reader. */
const sharedPage: SharedPage = {
  canonicalQuery: (query) =>
    query.has('preview') || query.has('days') || query.has('city') || asksForReviews(query)
      ? null
      : canonicalOffer(query),
};
export const handle = { sharedPage, texts: await pageMessages('product') };

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);
