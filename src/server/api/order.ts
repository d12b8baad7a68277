import * as v from 'valibot';
import type { AppOptions } from '../http/app-options.ts';
import { ORDER_PROBLEMS } from './order-problems.ts';
import { orderPopulate } from './order-populate.ts';
import { answerProblem } from './problem.ts';
import { queryObject } from './query/query-object.ts';
import { defineRoute } from './route.ts';
import { orderRecord, orderRecordSchema } from './serializers/order-record.ts';

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
