import { and, asc, desc, eq, ne, or, sql } from 'drizzle-orm';
import { actorKindOf } from '../../../domain/orders/actor.ts';
import { greetedName } from '../../../domain/support/ticket-forms.ts';
import type { StaffTicketView, TicketSummary } from '../../../domain/support/ticket-view.ts';
import { users } from '../../account/tables.ts';
import type { Database } from '../../database/database.ts';
import { orderAddresses } from '../../orders/address-tables.ts';
import { isOrderId } from '../../orders/find-order.ts';
import { orderItems } from '../../orders/tables.ts';
import { warrantyViews } from '../../warranties/warranty-views.ts';
import { factsOf, messagesOf, subjectOf, summaryColumns } from './find-ticket.ts';
import { supportTickets, ticketEvents } from './tables.ts';
import type { TicketRow } from './ticket-store.ts';

/** So many other tickets of a customer are named. */
const OTHERS = 10;

const othersOf = (database: Database, { id, userId, email }: TicketRow): Promise<TicketSummary[]> =>
  database
    .select(summaryColumns)
    .from(supportTickets)
    .where(
      and(
        ne(supportTickets.id, id),
        or(
          userId === null ? undefined : eq(supportTickets.userId, userId),
          sql`lower(${supportTickets.email}) = ${email.toLowerCase()}`,
        ),
      ),
    )
    .orderBy(desc(supportTickets.createdAt))
    .limit(OTHERS);

async function personOf(database: Database, id: string | null) {
  if (id === null) return null;
  const [row] = await database
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, id));
  return row ? { id: row.id, name: row.name || row.email, email: row.email } : null;
}

/** Who asks: by the ticket, else the recipient of its order; the address where neither says a name. */
async function customersName(database: Database, { name, email, orderId }: TicketRow): Promise<string> {
  if (greetedName(name) !== null || orderId === null) return greetedName(name) ?? email;
  const [found] = await database
    .select({ firstName: orderAddresses.firstName, lastName: orderAddresses.lastName })
    .from(orderAddresses)
    .where(and(eq(orderAddresses.orderId, orderId), eq(orderAddresses.kind, 'shipping')));
  return `${found?.firstName ?? ''} ${found?.lastName ?? ''}`.trim() || email;
}

/** A ticket for staff, with their notes, its history and the customer's other tickets; null for an unknown one. */
export const findStaffTicket =
  (database: Database) =>
  async (id: string): Promise<StaffTicketView | null> => {
    if (!isOrderId(id)) return null;
    const [row] = await database.select().from(supportTickets).where(eq(supportTickets.id, id));
    if (!row) return null;
    const events = await database
      .select()
      .from(ticketEvents)
      .where(eq(ticketEvents.ticketId, id))
      .orderBy(asc(ticketEvents.id));
    const [previous] =
      row.previousId === null
        ? []
        : await database
            .select({ id: supportTickets.id, ticketNumber: supportTickets.ticketNumber })
            .from(supportTickets)
            .where(eq(supportTickets.id, row.previousId));
    const [warranty] =
      row.orderItemId === null
        ? []
        : await warrantyViews(database, eq(orderItems.id, row.orderItemId), { limit: 1 });
    const assigned = await personOf(database, row.assignedTo);
    const owner = await personOf(database, row.userId);
    return {
      ...factsOf(row),
      name: await customersName(database, row),
      ...(await subjectOf(database, row)),
      email: owner?.email ?? row.email,
      phone: row.phone,
      requestId: row.requestId,
      assignedTo: assigned && { id: assigned.id, name: assigned.name },
      waitingSince: row.waitingSince,
      previous: previous ?? null,
      warranty: warranty ?? null,
      messages: await messagesOf(database, id),
      events: events.map(({ kind, toStatus, actor, at }) => {
        const by = actor === 'visitor' ? 'customer' : actorKindOf(actor);
        return { kind, toStatus, actor: by === 'payment' || by === 'program' ? 'shop' : by, at };
      }),
      others: await othersOf(database, row),
    };
  };
