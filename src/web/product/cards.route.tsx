import { cardProduct, parseIds } from '../../domain/catalogue/product.ts';
import { shopOf } from '../../server/context.ts';
import { isUnavailable } from '../catalogue/is-unavailable.ts';
import type { Route } from './+types/cards.route';

const IDS_MAX = 12;

/**
 * `?ids=1,2`: today's cards of products that the browser remembers, in its order; what is gone is left out. They stand at
 * the foot of pages: while nothing is known of them those pages do without, rather than fail.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, locale } = shopOf(context);
  const ids = parseIds(new URL(request.url).searchParams.get('ids'), IDS_MAX);
  try {
    const found = await shop.catalogue.productsToShow(ids, locale);
    return ids.flatMap((id) => found.find((product) => product.id === id) ?? []).map(cardProduct);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return [];
  }
}

/** Without the network too: a fetcher that fails would take the whole page down with it. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader().catch(() => []);
