import type { Context } from 'hono';
import * as v from 'valibot';
import { isDocumentName } from '../../domain/invoices/order-documents.ts';
import type { DrawnDocument } from '../documents/drawn-documents.ts';
import { inlinePdf } from '../../domain/invoices/inline-pdf.ts';
import type { AppOptions } from '../http/app-options.ts';
import { logger } from '../http/logger.ts';
import { ORDER_PROBLEMS } from './orders.ts';
import { answerProblem, NOT_SIGNED_IN } from './problem.ts';
import { queryObject } from './query/parameters.ts';
import { defineRoute } from './route.ts';

/** Documents are somebody's own: nothing keeps them, lists them or tells others where they were. */
const PRIVATE = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

/** What names a document of an order in a path. */
const DOCUMENT_PARAMETERS = {
  id: { schema: v.pipe(v.string(), v.uuid()), description: 'The order’s id.' },
  file: {
    schema: v.pipe(
      v.string(),
      v.examples([
        'invoice.pdf',
        'proforma.pdf',
        'contract-1.pdf',
        'handover-1-12.pdf',
        'label-1-1.pdf',
        'warranty-1.pdf',
        'COR-UA-2026-00001.pdf',
      ]),
    ),
    description:
      '`invoice.pdf`, `proforma.pdf`, `contract-{line}.pdf` for a rented line counted from 1, `contract-{line}-{annex}.pdf` for an annex of it, `handover-{line}-{machine}.pdf` and `return-{line}-{machine}.pdf` for the signed protocols of its machines, `label-{line}-{request}.pdf` for the label with which they are sent back, `warranty-{line}.pdf` for the warranty card of a bought line, or a document’s number with `.pdf`.',
  },
};

/** The document that a file's name asks for; null where it can be none. */
function documentName(file: string): string | null {
  const name = file.replace(/\.pdf$/, '');
  return name !== file && isDocumentName(name) ? name : null;
}

/** Answers with a document. */
async function answerDocument(c: Context, { title, bytes }: DrawnDocument): Promise<Response> {
  return c.body(await bytes(), 200, {
    ...PRIVATE,
    'content-type': 'application/pdf',
    'content-disposition': inlinePdf(title),
  });
}

/** `GET /orders/{id}/documents/{file}`: a document of an order, for its owner or with the key of an e-mail (R18, R24). */
export const orderDocument = ({ shop }: Pick<AppOptions, 'shop'>) =>
  defineRoute({
    method: 'GET',
    path: '/orders/{id}/documents/{file}',
    tag: 'Orders',
    summary: 'An order’s invoice, correction, proforma or rental contract as PDF',
    description:
      'The invoice is there once the order is paid, corrections after money went back, the proforma while a transfer is awaited, and the contract of a rented line once it is paid. A browser that is sent here by a link and may not read it is led to the order’s page, which says why.',
    pathParameters: DOCUMENT_PARAMETERS,
    query: queryObject({
      key: v.optional(
        v.pipe(v.string(), v.description('The key of an e-mail’s link, in place of a session.')),
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
      const reader = { userId, guestOrderIds: shop.guests.ordersIn(headers), key };
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

/**
 * `GET /admin/orders/{id}/documents/{file}`: a document of any order, for staff alone (R25). Who took which is logged, by ids
 * and numbers.
 */
export const staffOrderDocument = ({ shop }: Pick<AppOptions, 'shop'>) =>
  defineRoute({
    method: 'GET',
    path: '/admin/orders/{id}/documents/{file}',
    tag: 'Back office',
    summary: 'A document of any order as PDF, for staff',
    description:
      'Orders are read by their owners alone; the documents of all are for who works in the shop and gave a second factor.',
    pathParameters: DOCUMENT_PARAMETERS,
    query: queryObject({}),
    answers: { 200: { description: 'The document.', content: 'application/pdf' } },
    problems: [401, 403, 404],
    example: '/admin/orders/0f3c1e7a-3f0e-4d53-9b43-0d4c1a2b3c4d/documents/invoice.pdf',
    async answer(c) {
      const session = await shop.identity.sessionOf(c.req.raw.headers);
      if (session === null) return answerProblem(c, NOT_SIGNED_IN);
      const door = shop.account.backOfficeDoor(session, 'orders');
      if (door !== 'open') return answerProblem(c, ORDER_PROBLEMS[door]);
      const { id: orderId = '', file = '' } = c.req.param();
      const name = documentName(file);
      const found = name === null ? null : await shop.orders.findDocumentForStaff({ orderId, name });
      if (!found?.ok || name === null) return answerProblem(c, ORDER_PROBLEMS['document-not-found']);
      logger.info(
        { requestId: c.get('requestId'), staffId: session.user.id, orderId, document: name },
        'staff downloaded a document of an order',
      );
      return answerDocument(c, found.document);
    },
  });
