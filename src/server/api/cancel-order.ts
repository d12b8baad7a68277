import * as v from 'valibot';
import { CANCEL_REASONS } from '../../domain/orders/cancellation.ts';
import type { AppOptions } from '../http/app-options.ts';
import { ORDER_PROBLEMS } from './order-problems.ts';
import { parseBody } from './parse-body.ts';
import { answerProblem } from './problem.ts';
import { queryObject } from './query/query-object.ts';
import { defineRoute } from './route.ts';
import { orderRecord, orderRecordSchema } from './serializers/order-record.ts';

const body = v.strictObject({ reason: v.optional(v.picklist(CANCEL_REASONS), 'other') });

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
    body: { schema: body, example: { reason: 'changed-mind' } },
    answers: {
      200: { description: 'The order, cancelled.', content: v.strictObject({ data: orderRecordSchema }) },
    },
    problems: [401, 403, 404, 409, 413, 415],
    example: '/orders/0f3c1e7a-3f0e-4d53-9b43-0d4c1a2b3c4d/cancel',
    async answer(c) {
      const user = await shop.identity.userOf(c.req.raw.headers);
      if (!user) return answerProblem(c, ORDER_PROBLEMS['not-signed-in']);
      const parsed = await parseBody(c.req.raw, body);
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
