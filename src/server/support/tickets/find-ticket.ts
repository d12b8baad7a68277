import { asc, eq, sql, type SQL } from 'drizzle-orm';
import type {
  StaffTicketMessage,
  TicketAttachment,
  TicketView,
} from '../../../domain/support/ticket-view.ts';
import { shownName } from '../../account/shown-name.ts';
import { users } from '../../account/tables.ts';
import type { Database } from '../../database/database.ts';
import { isOrderId } from '../../orders/find-order.ts';
import type { OrderKeys } from '../../orders/order-key.ts';
import { orderItems, orders } from '../../orders/tables.ts';
import { leases } from '../../rental/tables.ts';
import { supportTickets, ticketAttachments, ticketMessages } from './tables.ts';
import type { TicketRow } from './ticket-store.ts';

/** Who asks for a ticket. */
export interface TicketReader {
  readonly userId: string | null;
  /** The account's address; null while it is only claimed, and for a visitor. */
  readonly email: string | null;
  /** The key of an e-mail's link; null without one. */
  readonly key: string | null;
}

/** Whether a ticket is of an account, or was written without one from the address that it has confirmed. */
export const isOwn = ({ userId, email }: { readonly userId: string; readonly email: string | null }): SQL =>
  sql`(${supportTickets.userId} = ${userId}
    or (${supportTickets.userId} is null and ${email === null ? sql`false` : sql`lower(${supportTickets.email}) = ${email.toLowerCase()}`}))`;

/**
 * A ticket's row for its customer: the account that it is in, whatever keys there are; of one without an account, whoever has the link of its
 * e-mails, and the account whose confirmed address it was written from. Null for anybody else and for an unknown one, alike.
 */
export const findOwnRow =
  (database: Database, keys: Pick<OrderKeys, 'opens'>) =>
  async (id: string, { userId, email, key }: TicketReader): Promise<TicketRow | null> => {
    const isOpened = key !== null && isOrderId(id) && keys.opens(id, key);
    if ((userId === null && !isOpened) || !isOrderId(id)) return null;
    const [row] = await database.select().from(supportTickets).where(eq(supportTickets.id, id));
    if (!row) return null;
    if (row.userId !== null) return row.userId === userId ? row : null;
    const isTheirs = email !== null && row.email.toLowerCase() === email.toLowerCase();
    return isOpened || isTheirs ? row : null;
  };

async function attachmentsOf(
  database: Database,
  ticketId: string,
): Promise<ReadonlyMap<string, readonly TicketAttachment[]>> {
  const rows = await database
    .select({
      id: ticketAttachments.id,
      messageId: ticketAttachments.messageId,
      fileName: ticketAttachments.fileName,
      kind: ticketAttachments.kind,
      sizeBytes: ticketAttachments.sizeBytes,
    })
    .from(ticketAttachments)
    .where(eq(ticketAttachments.ticketId, ticketId))
    .orderBy(asc(ticketAttachments.position));
  const found = new Map<string, TicketAttachment[]>();
  for (const { messageId, ...attachment } of rows)
    found.set(messageId, [...(found.get(messageId) ?? []), attachment]);
  return found;
}

/** What was said in a ticket, in the order in which it came. */
export async function messagesOf(
  database: Database,
  ticketId: string,
): Promise<readonly StaffTicketMessage[]> {
  const attachments = await attachmentsOf(database, ticketId);
  const rows = await database
    .select({
      id: ticketMessages.id,
      author: ticketMessages.author,
      isInternal: ticketMessages.isInternal,
      body: ticketMessages.body,
      channel: ticketMessages.channel,
      fromAddress: ticketMessages.fromAddress,
      droppedFiles: ticketMessages.droppedFiles,
      createdAt: ticketMessages.createdAt,
      staffName: shownName,
    })
    .from(ticketMessages)
    .leftJoin(users, eq(users.id, ticketMessages.staffId))
    .where(eq(ticketMessages.ticketId, ticketId))
    .orderBy(asc(ticketMessages.createdAt), asc(ticketMessages.id));
  return rows.map((row) => ({ ...row, attachments: attachments.get(row.id) ?? [] }));
}

/** What a ticket is about, where that is still there. */
export async function subjectOf(database: Database, { orderId, leaseId, orderItemId }: TicketRow) {
  const [order] =
    orderId === null
      ? []
      : await database
          .select({ id: orders.id, orderNumber: orders.orderNumber })
          .from(orders)
          .where(eq(orders.id, orderId));
  const [item] =
    leaseId === null && orderItemId === null
      ? []
      : await database
          .select({ name: orderItems.name })
          .from(orderItems)
          .leftJoin(leases, eq(leases.orderItemId, orderItems.id))
          .where(leaseId === null ? eq(orderItems.id, orderItemId ?? '') : eq(leases.id, leaseId))
          .limit(1);
  return { order: order ?? null, productName: item?.name ?? null };
}

export const factsOf = (row: TicketRow) => ({
  id: row.id,
  ticketNumber: row.ticketNumber,
  status: row.status,
  department: row.department,
  subject: row.subject,
  locale: row.locale,
  userId: row.userId,
  name: row.name,
  email: row.email,
  createdAt: row.createdAt,
  resolvedAt: row.resolvedAt,
  leaseId: row.leaseId,
});

/** A ticket for its customer, without what staff noted among themselves; null for anybody else and for an unknown one, alike. */
export const findCustomersTicket =
  (database: Database, keys: Pick<OrderKeys, 'opens'>) =>
  async (id: string, reader: TicketReader): Promise<TicketView | null> => {
    const row = await findOwnRow(database, keys)(id, reader);
    if (row === null) return null;
    const messages = await messagesOf(database, row.id);
    return {
      ...factsOf(row),
      ...(await subjectOf(database, row)),
      messages: messages
        .filter(({ isInternal }) => !isInternal)
        .map(
          ({ id: messageId, author, body, channel, fromAddress, droppedFiles, createdAt, attachments }) => ({
            id: messageId,
            author,
            body,
            channel,
            fromAddress,
            droppedFiles,
            createdAt,
            attachments,
          }),
        ),
    };
  };

/** Who wrote last, notes among staff apart. It is nested where it is selected: of one table alone Drizzle drops the names of tables. */
const lastAuthor = sql`(select ${ticketMessages.author} from ${ticketMessages}
  where ${ticketMessages.ticketId} = ${supportTickets.id} and not ${ticketMessages.isInternal}
  order by ${ticketMessages.createdAt} desc, ${ticketMessages.id} desc limit 1)`;

/** A ticket's row in a list. */
export const summaryColumns = {
  id: supportTickets.id,
  ticketNumber: supportTickets.ticketNumber,
  status: supportTickets.status,
  department: supportTickets.department,
  subject: supportTickets.subject,
  lastMessageAt: supportTickets.lastMessageAt,
  lastAuthor: sql<'customer' | 'staff'>`${lastAuthor}`,
  resolvedAt: supportTickets.resolvedAt,
};
