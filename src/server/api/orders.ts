import * as v from 'valibot';
import { FOREIGN_ORDER_MESSAGE } from '../../domain/orders/ownership.ts';
import type { AppOptions } from '../http/app-options.ts';
import { ORDER_PAGE_SIZE } from '../orders/list-orders.ts';
import { CANCEL_REASONS } from '../../domain/orders/cancellation.ts';
import { tokenSchema } from '../../domain/cart/line-schema.ts';
import { NOT_SIGNED_IN, type Problem, answerProblem } from './problem.ts';
import { populateParameter } from './query/populate.ts';
import { equals, queryObject, localeParameter, requestedLocale } from './query/parameters.ts';
import {
  pageParameters,
  paginationMeta,
  paginationMetaSchema,
  paginationParameter,
} from './query/pagination.ts';
import { defineRoute } from './route.ts';
import { orderRecord, orderRecordSchema } from './serializers/order-record.ts';
import { parseBody } from './read-body.ts';

/** Why an order cannot be read, placed or changed by the caller, as errors (R23, R24). */
export const ORDER_PROBLEMS = {
  'not-signed-in': NOT_SIGNED_IN,
  'not-owner': { status: 403, message: FOREIGN_ORDER_MESSAGE, details: { reason: 'not-owner' } },
  'staff-only': {
    status: 403,
    message: 'This is for who works in the shop',
    details: { reason: 'staff-only' },
  },
  'second-factor-missing': {
    status: 403,
    message: 'Staff sign in with a second factor first',
    details: { reason: 'second-factor-missing' },
  },
  'order-not-found': {
    status: 404,
    message: 'No order has this id',
    details: { reason: 'order-not-found' },
  },
  'bad-key': {
    status: 403,
    message: 'This link does not open the order, or not any more',
    details: { reason: 'bad-key' },
  },
  'document-not-found': {
    status: 404,
    message: 'The order has no such document',
    details: { reason: 'document-not-found' },
  },
  'not-cancellable': {
    status: 409,
    message: 'The order is cancelled already or on its way',
    details: { reason: 'not-cancellable' },
  },
  'not-delivered': {
    status: 409,
    message: 'Only what has been delivered can be ordered again',
    details: { reason: 'not-delivered' },
  },
} as const satisfies Record<string, Problem>;

/** The parameter `populate` of orders. */
const orderPopulate = populateParameter(
  [
    'items',
    'items.product',
    'items.product.general_information',
    'items.product.general_information.images',
    'shippingAddress',
    'billingAddress',
    'user',
  ],
  'Accepted; records are always whole.',
);

const userId = v.pipe(
  v.string('Expected a user’s id'),
  v.description('The caller’s own id; any other is refused.'),
);
const sortByDate = v.pipe(
  v.literal('createdAt:desc', 'Orders are sorted by createdAt:desc'),
  v.description('The only order there is.'),
);

/** The user that a filter names, as `[user]=`, `[user][$eq]=` or `[user][id][$eq]=`. */
const userFilter = v.union([
  equals(userId),
  v.pipe(
    queryObject({ id: equals(userId) }),
    v.transform(({ id }) => id),
  ),
]);

/** `GET /orders`: the caller's own orders, newest first (S §6, §7). */
export const orders = ({ shop }: Pick<AppOptions, 'shop'>) =>
  defineRoute({
    method: 'GET',
    path: '/orders',
    tag: 'Orders',
    summary: 'The orders of the signed-in customer, newest first',
    query: queryObject({
      filters: v.optional(queryObject({ user: v.optional(userFilter) })),
      populate: v.optional(orderPopulate),
      sort: v.optional(v.union([sortByDate, v.tuple([sortByDate])], 'Orders are sorted by createdAt:desc')),
      ...pageParameters(ORDER_PAGE_SIZE),
      pagination: paginationParameter(ORDER_PAGE_SIZE),
    }),
    answers: {
      200: {
        description: 'A page of orders.',
        content: v.strictObject({ data: v.array(orderRecordSchema), meta: paginationMetaSchema }),
      },
    },
    problems: [401, 403],
    example: '/orders?page=1&pageSize=10',
    async answer(c, asked) {
      const user = await shop.identity.userOf(c.req.raw.headers);
      if (!user) return answerProblem(c, ORDER_PROBLEMS['not-signed-in']);
      const wanted = asked.filters?.user;
      if (wanted !== undefined && wanted !== user.id) return answerProblem(c, ORDER_PROBLEMS['not-owner']);
      const page = {
        page: asked.page ?? asked.pagination.page,
        pageSize: asked.pageSize ?? asked.pagination.pageSize,
      };
      const { orders: found, total } = await shop.orders.listOrders(user.id, page);
      return c.json({ data: found.map(orderRecord), meta: paginationMeta(page, total) });
    },
  });

