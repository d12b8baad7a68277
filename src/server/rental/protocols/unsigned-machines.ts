import { and, eq, inArray, isNotNull, notExists } from 'drizzle-orm';
import { PROTOCOL_KINDS, STEP_OF_PROTOCOL, type ProtocolKind } from '../../../domain/rental/protocol.ts';
import type { Database } from '../../database/database.ts';
import { bookings } from '../tables.ts';
import { leaseProtocols } from './tables.ts';

/** The machines that a lease has and that have no signed protocol of a kind; one that came back is no longer the lease's. */
export async function unsignedMachines(
  database: Database,
  leaseId: string,
  kind: ProtocolKind,
): Promise<readonly number[]> {
  const signed = database
    .select({ id: leaseProtocols.id })
    .from(leaseProtocols)
    .where(
      and(
        eq(leaseProtocols.leaseId, leaseId),
        eq(leaseProtocols.machineId, bookings.machineId),
        eq(leaseProtocols.kind, kind),
        isNotNull(leaseProtocols.signedAt),
      ),
    );
  const rows = await database
    .selectDistinct({ id: bookings.machineId })
    .from(bookings)
    .where(
      and(eq(bookings.leaseId, leaseId), inArray(bookings.status, ['HELD', 'CONFIRMED']), notExists(signed)),
    );
  return rows.map(({ id }) => id);
}

/** The kind of the protocols that a lease needs for a step; null for a step that needs none. */
export const protocolOfStep = (to: string): ProtocolKind | null =>
  PROTOCOL_KINDS.find((kind) => STEP_OF_PROTOCOL[kind] === to) ?? null;

/** Whether a machine was handed over for a lease, by a signed protocol. */
export const isHandedOver = async (
  database: Database,
  { leaseId, machineId }: { readonly leaseId: string; readonly machineId: number },
): Promise<boolean> =>
  (await database.$count(
    leaseProtocols,
    and(
      eq(leaseProtocols.leaseId, leaseId),
      eq(leaseProtocols.machineId, machineId),
      eq(leaseProtocols.kind, 'handover'),
      isNotNull(leaseProtocols.signedAt),
    ),
  )) > 0;
