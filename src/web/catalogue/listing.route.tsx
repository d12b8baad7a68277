import { lazy } from 'react';
import { data } from 'react-router';
import * as v from 'valibot';
import type { CategoryView } from '../../domain/catalogue/product.ts';
import { shopOf } from '../../server/context.ts';
import { CARD_SLOTS } from '../cart/card-slots.tsx';
import type { Route } from './+types/listing.route';
import { slugOfPath } from '../../domain/catalogue/category-address.ts';
import { SHARED_LISTING } from './listing-address.ts';
import { listingHead } from './listing-head.ts';
import { findListing } from './listing.server.ts';
import { ListingScreen } from './listing-screen.tsx';
import { metaOf } from '../i18n/page-head.ts';

// Most lists are of goods, and most visitors of the others press nothing.
const ListCalendar = lazy(() => import('../rental/list-calendar.tsx'));

/** Some listings take the id of one product after their slug (S §2, R12). */
const productId = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)));

/**
 * The category that an address names: `category/…` by id or slug, of which the slug's own page is the canonical one,
 * every other by its slug (S §2, R12).
 */
function wantedBy(params: Route.LoaderArgs['params'], pathname: string) {
  const name = 'category' in params ? params.category : slugOfPath(pathname);
  return ({ id, slug }: CategoryView) => slug === name || ('category' in params && String(id) === name);
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const request = shopOf(context);
  const id = v.safeParse(productId, 'id' in params ? params.id : undefined);
  if (!id.success) throw data(null, { status: 404 });
  const find = (productId: number | null) =>
    findListing({
      catalogue: request.shop.catalogue,
      rental: request.shop.rental,
      isWanted: wantedBy(params, url.pathname),
      productId,
      search: url.searchParams,
      locale: request.locale,
      currency: request.currency,
      taxRule: request.shop.rules.tax[request.currency],
      priceView: request.shop.priceViews[request.currency],
      translate: request.translate,
      lookUp: request.lookUp,
      prose: request.texts.prose,
    });
  const asked = await find(id.output ?? null);
  // A product that is not of this category: the page is not found, and offers what the category has.
  const isMissing = id.output !== undefined && asked?.total === 0;
  const listing = isMissing ? await find(null) : asked;
  if (listing === null) throw data(null, { status: 404 });
  const { breadcrumb, head } = listingHead(listing, request);
  return data(
    { listing, isMissing, breadcrumb, head: isMissing ? { ...head, isIndexed: false } : head },
    { status: isMissing ? 404 : 200 },
  );
}

export default function CategoryListing({ loaderData }: Route.ComponentProps) {
  const { listing, isMissing, breadcrumb } = loaderData;
  return (
    <ListingScreen
      listing={listing}
      isMissing={isMissing}
      breadcrumb={breadcrumb}
      slots={CARD_SLOTS}
      calendar={ListCalendar}
    />
  );
}

/** What the address is read by is the server's business; no browser gets the tables. */
export const handle = { sharedPage: import.meta.env.SSR ? SHARED_LISTING : undefined };

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);
