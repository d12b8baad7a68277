import type { Offer } from './offer.ts';

/** What of the query of a product that is sold and rented shows it as it is rented; without it, it is shown as it is sold. */
const NAME = 'offer';
const RENT = 'rent';

/** The query of a page that shows an offer; empty for buying. */
export const offerQuery = (offer: Offer): string => (offer === 'rent' ? `${NAME}=${RENT}` : '');

/** Path without region of a product that is sold and rented, as it is offered in one of these ways. */
export const offerPath = (id: number, offer: Offer): string =>
  `/product/${id}${offer === 'rent' ? `?${NAME}=${RENT}` : ''}`;

/** How a product is shown of the ways in which it is offered: as the query asks, else the first. */
export function shownOffer(offers: readonly Offer[], query: URLSearchParams): Offer {
  const [first = 'buy'] = offers;
  return query.get(NAME) === RENT && offers.includes('rent') ? 'rent' : first;
}

/** What a shared page reads of its query. */
export const canonicalOffer = (query: URLSearchParams): string =>
  query.get(NAME) === RENT ? offerQuery('rent') : '';
