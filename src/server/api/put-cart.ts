import * as v from 'valibot';
import { cartRequestSchema } from '../../domain/cart/line-schema.ts';
import type { AppOptions } from '../http/app-options.ts';
import { CART_PROBLEMS } from './cart-problems.ts';
import { parseBody } from './parse-body.ts';
import { answerProblem } from './problem.ts';
import { queryObject } from './query/query-object.ts';
import { defineRoute } from './route.ts';

/** `PUT /cart`: the whole cart of a customer, in the place of the one that `If-Match` names (R24b). */
export const putCart = ({ shop }: Pick<AppOptions, 'shop'>) =>
  defineRoute({
    method: 'PUT',
    path: '/cart',
    tag: 'Cart',
    summary: 'Replaces the cart of the signed-in customer',
    description:
      'Answers 412 if the cart is no longer the one that `If-Match` names: read it, bring both together, and put again. Repeated with the same lines it changes nothing.',
    query: queryObject({}),
    headers: {
      'If-Match': {
        schema: v.pipe(v.string(), v.regex(/^"[0-9a-f]{16}\.\d{1,9}"$/)),
        description: 'The `ETag` of the cart that is replaced; without it the answer is 428.',
      },
    },
    body: {
      schema: cartRequestSchema,
      example: {
        lines: [
          { id: 101, quantity: 8 },
          { id: 1801, quantity: 1, isRental: true, rentalDuration: 'week', rentalCount: 2 },
        ],
      },
    },
    answers: { 204: { description: 'The cart is replaced; `ETag` names its new state.', content: null } },
    problems: [401, 403, 412, 413, 415, 428],
    example: '/cart',
    async answer(c) {
      const user = await shop.identity.userOf(c.req.raw.headers);
      if (!user) return answerProblem(c, CART_PROBLEMS['not-signed-in']);
      const expected = c.req.header('if-match');
      if (expected === undefined) return answerProblem(c, CART_PROBLEMS['if-match-missing']);
      const parsed = await parseBody(c.req.raw, cartRequestSchema);
      if (!parsed.ok) return answerProblem(c, parsed.problem);
      const replaced = await shop.cart.replaceCart(user.id, expected.replaceAll('"', ''), parsed.body.lines);
      if (!replaced.ok) return answerProblem(c, CART_PROBLEMS[replaced.reason]);
      c.header('ETag', `"${replaced.tag}"`);
      return c.body(null, 204);
    },
  });
