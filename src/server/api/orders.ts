import * as v from 'valibot';
import type { AppOptions } from '../http/app-options.ts';
import { ORDER_PAGE_SIZE } from '../orders/list-orders.ts';
import { ORDER_PROBLEMS } from './order-problems.ts';
import { orderPopulate } from './order-populate.ts';
import { answerProblem } from './problem.ts';
import { equals } from './query/equals.ts';
import {
  pageParameters,
  paginationMeta,
  paginationMetaSchema,
  paginationParameter,
} from './query/pagination.ts';
import { queryObject } from './query/query-object.ts';
import { defineRoute } from './route.ts';
import { orderRecord, orderRecordSchema } from './serializers/order-record.ts';

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
