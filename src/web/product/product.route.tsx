import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { asOffered, offersOf } from '../../domain/catalogue/offer.ts';
import { money } from '../../domain/money/money.ts';
import type { SharedPage } from '../../domain/routing/shared-page.ts';
import { shopOf } from '../../server/context.ts';
import { metaOf } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import type { Route } from './+types/product.route';
import { dimensionDrawing } from './dimension-drawing/dimension-drawing.server.ts';
import { findShown } from './find-shown.server.ts';
import { documentsOf, safetyOf, specsOf, unitPriceOf } from './product-details.ts';
import { tieUnitsIn } from '../../domain/locale/no-break.ts';
import { canonicalOffer, shownOffer } from '../../domain/catalogue/offer-path.ts';
import { productHead } from './product-head.ts';
import { productTerms } from './product-terms.ts';
import {
  carriagesOf,
  choiceOf,
  placeOf,
  purchaseOf,
  sendingDay,
  transportOf,
} from './product-offer.server.ts';
import { choosingLinks } from './choosing-links.server.ts';
import { instalmentOf } from './instalment-view.server.ts';
import { productsBeside, relatedTitle, togetherTitle, withDaysBeside } from './products-beside.server.ts';
import { contentsOf } from './set-contents.server.ts';
import { asksForReviews } from '../../domain/reviews/asks-for-reviews.ts';
import { readProductReviewsQuery } from '../../domain/reviews/reviews-query.ts';
import { printReviews } from '../reviews/print-reviews.server.ts';
import { ratingLine } from '../reviews/rating-line.server.ts';
import { ShownProduct } from './shown-product.tsx';

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
    terms: tieUnitsIn(
      productTerms(offered, transport, {
        translate,
        locale,
        rule: shop.rules.tax[currency],
        today: sendingDay(offered, currency),
        city: place?.city ?? null,
      }),
    ),
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
