import { worksHere } from '../../domain/account/role.ts';
import type { AppOptions } from '../http/app-options.ts';
import { logger } from '../http/logger.ts';
import { answerDocument, DOCUMENT_PARAMETERS, documentName } from './answer-document.ts';
import { ORDER_PROBLEMS } from './order-problems.ts';
import { answerProblem, NOT_SIGNED_IN } from './problem.ts';
import { queryObject } from './query/query-object.ts';
import { defineRoute } from './route.ts';

/**
 * `GET /admin/orders/{id}/documents/{file}`: a document of any order, for staff alone (R25). Who took which is logged, by ids
 * and numbers.
 */
export const staffOrderDocument = ({ shop }: Pick<AppOptions, 'shop'>) =>
  defineRoute({
    method: 'GET',
    path: '/admin/orders/{id}/documents/{file}',
    tag: 'Back office',
    summary: 'A paper of any order as PDF, for staff',
    description: 'Orders are read by their owners alone; the papers of all are for who works in the shop.',
    pathParameters: DOCUMENT_PARAMETERS,
    query: queryObject({}),
    answers: { 200: { description: 'The document.', content: 'application/pdf' } },
    problems: [401, 403, 404],
    example: '/admin/orders/0f3c1e7a-3f0e-4d53-9b43-0d4c1a2b3c4d/documents/invoice.pdf',
    async answer(c) {
      const user = await shop.identity.userOf(c.req.raw.headers);
      if (user === null) return answerProblem(c, NOT_SIGNED_IN);
      if (!worksHere(user.role)) return answerProblem(c, ORDER_PROBLEMS['staff-only']);
      const { id: orderId = '', file = '' } = c.req.param();
      const name = documentName(file);
      const found = name === null ? null : await shop.orders.findDocumentForStaff({ orderId, name });
      if (!found?.ok || name === null) return answerProblem(c, ORDER_PROBLEMS['document-not-found']);
      logger.info(
        { requestId: c.get('requestId'), staffId: user.id, orderId, paper: name },
        'staff took a paper of an order',
      );
      return answerDocument(c, found.document);
    },
  });
