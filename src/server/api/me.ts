import * as v from 'valibot';
import type { AppOptions } from '../http/app-options.ts';
import { queryObject } from './query/parameters.ts';
import { defineRoute } from './route.ts';

/** What the frame of every page shows of its visitor. */
export const meSchema = v.strictObject({
  data: v.strictObject({
    signedIn: v.boolean(),
    cart: v.pipe(
      v.nullable(v.string()),
      v.description('The `ETag` of the customer’s cart; null for a visitor.'),
    ),
    favourites: v.pipe(
      v.array(v.number()),
      v.description('The customer’s favourites: ids of products, the newest first. Empty for a visitor.'),
    ),
    unread: v.pipe(
      v.number(),
      v.description('How many notifications the customer has not read, counted up to 100; 0 for a visitor.'),
    ),
  }),
});

const NOBODY = { signedIn: false, cart: null, favourites: [], unread: 0 };

/** `GET /me`: who asks, so far as the frame of a page shows it; pages themselves are the same for all. */
export const me = ({ shop }: Pick<AppOptions, 'shop'>) =>
  defineRoute({
    method: 'GET',
    path: '/me',
    tag: 'Visitor',
    summary: 'Whether the visitor is signed in',
    query: queryObject({}),
    answers: {
      200: {
        description: 'The visitor.',
        content: meSchema,
        example: { data: NOBODY },
      },
    },
    example: '/me',
    async answer(c) {
      // Every page asks, so this is where a session in use is prolonged.
      const { user, setCookies } = await shop.identity.visit(c.req.raw.headers);
      for (const cookie of setCookies) c.header('Set-Cookie', cookie, { append: true });
      if (user === null) return c.json({ data: NOBODY });
      const [cart, favourites, unread] = await Promise.all([
        shop.cart.cartTag(user.id),
        shop.favourites.list(user.id),
        shop.notifications.countUnread(user.id),
      ]);
      return c.json({ data: { signedIn: true, cart, favourites, unread } });
    },
  });
