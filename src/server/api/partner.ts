import * as v from 'valibot';
import { isRealDay } from '../../domain/calendar/days.ts';
import { STOCK_LINES_MAX, stockBody } from '../../domain/partners/partner-stock.ts';
import { PARTNER_ORDERS_PAGE, type OrdersCursor } from '../partners/partner-orders.ts';
import type { PartnerStockSet } from '../partners/partner-stock.ts';
import {
  admitPartner,
  afterProduct,
  nextProduct,
  PARTNER_TAG,
  partnerHeaders,
  rights,
  type PartnerOptions,
} from './admit-partner.ts';
import { answerProblem, type Problem } from './problem.ts';
import { queryObject } from './query/parameters.ts';
import { parseBody } from './read-body.ts';
import { defineRoute } from './route.ts';
import { orderRecord, orderRecordSchema } from './serializers/order-record.ts';

/** The stock of a product as programs of partners read it. */
export const stockEntries = {
  id: v.number(),
  articleNumber: v.string(),
  reserved: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.description('Pieces of orders that were not sent yet.'),
  ),
  free: v.pipe(v.number(), v.integer(), v.minValue(0), v.description('Pieces that can still be bought.')),
};

/** `GET /partner/stock`: what is sold and how much of it there is. */
export const partnerStock = ({ shop }: PartnerOptions) =>
  defineRoute({
    method: 'GET',
    path: '/partner/stock',
    tag: PARTNER_TAG,
    summary: 'The stock of what is sold',
    description: `${rights('read-stock')} Pages of ${STOCK_LINES_MAX} products by their ids, drafts among them.`,
    headers: partnerHeaders,
    query: queryObject({
      after: afterProduct,
    }),
    answers: {
      200: {
        description: 'A page of products.',
        content: v.strictObject({
          data: v.array(v.strictObject(stockEntries)),
          next: nextProduct,
        }),
      },
    },
    problems: [401, 403, 429],
    example: '/partner/stock',
    answer: (c, { after = 0 }) =>
      admitPartner(c, { shop }, 'read-stock', async () => {
        const { stock, next } = await shop.partners.listStock(after);
        return c.json({ data: stock, next });
      }),
  });

/** Why nothing was written, for a program. */
function refusal(set: Exclude<PartnerStockSet, { ok: true }>): Problem {
  const { reason } = set;
  return reason === 'unknown-articles'
    ? {
        status: 422,
        message: 'Some article numbers are of nothing that is sold',
        details: { reason, articleNumbers: set.articleNumbers },
      }
    : {
        status: 409,
        message: 'Some lines do not fit the stock as it is now; read it again',
        details: { reason, lines: set.lines },
      };
}

/** `PUT /partner/stock`: what was counted on the shelf, and what came or went, of all lines or of none. */
export const putPartnerStock = ({ shop }: PartnerOptions) =>
  defineRoute({
    method: 'PUT',
    path: '/partner/stock',
    tag: PARTNER_TAG,
    summary: 'Sets the stock by what lies on the shelf, and moves it by what came or went',
    description: `${rights('write-stock')} At most ${STOCK_LINES_MAX} lines, all of them or none. \`items\` are counts: what orders hold that were not sent yet is taken off, the rest can be bought. Each names what it is based on, and is refused with 409 (\`moved-meanwhile\`) when another number of pieces should lie there by now; one that says what is so already is taken. \`moves\` follow each other in their order, each once by its \`key\`; one that would leave less than nothing is refused (\`below-zero\`), and a key that moved something else (\`key-used\`). The same call again changes nothing. An article number of nothing that is sold refuses the whole call.`,
    isSigned: true,
    headers: partnerHeaders,
    query: queryObject({}),
    body: {
      schema: stockBody,
      example: {
        items: [{ articleNumber: 'LR5-54HTH-435M', onShelf: 120, expected: 122 }],
        moves: [
          {
            articleNumber: 'US5000',
            by: 24,
            reason: 'delivery',
            key: '6f1c1d0e-8f0b-4c55-9a34-2f7f1f0d7a11',
            note: 'Delivery note 1187',
          },
        ],
      },
    },
    answers: {
      200: {
        description: 'The products as they are now.',
        content: v.strictObject({
          data: v.array(
            v.strictObject({
              ...stockEntries,
              missing: v.pipe(
                v.number(),
                v.integer(),
                v.minValue(0),
                v.description(
                  'Pieces that orders hold though a count of this call does not find them on the shelf.',
                ),
              ),
            }),
          ),
        }),
      },
    },
    problems: [401, 403, 409, 413, 415, 422, 429],
    example: '/partner/stock',
    answer: (c) =>
      admitPartner(c, { shop }, 'write-stock', async (partner) => {
        const parsed = await parseBody(c.req.raw, stockBody);
        if (!parsed.ok) return answerProblem(c, parsed.problem);
        const set = await shop.partners.setStock(partner, parsed.body);
        return set.ok ? c.json({ data: set.stock }) : answerProblem(c, refusal(set));
      }),
  });

const CURSOR =
  /^(?<at>\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z)_(?<id>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;
const readCursor = (text: string): OrdersCursor | null => {
  const { at, id } = CURSOR.exec(text)?.groups ?? {};
  // Dates that there are: the thirtieth of February is read as the second of March, and the database has no year 0.
  const isMoment =
    at !== undefined && at >= '1970' && isRealDay(at.slice(0, 10)) && !Number.isNaN(Date.parse(at));
  return isMoment && id !== undefined ? { at, id } : null;
};
const printCursor = (cursor: OrdersCursor | null): string | null => cursor && `${cursor.at}_${cursor.id}`;

/** `GET /partner/orders`: orders by their last change, for a program that keeps up with them. */
export const partnerOrders = ({ shop }: PartnerOptions) =>
  defineRoute({
    method: 'GET',
    path: '/partner/orders',
    tag: PARTNER_TAG,
    summary: 'Orders by their last change',
    description: `${rights('read-orders')} Pages of ${PARTNER_ORDERS_PAGE} orders, the one that was changed longest ago first. Ask again with \`next\` for what changed since; an order that is changed again comes again, some seconds after the change.`,
    headers: partnerHeaders,
    query: queryObject({
      after: v.optional(
        v.pipe(
          v.string(),
          v.description('`next` of the answer before; absent to begin with the first order.'),
          v.rawTransform(({ dataset, addIssue, NEVER }) => {
            const cursor = readCursor(dataset.value);
            if (cursor !== null) return cursor;
            addIssue({ message: 'Expected `next` of an answer' });
            return NEVER;
          }),
        ),
      ),
    }),
    answers: {
      200: {
        description: 'A page of orders.',
        content: v.strictObject({
          data: v.array(orderRecordSchema),
          next: v.pipe(v.nullable(v.string()), v.description('Null while the shop has no order.')),
          hasMore: v.pipe(v.boolean(), v.description('Whether the next page holds orders already.')),
        }),
      },
    },
    problems: [401, 403, 429],
    example: '/partner/orders',
    answer: (c, { after = null }) =>
      admitPartner(c, { shop }, 'read-orders', async () => {
        const { orders, next, hasMore } = await shop.partners.listOrders(after);
        return c.json({ data: orders.map(orderRecord), next: printCursor(next), hasMore });
      }),
  });
