import * as v from 'valibot';
import type { AppOptions } from '../http/app-options.ts';
import { cartMessages } from './cart-messages.ts';
import { CART_PROBLEMS } from './cart-problems.ts';
import { answerProblem } from './problem.ts';
import { localeParameter, requestedLocale } from './query/language.ts';
import { queryObject } from './query/query-object.ts';
import { defineRoute } from './route.ts';
import { cartRecord, cartRecordSchema } from './serializers/cart-record.ts';

/** `GET /cart`: the cart that follows a customer from device to device (R24b). */
export const cart = ({ shop }: Pick<AppOptions, 'shop'>) =>
  defineRoute({
    method: 'GET',
    path: '/cart',
    tag: 'Cart',
    summary: 'The cart of the signed-in customer',
    description:
      'Names and prices are those of today. Lines whose products are no longer offered are left out and named in `changes`; the next `PUT` takes them out of the account. `ETag` names the state of the cart.',
    query: queryObject({ locale: localeParameter }),
    answers: { 200: { description: 'The cart.', content: v.strictObject({ data: cartRecordSchema }) } },
    problems: [401],
    example: '/cart',
    async answer(c, asked) {
      const user = await shop.identity.userOf(c.req.raw.headers);
      if (!user) return answerProblem(c, CART_PROBLEMS['not-signed-in']);
      const locale = requestedLocale(c, asked.locale);
      const found = await shop.cart.findCart(user.id, locale);
      const changes = found.gone.map((uniqueKey) => ({ uniqueKey, reason: 'gone' as const }));
      c.header('ETag', `"${found.tag}"`);
      return c.json({
        data: cartRecord(found, changes, cartMessages(changes, { locale, names: new Map() })),
      });
    },
  });
