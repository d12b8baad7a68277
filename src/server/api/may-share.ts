import type { Context } from 'hono';
import { apiKey, canonicalQuery } from '../http/answer-cache/answer-key.ts';
import { plainAnswerOf, shareAnswer } from '../http/answer-cache/share-answer.ts';
import type { AppOptions } from '../http/app-options.ts';
import type { ShopContext } from '../http/client-address.ts';
import { savedChoices } from '../http/saved-choices.ts';
import type { ApiRoute } from './route.ts';

/**
 * The same endpoint, whose good answers are kept for all who ask the same. It answers the query in the spelling that
 * the key has, so that one key never stands for two questions.
 */
export const mayShare =
  (handle: ApiRoute['handle'], { caches, sharedHeaders }: AppOptions) =>
  (c: Context<ShopContext>): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url);
    const query = canonicalQuery(search.slice(1));
    return shareAnswer(c, async () => plainAnswerOf(await handle(c, query)), {
      cache: query === '' ? caches.pages : caches.questions,
      key: apiKey(`${pathname}?${query}`, savedChoices(c.req.header('cookie'))),
      headers: sharedHeaders,
    });
  };
