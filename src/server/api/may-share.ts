import type { Context } from 'hono';
import { apiKey } from '../http/answer-cache/answer-key.ts';
import { plainAnswerOf, shareAnswer } from '../http/answer-cache/share-answer.ts';
import type { AppOptions } from '../http/app-options.ts';
import type { ShopContext } from '../http/client-address.ts';
import { savedChoices } from '../http/saved-choices.ts';
import type { ApiRoute } from './route.ts';

const nameOf = (parameter: string) => parameter.split('=', 1)[0] ?? '';

/** The parameters by name; those of one name keep their order, which may mean something (`sort`). */
const sorted = (search: string) =>
  search
    .split('&')
    .toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0))
    .join('&');

/** The same endpoint, whose good answers are kept for all who ask the same. */
export const mayShare =
  (handle: ApiRoute['handle'], { caches, sharedHeaders }: AppOptions) =>
  (c: Context<ShopContext>): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url);
    const address = search === '' ? pathname : `${pathname}?${sorted(search.slice(1))}`;
    return shareAnswer(c, async () => plainAnswerOf(await handle(c)), {
      cache: search === '' ? caches.pages : caches.questions,
      key: apiKey(address, savedChoices(c.req.header('cookie'))),
      headers: sharedHeaders,
    });
  };
