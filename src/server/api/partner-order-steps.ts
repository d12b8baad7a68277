import * as v from 'valibot';
import { CARRIERS } from '../../domain/orders/carriers.ts';
import { orderStepBody } from '../../domain/partners/order-step.ts';
import type { OrderStepTaken } from '../partners/order-steps.ts';
import { admitPartner, PARTNER_TAG, partnerHeaders, rights, type PartnerOptions } from './admit-partner.ts';
import { ORDER_PROBLEMS } from './orders.ts';
import { answerProblem, type Problem } from './problem.ts';
import { queryObject } from './query/parameters.ts';
import { parseBody } from './read-body.ts';
import { defineRoute } from './route.ts';
import { instantSchema } from './serializers/record-parts.ts';

const standing = v.strictObject({
  id: v.string(),
  orderNumber: v.string(),
  status: v.string(),
  parcels: v.array(v.strictObject({ carrier: v.picklist(CARRIERS), number: v.string() })),
  updatedAt: instantSchema,
});

const MESSAGES = {
  'transition-not-allowed': 'The order is not where this step can be taken',
  refunded: 'The money of the order went back: it is not sent',
  withdrawn: 'The customer has withdrawn from the order: it is not sent',
  'awaits-exchange': 'The order replaces goods that the shop has not accepted yet',
  'exchange-unpaid': 'The order is not paid enough to be sent',
  unpaid: 'The money that was there for the first parcel is not there any more',
  'shipped-otherwise': 'All of the order was sent already in other parcels, or only a part of it in this one',
} as const;

const refusal = (taken: Exclude<OrderStepTaken, { ok: true }>): Problem =>
  taken.reason === 'order-not-found'
    ? ORDER_PROBLEMS[taken.reason]
    : {
        status: 409,
        message: MESSAGES[taken.reason],
        details: { reason: taken.reason, order: taken.order },
      };

/** `POST /partner/orders/{id}/steps`: what a warehouse did with an order. */
export const partnerOrderStep = ({ shop }: PartnerOptions) =>
  defineRoute({
    method: 'POST',
    path: '/partner/orders/{id}/steps',
    tag: PARTNER_TAG,
    summary: 'Takes a step of an order: it was handed to a carrier, or has arrived',
    description: `${rights('write-orders')} The step \`shipped\` has the carrier and the number of the parcel, in which goes all that is left of the goods; \`delivered\` nothing besides. The rules are those of the back office, and customers get the same messages. A step that was taken already answers 200 and changes nothing; one that cannot be taken answers 409 with \`details.reason\`: \`transition-not-allowed\`, \`shipped-otherwise\`, \`refunded\`, \`withdrawn\`, \`awaits-exchange\`, \`exchange-unpaid\`, \`unpaid\`, and the order as it stands. Orders of rented machines alone move by their leases.`,
    isSigned: true,
    headers: partnerHeaders,
    pathParameters: {
      id: {
        schema: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
        description: 'The order’s id or number.',
      },
    },
    query: queryObject({}),
    body: {
      schema: orderStepBody,
      example: { step: 'shipped', tracking: { carrier: 'nova-poshta', number: '20450000000000' } },
    },
    answers: {
      200: {
        description: 'How far the order is now. Who may read orders reads the rest by `GET /partner/orders`.',
        content: v.strictObject({ data: standing }),
      },
    },
    problems: [401, 403, 404, 409, 413, 415, 429],
    example: '/partner/orders/ORD-10001/steps',
    answer: (c) =>
      admitPartner(c, { shop }, 'write-orders', async (partner) => {
        const parsed = await parseBody(c.req.raw, orderStepBody);
        if (!parsed.ok) return answerProblem(c, parsed.problem);
        const taken = await shop.partners.takeOrderStep(partner, c.req.param('id') ?? '', parsed.body);
        return taken.ok ? c.json({ data: taken.order }) : answerProblem(c, refusal(taken));
      }),
  });
