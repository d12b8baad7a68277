import { data } from 'react-router';
import { shopOf } from '../../server/context.ts';
import { CARD_SLOTS } from '../cart/card-slots.tsx';
import type { Route } from './+types/category.route';
import { SHARED_LISTING } from './listing-address.ts';
import { listingHead } from './listing-head.ts';
import { ListingScreen } from './listing-screen.tsx';
import { findListing } from './listing.ts';
import { metaOf } from '../i18n/page-head.ts';

/** A category by its id or its slug; the slug's own page is the canonical one (S §2, R12). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const request = shopOf(context);
  const listing = await findListing({
    catalogue: request.shop.catalogue,
    isWanted: ({ id, slug }) => slug === params.id || String(id) === params.id,
    productId: null,
    search: url.searchParams,
    locale: request.locale,
    currency: request.currency,
    translate: request.translate,
    lookUp: request.lookUp,
  });
  if (listing === null) throw data(null, { status: 404 });
  return { listing, ...listingHead(listing, request) };
}

export default function Category({ loaderData: { listing, trail } }: Route.ComponentProps) {
  return <ListingScreen listing={listing} trail={trail} slots={CARD_SLOTS} />;
}

/** What the address is read by is the server's business; no browser gets the tables. */
export const handle = { sharedPage: import.meta.env.SSR ? SHARED_LISTING : undefined };

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);
