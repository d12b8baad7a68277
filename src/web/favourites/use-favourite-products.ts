import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { CardProduct } from '../../domain/catalogue/product.ts';
import type { Favourites } from '../../domain/favourites/favourites.ts';
import { usePath } from '../i18n/local-link.tsx';
import { useFavourites, useFavouritesAreReady, favourite } from './favourites-store.ts';

/** What the shop answered about products of a list. */
interface Answered {
  readonly asked: Favourites;
  readonly products: readonly CardProduct[];
}

/**
 * The products of the favourites with today's prices and stock; null while they are on their way. The page brings those
 * that the account had; what this browser knows beside them is asked for. Products that are gone leave the list.
 */
export function useFavouriteProducts(brought: Answered): readonly CardProduct[] | null {
  const isReady = useFavouritesAreReady();
  const kept = useFavourites();
  const ids = isReady ? kept : brought.asked;
  const path = usePath()('/favourites');
  const { load, data } = useFetcher<Answered>();
  const answers: readonly Answered[] = data === undefined ? [brought] : [brought, data];
  const products = new Map(answers.flatMap((answer) => answer.products.map((each) => [each.id, each])));

  const isAsked = (id: number) => answers.some(({ asked }) => asked.includes(id));
  const wanted = ids.every(isAsked) ? '' : ids.join(',');
  useEffect(() => {
    if (wanted !== '') void load(`${path}?ids=${wanted}`);
  }, [wanted, path, load]);

  const gone = ids.filter((id) => isAsked(id) && !products.has(id)).join(',');
  useEffect(() => {
    if (gone !== '') void favourite({ ids: gone.split(',').map(Number), isWanted: false });
  }, [gone]);

  const found = ids.flatMap((id) => products.get(id) ?? []);
  const isWaiting = !isReady || wanted !== '';
  return isWaiting && found.length === 0 ? null : found;
}
