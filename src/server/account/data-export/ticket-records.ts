import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { notifications } from '../../notifications/tables.ts';
import {
  supportTickets,
  ticketAttachments,
  ticketEvents,
  ticketMessages,
} from '../../support/tickets/tables.ts';
import { isWriter } from '../deletion/fates.ts';
import { BATCH, byOwner, kindOf, pages } from './read-pages.ts';

/**
 * What a person asked the shop, what it answered, and how it went on; notes among staff are no part of it. `email` is null while the account only
 * claims it: what strangers wrote from it stays theirs.
 */
export async function* ticketsOf(
  database: Database,
  owner: { readonly id: string; readonly email: string | null },
) {
  const own = pages<{ id: string }>((after) =>
    database
      .select({
        id: supportTickets.id,
        ticketNumber: supportTickets.ticketNumber,
        status: supportTickets.status,
        department: supportTickets.department,
        subject: supportTickets.subject,
        name: supportTickets.name,
        email: supportTickets.email,
        phone: supportTickets.phone,
        orderId: supportTickets.orderId,
        leaseId: supportTickets.leaseId,
        orderItemId: supportTickets.orderItemId,
        createdAt: supportTickets.createdAt,
      })
      .from(supportTickets)
      .where(and(isWriter(supportTickets, owner), after && gt(supportTickets.id, after.id)))
      .orderBy(asc(supportTickets.id))
      .limit(BATCH),
  );
  for await (const page of own) {
    const ids = page.map(({ id }) => id);
    const filesOf = byOwner(
      await database
        .select({
          ownerId: ticketAttachments.messageId,
          fileName: ticketAttachments.fileName,
          sizeBytes: ticketAttachments.sizeBytes,
        })
        .from(ticketAttachments)
        .where(inArray(ticketAttachments.ticketId, ids))
        .orderBy(asc(ticketAttachments.position)),
    );
    const messagesOf = byOwner(
      (
        await database
          .select({
            ownerId: ticketMessages.ticketId,
            id: ticketMessages.id,
            by: ticketMessages.author,
            channel: ticketMessages.channel,
            body: ticketMessages.body,
            at: ticketMessages.createdAt,
          })
          .from(ticketMessages)
          .where(and(inArray(ticketMessages.ticketId, ids), eq(ticketMessages.isInternal, false)))
          .orderBy(asc(ticketMessages.createdAt), asc(ticketMessages.id))
      ).map(({ id, ...message }) => ({ ...message, files: filesOf(id) })),
    );
    const historyOf = byOwner(
      await database
        .select({
          ownerId: ticketEvents.ticketId,
          at: ticketEvents.at,
          toStatus: ticketEvents.toStatus,
          by: kindOf(ticketEvents.actor),
        })
        .from(ticketEvents)
        .where(and(inArray(ticketEvents.ticketId, ids), eq(ticketEvents.kind, 'status')))
        .orderBy(asc(ticketEvents.id)),
    );
    const toldOf = byOwner(
      await database
        .select({
          ownerId: notifications.ticketId,
          kind: notifications.kind,
          createdAt: notifications.createdAt,
          readAt: notifications.readAt,
        })
        .from(notifications)
        .where(and(inArray(notifications.ticketId, ids), eq(notifications.userId, owner.id)))
        .orderBy(asc(notifications.id)),
    );
    yield page.map((ticket) => ({
      ...ticket,
      messages: messagesOf(ticket.id),
      history: historyOf(ticket.id),
      notifications: toldOf(ticket.id),
    }));
  }
}
