import * as v from 'valibot';
import { mergeRequestSchema } from '../../domain/cart/line-schema.ts';
import type { AppOptions } from '../http/app-options.ts';
import { cartMessages } from './cart-messages.ts';
import { CART_PROBLEMS } from './cart-problems.ts';
import { parseBody } from './parse-body.ts';
import { answerProblem } from './problem.ts';
import { localeParameter, requestedLocale } from './query/language.ts';
import { queryObject } from './query/query-object.ts';
import { defineRoute } from './route.ts';
import { cartRecord, cartRecordSchema, type LineChange } from './serializers/cart-record.ts';

/** `POST /cart/merge`: takes the cart of a visitor who signed in into the account's (R24b). */
export const mergeCart = ({ shop }: Pick<AppOptions, 'shop'>) =>
  defineRoute({
    method: 'POST',
    path: '/cart/merge',
    tag: 'Cart',
    summary: 'Merges a visitor’s cart into that of the signed-in customer',
    description:
      'Quantities of the same line are added and capped by stock; no line is lost, but for what a full cart cannot take. The token makes it happen once: a repeated call answers with the cart as it is.',
    query: queryObject({ locale: localeParameter }),
    body: {
      schema: mergeRequestSchema,
      example: { token: '5f0c9a4be1d27f36', lines: [{ id: 101, quantity: 8 }] },
    },
    answers: {
      200: { description: 'The merged cart.', content: v.strictObject({ data: cartRecordSchema }) },
    },
    problems: [401, 403, 413, 415],
    example: '/cart/merge',
    async answer(c, asked) {
      const user = await shop.identity.userOf(c.req.raw.headers);
      if (!user) return answerProblem(c, CART_PROBLEMS['not-signed-in']);
      const parsed = await parseBody(c.req.raw, mergeRequestSchema);
      if (!parsed.ok) return answerProblem(c, parsed.problem);
      const locale = requestedLocale(c, asked.locale);
      const merged = await shop.cart.takeInCart({ ...parsed.body, userId: user.id, locale });
      const changes: LineChange[] = [
        ...merged.changes,
        ...merged.gone.map((uniqueKey) => ({ uniqueKey, reason: 'gone' as const })),
      ];
      const names = new Map(merged.items.map(({ uniqueKey, name }) => [uniqueKey, name]));
      c.header('ETag', `"${merged.tag}"`);
      return c.json({ data: cartRecord(merged, changes, cartMessages(changes, { locale, names })) });
    },
  });
