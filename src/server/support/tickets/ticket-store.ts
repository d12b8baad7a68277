import { eq, type InferSelectModel } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { isOrderId } from '../../orders/find-order.ts';
import type { Files } from '../../ports/files.ts';
import type { Scanner } from '../../ports/scanner.ts';
import { supportTickets } from './tables.ts';

/** Rows of tickets, files apart from them, and who looks into files; null for nobody. */
export interface TicketStore {
  readonly database: Database;
  readonly files: Files;
  readonly scanner: Scanner | null;
}

/** Where the shop is told of what customers write; null for the seller of the market. */
export interface TicketOffice {
  readonly recipient: string | null;
}

export type TicketRow = InferSelectModel<typeof supportTickets>;

/** Locks a ticket for the rest of the transaction, so that whatever is done to it takes turns; null for an unknown one. */
export async function lockTicket(transaction: Database, id: string): Promise<TicketRow | null> {
  if (!isOrderId(id)) return null;
  const [row] = await transaction
    .select()
    .from(supportTickets)
    .where(eq(supportTickets.id, id))
    .for('no key update');
  return row ?? null;
}
