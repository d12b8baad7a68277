import { csrfToken } from '../form/cookie.ts';
import { parseFavourites, type Favourites, type Wish } from '../../domain/favourites/favourites.ts';

const PATH = '/api/favourites';

async function send({ ids, isWanted }: Wish): Promise<Favourites | null> {
  const headers = { 'X-XSRF-TOKEN': await csrfToken(), 'Content-Type': 'application/json' };
  const response = isWanted
    ? await fetch(PATH, { method: 'PUT', headers, body: JSON.stringify({ ids }) })
    : await fetch(`${PATH}?ids=${ids.join(',')}`, { method: 'DELETE', headers });
  if (!response.ok) return null;
  const answer = (await response.json()) as { data?: { ids?: unknown } } | null;
  return parseFavourites(answer?.data?.ids);
}

let last: Promise<unknown> = Promise.resolve();

/** Changes the account's list, one call after another, and answers all of it; null if the shop refuses. */
export function sendFavourite(wish: Wish): Promise<Favourites | null> {
  const sent = last.then(() => send(wish));
  last = sent.catch(() => null);
  return sent;
}
