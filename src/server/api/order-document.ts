import * as v from 'valibot';
import type { AppOptions } from '../http/app-options.ts';
import { answerDocument, DOCUMENT_PARAMETERS, documentName, PRIVATE } from './answer-document.ts';
import { ORDER_PROBLEMS } from './order-problems.ts';
import { answerProblem } from './problem.ts';
import { queryObject } from './query/query-object.ts';
import { defineRoute } from './route.ts';

/** `GET /orders/{id}/documents/{file}`: a document of an order, for its owner or with the key of an e-mail (R18, R24). */
export const orderDocument = ({ shop }: Pick<AppOptions, 'shop'>) =>
  defineRoute({
    method: 'GET',
    path: '/orders/{id}/documents/{file}',
    tag: 'Orders',
    summary: 'An order’s invoice, correction or proforma as PDF',
    description:
      'The invoice is there once the order is paid, corrections after money went back, and the proforma while a transfer is awaited. A browser that is sent here by a link and may not read it is led to the order’s page, which says why.',
    pathParameters: DOCUMENT_PARAMETERS,
    query: queryObject({
      key: v.optional(
        v.pipe(v.string(), v.description('The key of a letter’s link, in place of a session.')),
      ),
    }),
    answers: { 200: { description: 'The document.', content: 'application/pdf' } },
    problems: [401, 403, 404],
    example: '/orders/0f3c1e7a-3f0e-4d53-9b43-0d4c1a2b3c4d/documents/invoice.pdf',
    async answer(c, { key = null }) {
      const { id = '', file = '' } = c.req.param();
      const name = documentName(file);
      const { headers } = c.req.raw;
      const userId = (await shop.identity.userOf(headers))?.id ?? null;
      const reader = { userId, guestOrderId: shop.guests.orderIn(headers), key };
      const found =
        name === null
          ? ({ ok: false, reason: 'document-not-found' } as const)
          : await shop.orders.findDocument({ orderId: id, name, ...reader });
      if (found.ok) return answerDocument(c, found.document);
      if (c.req.header('sec-fetch-mode') !== 'navigate') {
        return answerProblem(c, ORDER_PROBLEMS[found.reason]);
      }
      const query = key === null ? '' : `?${new URLSearchParams({ key })}`;
      return c.body(null, 303, { ...PRIVATE, location: `/order/${encodeURIComponent(id)}${query}` });
    },
  });
