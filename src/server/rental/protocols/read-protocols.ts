import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { machineKindOf } from '../../../domain/rental/machine-kind.ts';
import type { MachineProtocols, ProtocolView } from '../../../domain/rental/protocol-view.ts';
import { products } from '../../catalogue/tables.ts';
import type { Database } from '../../database/database.ts';
import { bookings, machines } from '../tables.ts';
import { photographsOf } from './photographs.ts';
import { leaseProtocols } from './tables.ts';

/** What stands in a protocol, of a form or a row that has more. */
export const protocolValues = ({
  checks,
  hours,
  fuel,
  note,
  operator,
  signer,
  signature,
  isAgreed,
}: ProtocolView['values']): ProtocolView['values'] => ({
  checks,
  hours,
  fuel,
  note,
  operator,
  signer,
  signature,
  isAgreed,
});

/** The signed protocols of a lease, in the order in which they were signed. */
export async function signedProtocols(database: Database, leaseId: string): Promise<readonly ProtocolView[]> {
  const rows = await database
    .select({
      protocol: leaseProtocols,
      inventoryNumber: machines.inventoryNumber,
      serialNumber: machines.serialNumber,
      categoryId: products.categoryId,
    })
    .from(leaseProtocols)
    .innerJoin(machines, eq(machines.id, leaseProtocols.machineId))
    .innerJoin(products, eq(products.id, machines.productId))
    .where(and(eq(leaseProtocols.leaseId, leaseId), isNotNull(leaseProtocols.signedAt)))
    .orderBy(asc(leaseProtocols.signedAt), asc(leaseProtocols.machineId));
  const photographs = await photographsOf(
    database,
    rows.map(({ protocol }) => protocol.id),
  );
  return rows.map(({ protocol, inventoryNumber, serialNumber, categoryId }) => ({
    id: protocol.id,
    leaseId,
    kind: protocol.kind,
    machineId: protocol.machineId,
    machine: { inventoryNumber, serialNumber },
    machineKind: machineKindOf(categoryId),
    values: protocolValues(protocol),
    valueMinor: protocol.valueMinor,
    signedAt: protocol.signedAt ?? '',
    photographs: photographs.get(protocol.id) ?? [],
  }));
}

/** The machines of some leases with how far their protocols are, by the leases' ids; two queries. */
export async function machineProtocolsOf(
  database: Database,
  leaseIds: readonly string[],
): Promise<ReadonlyMap<string, readonly MachineProtocols[]>> {
  const byLease = new Map<string, MachineProtocols[]>(leaseIds.map((id) => [id, []]));
  if (leaseIds.length === 0) return byLease;
  const booked = await database
    .select({
      leaseId: bookings.leaseId,
      id: machines.id,
      inventoryNumber: machines.inventoryNumber,
      serialNumber: machines.serialNumber,
      isOut: sql<boolean>`bool_or(${bookings.status} <> 'ENDED')`,
    })
    .from(bookings)
    .innerJoin(machines, eq(machines.id, bookings.machineId))
    .where(and(inArray(bookings.leaseId, [...leaseIds]), ne(bookings.status, 'CANCELLED')))
    .groupBy(bookings.leaseId, machines.id)
    .orderBy(asc(machines.id));
  const begun = await database
    .select({
      leaseId: leaseProtocols.leaseId,
      machineId: leaseProtocols.machineId,
      kind: leaseProtocols.kind,
      signedAt: leaseProtocols.signedAt,
    })
    .from(leaseProtocols)
    .where(inArray(leaseProtocols.leaseId, [...leaseIds]));
  for (const { leaseId, ...machine } of booked) {
    const own = begun.filter((each) => each.leaseId === leaseId && each.machineId === machine.id);
    const state = (kind: (typeof own)[number]['kind']) => {
      const found = own.find((each) => each.kind === kind);
      if (found === undefined) return 'missing';
      return found.signedAt === null ? 'draft' : 'signed';
    };
    byLease
      .get(leaseId ?? '')
      ?.push({ ...machine, protocols: { handover: state('handover'), return: state('return') } });
  }
  return byLease;
}
