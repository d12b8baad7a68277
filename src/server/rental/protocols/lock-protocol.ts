import { and, eq, sql } from 'drizzle-orm';
import type { ProtocolSubject } from '../../../domain/rental/protocol.ts';
import { fitsInteger } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import { isOrderId } from '../../orders/find-order.ts';
import { bookings } from '../tables.ts';
import { leaseProtocols } from './tables.ts';

/** Whether a protocol is that of a machine of a lease, of a kind. */
export const isSubject = ({ leaseId, kind, machineId }: ProtocolSubject) =>
  and(
    eq(leaseProtocols.leaseId, leaseId),
    eq(leaseProtocols.kind, kind),
    eq(leaseProtocols.machineId, machineId),
  );

/** Whether a lease has or had a machine; whatever an address may say. */
export async function isLeased(
  database: Database,
  { leaseId, machineId }: Pick<ProtocolSubject, 'leaseId' | 'machineId'>,
): Promise<boolean> {
  if (!isOrderId(leaseId) || !fitsInteger(machineId)) return false;
  const isOwn = and(eq(bookings.leaseId, leaseId), eq(bookings.machineId, machineId));
  return (await database.$count(bookings, and(isOwn, sql`${bookings.status} <> 'CANCELLED'`))) > 0;
}

/** The row of a protocol of a machine that the lease has, locked until the end of the transaction, and made if there is none. */
export async function lockProtocol(transaction: Database, subject: ProtocolSubject) {
  const { leaseId, kind, machineId } = subject;
  await transaction.insert(leaseProtocols).values({ leaseId, kind, machineId }).onConflictDoNothing();
  const [row] = await transaction.select().from(leaseProtocols).where(isSubject(subject)).for('update');
  return row ?? null;
}
