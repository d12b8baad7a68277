import { and, eq, lte, sql } from 'drizzle-orm';
import { transition } from '../../../domain/orders/transition.ts';
import { CUSTOMER_STEPS, REOPEN_DAYS, staffSteps } from '../../../domain/support/ticket.ts';
import type { TicketStatus } from '../../../domain/support/ticket-status.ts';
import { newsOfStep } from '../../../domain/notifications/notification.ts';
import { recordStaffChanges } from '../../audit/record-staff-changes.ts';
import type { Database } from '../../database/database.ts';
import { announceTicket } from '../../notifications/announce.ts';
import { supportTickets, ticketEvents } from './tables.ts';
import { lockTicket, type TicketRow } from './ticket-store.ts';
import { moveTicket } from './write-message.ts';

export type StepTaken =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'ticket-not-found' | 'transition-not-allowed' };

const takeStep = (
  database: Database,
  ticketId: string,
  step: {
    readonly to: TicketStatus;
    readonly actor: string;
    /** Whether its customer is told by the bell: what they did themselves is no news. */
    readonly isTold: boolean;
    readonly isAllowed: (ticket: TicketRow) => boolean;
  },
): Promise<StepTaken> =>
  database.transaction(async (transaction) => {
    const ticket = await lockTicket(transaction, ticketId);
    if (ticket === null) return { ok: false, reason: 'ticket-not-found' };
    if (!step.isAllowed(ticket)) return { ok: false, reason: 'transition-not-allowed' };
    const { eventId } = await moveTicket(transaction, ticket, step);
    const news = step.isTold ? newsOfStep(ticket.status, step.to) : null;
    if (news !== null)
      await announceTicket(transaction, ticket, { news, occasion: `ticket-step:${eventId}` });
    return { ok: true };
  });

/** Calls a ticket solved, or takes it back, by its customer; the caller has found it to be theirs. `userId` null is a visitor. */
export const takeCustomerStep =
  (database: Database) =>
  (asked: { ticketId: string; to: TicketStatus; userId: string | null }): Promise<StepTaken> =>
    takeStep(database, asked.ticketId, {
      to: asked.to,
      actor: asked.userId === null ? 'visitor' : `customer:${asked.userId}`,
      isTold: false,
      isAllowed: ({ status }) => transition<TicketStatus>(CUSTOMER_STEPS, status, asked.to).ok,
    });

/** Moves a ticket along its table, by staff; of two at once one is refused. */
export const takeStaffStep =
  (database: Database) =>
  (asked: { ticketId: string; to: TicketStatus; staffId: string }): Promise<StepTaken> =>
    takeStep(database, asked.ticketId, {
      to: asked.to,
      actor: `staff:${asked.staffId}`,
      isTold: true,
      isAllowed: (ticket) => staffSteps(ticket, Date.now()).includes(asked.to),
    });

/** Gives a ticket to who asks, or back to nobody. Said twice it changes nothing. */
export const assignTicket =
  (database: Database) =>
  (asked: { ticketId: string; staffId: string; isTaken: boolean }): Promise<StepTaken> =>
    database.transaction(async (transaction) => {
      const ticket = await lockTicket(transaction, asked.ticketId);
      if (ticket === null) return { ok: false, reason: 'ticket-not-found' };
      const assignedTo = asked.isTaken ? asked.staffId : null;
      if (ticket.assignedTo === assignedTo) return { ok: true };
      await transaction.update(supportTickets).set({ assignedTo }).where(eq(supportTickets.id, ticket.id));
      await transaction.insert(ticketEvents).values({
        ticketId: ticket.id,
        kind: asked.isTaken ? 'assigned' : 'released',
        actor: `staff:${asked.staffId}`,
      });
      await recordStaffChanges(transaction, `staff:${asked.staffId}`, [
        {
          subject: 'ticket',
          subjectId: ticket.id,
          action: 'ticket-assigned',
          changes: {
            assigned: [ticket.assignedTo === null ? 'no' : 'yes', assignedTo === null ? 'no' : 'yes'],
          },
        },
      ]);
      return { ok: true };
    });

/** The chore's name in logs and metrics. */
export const SOLVED_TICKETS = 'solved tickets';

const isOver = and(
  eq(supportTickets.status, 'RESOLVED'),
  lte(supportTickets.resolvedAt, sql`now() - make_interval(days => ${REOPEN_DAYS})`),
);

/** Completes tickets that were solved 14 days ago and have not been opened again; whoever looks sees before that they are over. */
export const completeSolved = (database: Database) => async (): Promise<number> => {
  const done = await database.transaction(async (transaction) => {
    const rows = await transaction
      .update(supportTickets)
      .set({ status: 'COMPLETED' })
      .where(isOver)
      .returning({ id: supportTickets.id });
    if (rows.length > 0) {
      await transaction
        .insert(ticketEvents)
        .values(rows.map(({ id }) => ({ ticketId: id, toStatus: 'COMPLETED' as const, actor: 'shop' })));
    }
    return rows;
  });
  return done.length;
};