/** `GET /orders/{id}`: an order for its owner (S §5, R24). */
export const order = ({ shop }: Pick<AppOptions, 'shop'>) =>
  defineRoute({
    method: 'GET',
    path: '/orders/{id}',
    tag: 'Orders',
    summary: 'One order of the signed-in customer',
    pathParameters: { id: { schema: v.pipe(v.string(), v.uuid()), description: 'The order’s id.' } },
    query: queryObject({ populate: v.optional(orderPopulate) }),
    answers: { 200: { description: 'The order.', content: v.strictObject({ data: orderRecordSchema }) } },
    problems: [401, 403, 404],
    example: '/orders/0f3c1e7a-3f0e-4d53-9b43-0d4c1a2b3c4d',
    async answer(c) {
      const user = await shop.identity.userOf(c.req.raw.headers);
      const found = await shop.orders.findOrder(c.req.param('id') ?? '', user?.id ?? null);
      return found.ok
        ? c.json({ data: orderRecord(found.order) })
        : answerProblem(c, ORDER_PROBLEMS[found.reason]);
    },
  });

const cancelBody = v.strictObject({ reason: v.optional(v.picklist(CANCEL_REASONS), 'other') });

/** `POST /orders/{id}/cancel`: cancels an order for its owner while its goods are in the shop (R23). */
export const cancelOrder = ({ shop }: Pick<AppOptions, 'shop'>) =>
  defineRoute({
    method: 'POST',
    path: '/orders/{id}/cancel',
    tag: 'Orders',
    summary: 'Cancels an order of the signed-in customer',
    description:
      'Possible until the first of its goods is handed over; after that, and a second time, the answer is 409. The goods go back on sale, and what was paid is returned.',
    pathParameters: { id: { schema: v.pipe(v.string(), v.uuid()), description: 'The order’s id.' } },
    query: queryObject({}),
    body: { schema: cancelBody, example: { reason: 'changed-mind' } },
    answers: {
      200: { description: 'The order, cancelled.', content: v.strictObject({ data: orderRecordSchema }) },
    },
    problems: [401, 403, 404, 409, 413, 415],
    example: '/orders/0f3c1e7a-3f0e-4d53-9b43-0d4c1a2b3c4d/cancel',
    async answer(c) {
      const user = await shop.identity.userOf(c.req.raw.headers);
      if (!user) return answerProblem(c, ORDER_PROBLEMS['not-signed-in']);
      const parsed = await parseBody(c.req.raw, cancelBody);
      if (!parsed.ok) return answerProblem(c, parsed.problem);
      const orderId = c.req.param('id') ?? '';
      const cancelled = await shop.orders.cancelOrder({ orderId, userId: user.id, ...parsed.body });
      if (!cancelled.ok) return answerProblem(c, ORDER_PROBLEMS[cancelled.reason]);
      const found = await shop.orders.findOrder(orderId, user.id);
      return found.ok
        ? c.json({ data: orderRecord(found.order) })
        : answerProblem(c, ORDER_PROBLEMS[found.reason]);
    },
  });

const reorderBody = v.strictObject({ token: tokenSchema });

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
    body: { schema: reorderBody, example: { token: '5f0c9a4be1d27f36' } },
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
      const parsed = await parseBody(c.req.raw, reorderBody);
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
