import * as v from 'valibot';
import { isDocumentName } from '../../domain/invoices/order-document.ts';
import type { AppOptions } from '../http/app-options.ts';
import { inlinePdf } from '../http/file-name-header.ts';
import { ORDER_PROBLEMS } from './order-problems.ts';
import { answerProblem } from './problem.ts';
import { queryObject } from './query/query-object.ts';
import { defineRoute } from './route.ts';

const PDF = /\.pdf$/;

/** Papers are somebody's own: nothing keeps them, lists them or tells others where they were. */
const PRIVATE = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

/** `GET /orders/{id}/documents/{file}`: a paper of an order, for its owner or with the key of a letter (R18, R24). */
export const orderDocument = ({ shop }: Pick<AppOptions, 'shop'>) =>
  defineRoute({
    method: 'GET',
    path: '/orders/{id}/documents/{file}',
    tag: 'Orders',
    summary: 'An order’s invoice, correction or proforma as PDF',
    description:
      'The invoice is there once the order is paid, corrections after money went back, and the proforma while a transfer is awaited. A browser that is sent here by a link and may not read it is led to the order’s page, which says why.',
    pathParameters: {
      id: { schema: v.pipe(v.string(), v.uuid()), description: 'The order’s id.' },
      file: {
        schema: v.pipe(v.string(), v.examples(['invoice.pdf', 'proforma.pdf', 'COR-UA-2026-00001.pdf'])),
        description: '`invoice.pdf`, `proforma.pdf`, or a document’s number with `.pdf`.',
      },
    },
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
      const name = file.replace(PDF, '');
      const { headers } = c.req.raw;
      const userId = (await shop.identity.userOf(headers))?.id ?? null;
      const reader = { userId, guestOrderId: shop.guests.orderIn(headers), key };
      const found =
        PDF.test(file) && isDocumentName(name)
          ? await shop.orders.findDocument({ orderId: id, name, ...reader })
          : ({ ok: false, reason: 'document-not-found' } as const);
      if (found.ok) {
        const body = await found.document.bytes();
        return c.body(body, 200, {
          ...PRIVATE,
          'content-type': 'application/pdf',
          'content-disposition': inlinePdf(found.document.title),
        });
      }
      if (c.req.header('sec-fetch-mode') !== 'navigate') {
        return answerProblem(c, ORDER_PROBLEMS[found.reason]);
      }
      const query = key === null ? '' : `?${new URLSearchParams({ key })}`;
      return c.body(null, 303, { ...PRIVATE, location: `/order/${encodeURIComponent(id)}${query}` });
    },
  });
