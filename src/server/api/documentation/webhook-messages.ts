import type { JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { type DeliveryEvent, WEBHOOK_EVENTS } from '../../../domain/partners/webhook.ts';
import { PARTNER_TAG } from '../admit-partner.ts';
import { stockEntries } from '../partner.ts';
import { orderRecordSchema } from '../serializers/order-record.ts';
import { instantSchema } from '../serializers/record-parts.ts';
import type { OpenApiDocument, Parameter } from './openapi.ts';

const text: JsonSchema = { type: 'string' };
const header = (name: string, description: string): Parameter => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: text,
});
const HEADERS: readonly Parameter[] = [
  header('Webhook-Id', 'The id of the message, the same each time that it is sent.'),
  header('Webhook-Timestamp', 'When it was sent, in seconds since 1970.'),
  header(
    'Webhook-Signature',
    '`v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64, by the webhook’s secret, as Standard Webhooks have it.',
  ),
];
const ANSWERS = {
  '2XX': { description: 'The program took it, within ten seconds.' },
  '410': {
    description: 'It is not sent again. Any other answer is followed by six attempts over some 33 hours.',
  },
} as const;

const ID = '3f8b6c1e-52a7-4c0b-9a57-0c7f4c2d9e11';
const AT = '2026-11-05T10:15:00.000Z';
const AT_LEAST_ONCE = 'It may arrive twice, with the same `Webhook-Id`.';
const ORDER_IS = `What is said of the order is read when it is sent. ${AT_LEAST_ONCE} Go by the order’s \`updatedAt\`.`;

/** What is said of each event, and its data. */
const MESSAGES = {
  'order.created': { summary: 'An order was placed', description: ORDER_IS, data: orderRecordSchema },
  'order.changed': {
    summary: 'Status, payment or anything else of an order changed',
    description: ORDER_IS,
    data: orderRecordSchema,
  },
  'stock.changed': {
    summary: 'More or fewer pieces of a product can be bought',
    description: `Changes that were not sent yet are one message, which says the stock as it is when it is sent. ${AT_LEAST_ONCE} Go by \`readAt\`. What is only rented says nothing.`,
    data: v.strictObject({
      ...stockEntries,
      readAt: v.pipe(instantSchema, v.description('When the stock was read.')),
    }),
  },
  test: {
    summary: 'An admin of the shop tries the webhook',
    description: AT_LEAST_ONCE,
    data: v.strictObject({}),
  },
} as const satisfies Record<DeliveryEvent, object>;

/** Messages as they are printed as an example; those of orders are long, and described as `Order`. */
const EXAMPLES: Readonly<Partial<Record<DeliveryEvent, unknown>>> = {
  'stock.changed': { id: 101, articleNumber: 'LR5-54HTH-435M', reserved: 3, free: 117, readAt: AT },
  test: {},
};

const body = (type: DeliveryEvent) =>
  v.strictObject({
    id: v.pipe(v.string(), v.uuid(), v.description('As `Webhook-Id`.')),
    type: v.literal(type),
    createdAt: v.pipe(instantSchema, v.description('When it was noted.')),
    data: MESSAGES[type].data,
  });

/** What the shop sends to programs of partners, as the document describes it; `jsonSchema` turns schemas into those of the document. */
export const webhookMessages = (
  jsonSchema: (schema: v.GenericSchema) => JsonSchema,
): OpenApiDocument['webhooks'] =>
  Object.fromEntries(
    [...WEBHOOK_EVENTS, 'test' as const].map((type) => {
      const { summary, description } = MESSAGES[type];
      const data = EXAMPLES[type];
      const example = data === undefined ? {} : { example: { id: ID, type, createdAt: AT, data } };
      return [
        type,
        {
          post: {
            operationId: `event${type.replaceAll(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
            tags: [PARTNER_TAG],
            summary,
            description,
            parameters: HEADERS,
            requestBody: {
              required: true,
              content: { 'application/json': { schema: jsonSchema(body(type)), ...example } },
            },
            responses: ANSWERS,
          },
        },
      ];
    }),
  );
