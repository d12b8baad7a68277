import { and, eq, inArray, isNotNull, sql, type SQLWrapper } from 'drizzle-orm';
import type { Locale } from '../../../domain/locale/locale.ts';
import { productTexts } from '../../catalogue/tables.ts';
import type { Database } from '../../database/database.ts';
import { orderItems } from '../../orders/tables.ts';
import { quotes } from '../../quotes/tables.ts';
import { questionsWaiting } from '../../reviews/staff-reviews.ts';
import { productAnswers, productQuestions, productReviews } from '../../reviews/tables.ts';
import { supportTickets } from '../../support/tickets/tables.ts';
import { marketOfReader, period, type WaitingOf } from './waiting-source.ts';

/** What somebody wrote and waits to be answered or shown: requests for a price, tickets, reviews, questions. Names of products are in `locale`. */
export function waitingAnswers(
  database: Database,
  locale: Locale,
): WaitingOf<'quote' | 'ticket' | 'review' | 'question'> {
  const nameOf = (productId: SQLWrapper) => sql`(select ${productTexts.name} from ${productTexts}
    where ${productTexts.productId} = ${productId} and ${productTexts.locale} = ${locale})`;
  return {
    quote: [
      {
        from: sql`${quotes}`,
        where: eq(quotes.status, 'REQUESTED'),
        order: quotes.createdAt,
        line: {
          id: quotes.id,
          orderId: null,
          number: quotes.quoteNumber,
          name: quotes.name,
          state: quotes.status,
          since: quotes.createdAt,
          market: sql`case ${quotes.currency} when 'PLN' then 'PL' else 'UA' end`,
        },
      },
    ],
    ticket: [
      {
        from: sql`${supportTickets}`,
        where: and(
          inArray(supportTickets.status, ['PENDING', 'IN_PROGRESS']),
          isNotNull(supportTickets.waitingSince),
        ),
        order: supportTickets.waitingSince,
        line: {
          id: supportTickets.id,
          orderId: supportTickets.orderId,
          number: supportTickets.ticketNumber,
          name: supportTickets.name,
          title: supportTickets.subject,
          state: supportTickets.status,
          since: supportTickets.waitingSince,
          market: marketOfReader(supportTickets.locale),
        },
      },
    ],
    review: [
      {
        from: sql`${productReviews}`,
        where: eq(productReviews.status, 'PENDING'),
        order: productReviews.submittedAt,
        joins: sql`inner join ${orderItems} on ${orderItems.id} = ${productReviews.orderItemId}`,
        line: {
          id: productReviews.id,
          orderId: orderItems.orderId,
          title: nameOf(productReviews.productId),
          state: productReviews.status,
          since: productReviews.submittedAt,
          market: marketOfReader(productReviews.locale),
          period: period('moderation'),
        },
      },
    ],
    question: [
      {
        from: sql`${productQuestions}`,
        where: questionsWaiting(database),
        order: productQuestions.submittedAt,
        line: {
          id: productQuestions.id,
          orderId: null,
          name: productQuestions.authorName,
          title: nameOf(productQuestions.productId),
          state: productQuestions.status,
          // One that was answered waits since a buyer's answer came that is not shown yet.
          since: sql`coalesce((select min(${productAnswers.submittedAt}) filter (where ${productAnswers.status} = 'PENDING') from ${productAnswers}
            where ${productAnswers.questionId} = ${productQuestions.id} having bool_or(${productAnswers.status} = 'PUBLISHED')), ${productQuestions.submittedAt})`,
          market: marketOfReader(productQuestions.locale),
        },
      },
    ],
  };
}
