import { answerProblem, NOT_SIGNED_IN, type Problem } from './problem.ts';
import * as v from 'valibot';
import type { AppOptions } from '../http/app-options.ts';
import { cartMessages } from './cart-messages.ts';
import { localeParameter, requestedLocale, queryObject } from './query/parameters.ts';
import { defineRoute } from './route.ts';
import { cartRequestSchema, mergeRequestSchema } from '../../domain/cart/line-schema.ts';
import { parseBody } from './read-body.ts';
import { cartRecord, cartRecordSchema, type LineChange } from './serializers/cart-record.ts';

/** Why a cart is not read or written, as errors. */
const CART_PROBLEMS = {
  'not-signed-in': NOT_SIGNED_IN,
  'cart-changed': {
    status: 412,
    message: 'The cart changed since it was read; read it again',
    details: { reason: 'cart-changed' },
  },
  'if-match-missing': {
    status: 428,
    message: 'If-Match must name the ETag of the cart that is replaced',
    details: { reason: 'if-match-missing' },
  },
} as const satisfies Record<string, Problem>;

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
