import { parseIds } from '../../domain/catalogue/parse-ids.ts';
import { shopOf } from '../../server/context.ts';
import type { Route } from './+types/cards.route';

const IDS_MAX = 12;

/** `?ids=1,2`: today's cards of products that the browser remembers, in its order; what is gone is left out. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, locale } = shopOf(context);
  const ids = parseIds(new URL(request.url).searchParams.get('ids'), IDS_MAX);
  const found = await shop.catalogue.productsByIds(ids, locale);
  return ids.flatMap((id) => found.find((product) => product.id === id) ?? []);
}
