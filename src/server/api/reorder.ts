import * as v from 'valibot';
import { tokenSchema } from '../../domain/cart/line-schema.ts';
import type { AppOptions } from '../http/app-options.ts';
import { ORDER_PROBLEMS } from './order-problems.ts';
import { parseBody } from './parse-body.ts';
import { answerProblem } from './problem.ts';
import { localeParameter, requestedLocale } from './query/language.ts';
import { queryObject } from './query/query-object.ts';
import { defineRoute } from './route.ts';

const body = v.strictObject({ token: tokenSchema });

const reorderSchema = v.strictObject({
  cartTag: v.pipe(v.string(), v.description('The state of the account’s cart, as its `ETag`.')),
  lines: v.array(
    v.strictObject({
      productId: v.number(),
      name: v.string(),
      ordered: v.pipe(v.number(), v.integer(), v.minValue(1)),
      problem: v.pipe(
        v.nullable(v.picklist(['gone', 'sold-out', 'capped-by-stock', 'cart-full'])),
        v.description('Why the line did not come into the cart, or not whole; null if it did.'),
      ),
    }),
  ),
});

/** `POST /orders/{id}/reorder`: what an order held comes into its owner's cart again, at the prices of today (R23). */
export const reorder = ({ shop }: Pick<AppOptions, 'shop'>) =>
  defineRoute({
    method: 'POST',
    path: '/orders/{id}/reorder',
    tag: 'Orders',
    summary: 'Puts the goods of a delivered order into the customer’s cart',
    description:
      'For orders that are DELIVERED or COMPLETED; any other answers 409. The token makes it happen once: a repeated call adds nothing more.',
    pathParameters: { id: { schema: v.pipe(v.string(), v.uuid()), description: 'The order’s id.' } },
    query: queryObject({ locale: localeParameter }),
    body: { schema: body, example: { token: '5f0c9a4be1d27f36' } },
    answers: {
      200: {
        description: 'What became of each line.',
        content: v.strictObject({ data: reorderSchema }),
      },
    },
    problems: [401, 403, 404, 409, 413, 415],
    example: '/orders/0f3c1e7a-3f0e-4d53-9b43-0d4c1a2b3c4d/reorder',
    async answer(c, asked) {
      const user = await shop.identity.userOf(c.req.raw.headers);
      if (!user) return answerProblem(c, ORDER_PROBLEMS['not-signed-in']);
      const parsed = await parseBody(c.req.raw, body);
      if (!parsed.ok) return answerProblem(c, parsed.problem);
      const done = await shop.orders.reorder({
        orderId: c.req.param('id') ?? '',
        userId: user.id,
        locale: requestedLocale(c, asked.locale),
        token: parsed.body.token,
      });
      if (!done.ok) return answerProblem(c, ORDER_PROBLEMS[done.reason]);
      const { cartTag, lines } = done;
      return c.json({ data: { cartTag, lines } });
    },
  });
