import { lazy, Suspense, useEffect, useState } from 'react';
import { AddToCart } from '../cart/add-to-cart.tsx';
import { CARD_SLOTS } from '../cart/card-slots.tsx';
import { CompareButton } from '../compare/compare-button.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { useT } from '../i18n/i18n.tsx';
import { ShopAnchor } from '../i18n/local-link.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import type { Route } from './+types/product.route';
import { ProductAction } from '../cart/product-action.tsx';
import { ProductDecision } from './product-decision.tsx';
import { ChoosingLinks } from './choosing-links.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductRow } from './product-row.tsx';
import { ReviewsSlot } from '../reviews/reviews-slot.tsx';
import { ProductWords } from './product-words.tsx';
import { RecentlyViewedSlot, rememberRecentlyViewed } from './recently-viewed-slot.tsx';
import { ShareButton } from './share-button.tsx';

/** What the loader of the page found. */
type Shown = NonNullable<Route.ComponentProps['loaderData']>;

const OfferChoice = lazy(() => import('./offer-choice.tsx')); // most products are sold in one way and alone
const PreviewBar = lazy(() => import('./preview-bar.tsx'));
const SetContents = lazy(() => import('./set-contents.tsx'));

/** The page of a product that there is: pictures, the decision about it, its words, and what stands beside. */
export function ShownProduct({ shown }: { shown: Shown }) {
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
