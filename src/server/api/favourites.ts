import type { Context } from 'hono';
import * as v from 'valibot';
import { MAX_FAVOURITES, type Favourites } from '../../domain/favourites/favourites.ts';
import type { AppOptions } from '../http/app-options.ts';
import type { ShopContext } from '../http/client-address.ts';
import { answerProblem, type Problem } from './problem.ts';
import { queryObject } from './query/parameters.ts';
import { readJson } from './read-body.ts';
import { defineRoute, faultsOf } from './route.ts';

type Options = Pick<AppOptions, 'shop'>;

const productId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));
const ids = v.pipe(v.array(productId), v.maxLength(MAX_FAVOURITES));
const body = v.strictObject({ ids });
const idList = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/, 'Expected ids by comma'),
  v.transform((text) => text.split(',').map(Number)),
  ids,
  v.description('Ids of products, by comma.'),
);

/** A list of favourites as every call answers it (R16). */
export const favouritesSchema = v.strictObject({
  data: v.strictObject({
    ids: v.pipe(v.array(productId), v.description('Ids of products, the newest first.')),
  }),
});

const answers = {
  200: { description: 'The list.', content: favouritesSchema, example: { data: { ids: [101] } } },
};

const NOT_SIGNED_IN = {
  status: 401,
  message: 'Unauthorized: Sign in to keep a list in your account',
  details: { reason: 'not-signed-in' },
} as const satisfies Problem;
/** Answers with what becomes of the caller's list, or why nothing does. */
async function forCustomer(
  c: Context<ShopContext>,
  { shop }: Options,
  change: (userId: string) => Promise<Favourites | Problem>,
): Promise<Response> {
  const user = await shop.identity.userOf(c.req.raw.headers);
  if (!user) return answerProblem(c, NOT_SIGNED_IN);
  const list = await change(user.id);
  return 'status' in list ? answerProblem(c, list) : c.json({ data: { ids: list } });
}

/** `GET /favourites`: the caller's favourites (R16). */
export const favourites = (options: Options) =>
  defineRoute({
    method: 'GET',
    path: '/favourites',
    tag: 'Visitor',
    summary: 'The favourites of the signed-in customer',
    query: queryObject({}),
    answers,
    problems: [401],
    example: '/favourites',
    answer: (c) => forCustomer(c, options, options.shop.favourites.list),
  });

async function idsIn(request: Request): Promise<Favourites | Problem> {
  const read = await readJson(request);
  if (!read.ok) {
    return {
      status: read.reason === 'not-json' ? 415 : 400,
      message: 'The body must be JSON, sent as application/json',
      details: { reason: read.reason },
    };
  }
  const parsed = v.safeParse(body, read.value);
  if (parsed.success) return parsed.output.ids;
  const errors = faultsOf(parsed.issues, (issue) => v.getDotPath(issue) ?? '');
  return { status: 400, message: 'Invalid list of products', details: { reason: 'invalid-body', errors } };
}

/** `PUT /favourites`: adds products to the caller's favourites, as signing in does with the browser's (R16). */
export const addFavourites = (options: Options) =>
  defineRoute({
    method: 'PUT',
    path: '/favourites',
    tag: 'Visitor',
    summary: 'Adds products to the favourites of the signed-in customer',
    description:
      'The newest first. Nothing is taken away; what the shop does not have and what has no room is left out.',
    query: queryObject({}),
    body: { schema: body, example: { ids: [101, 508] } },
    answers,
    problems: [401, 403, 413, 415],
    example: '/favourites',
    answer: (c) =>
      forCustomer(c, options, async (userId) => {
        const added = await idsIn(c.req.raw);
        return 'status' in added ? added : options.shop.favourites.add(userId, added);
      }),
  });

/** `DELETE /favourites`: takes products from the caller's favourites; one that is not on it is gone already. */
export const removeFavourites = (options: Options) =>
  defineRoute({
    method: 'DELETE',
    path: '/favourites',
    tag: 'Visitor',
    summary: 'Takes products from the favourites of the signed-in customer',
    query: queryObject({ ids: idList }),
    answers,
    problems: [401, 403, 413],
    example: '/favourites?ids=101,508',
    answer: (c, { ids: removed }) =>
      forCustomer(c, options, (userId) => options.shop.favourites.remove(userId, removed)),
  });
