import { and, asc, eq, gt, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable, SelectedFields } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { orderItems } from '../../orders/tables.ts';
import { leaseBills } from '../../rental/bills/tables.ts';
import { leaseEvents, leases, machines } from '../../rental/tables.ts';
import { leaseTerminations } from '../../rental/terminations/tables.ts';
import { leaseDeductions } from '../../rental/deductions/tables.ts';
import { leaseOperators, leasePhotographs, leaseProtocols } from '../../rental/protocols/tables.ts';
import { replacements } from '../../rental/replacements/tables.ts';
import { leaseContracts } from '../../rental/contracts/tables.ts';
import { byOwner, kindOf } from './read-pages.ts';

/** The signed protocols of leases, and the ids of their photographs, which are files of the archive. */
async function protocolsOf(database: Database, ids: readonly string[]) {
  return database
    .select({
      ownerId: orderItems.orderId,
      leaseId: leaseProtocols.leaseId,
      machine: machines.inventoryNumber,
      kind: leaseProtocols.kind,
      checks: leaseProtocols.checks,
      hours: leaseProtocols.hours,
      fuelEighths: leaseProtocols.fuel,
      operator: leaseProtocols.operator,
      note: leaseProtocols.note,
      signer: leaseProtocols.signer,
      signature: leaseProtocols.signature,
      signedAt: leaseProtocols.signedAt,
      photographs: sql<string[]>`array(select ${leasePhotographs.id}::text from ${leasePhotographs}
        where ${leasePhotographs.protocolId} = ${leaseProtocols.id} order by ${leasePhotographs.createdAt})`,
    })
    .from(leaseProtocols)
    .innerJoin(leases, eq(leases.id, leaseProtocols.leaseId))
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .innerJoin(machines, eq(machines.id, leaseProtocols.machineId))
    .where(and(inArray(orderItems.orderId, ids), isNotNull(leaseProtocols.signedAt)))
    .orderBy(asc(orderItems.orderId), asc(leaseProtocols.signedAt));
}

/** What an archive tells of the leases of orders, each kind of record by its order: how they stand, bills, returns, steps, protocols and documents. */
export async function leaseRecordsOf(database: Database, ids: readonly string[]) {
  /** Rows of a table about leases, with whose they are. */
  const ofLeases = <Table extends PgTable & { readonly leaseId: PgColumn }, Columns extends SelectedFields>(
    table: Table,
    columns: Columns,
    { where, by = [] }: { readonly where?: SQL; readonly by?: readonly (SQL | PgColumn)[] },
  ) =>
    database
      .select({ ownerId: orderItems.orderId, leaseId: leases.id, ...columns })
      .from(table as PgTable)
      .innerJoin(leases, eq(leases.id, table.leaseId))
      .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
      .where(and(inArray(orderItems.orderId, ids), where))
      .orderBy(...by);
  return {
    leases: byOwner(
      await database
        .select({
          ownerId: orderItems.orderId,
          id: leases.id,
          productId: orderItems.productId,
          firstDay: leases.firstDay,
          lastDay: leases.lastDay,
          depositMinor: leases.depositMinor,
          depositBackMinor: leases.depositBackMinor,
          status: leases.status,
          createdAt: leases.createdAt,
          updatedAt: leases.updatedAt,
        })
        .from(leases)
        .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
        .where(inArray(orderItems.orderId, ids))
        .orderBy(asc(orderItems.orderId), asc(orderItems.position)),
    ),
    leaseBills: byOwner(
      await ofLeases(
        leaseBills,
        {
          orderId: leaseBills.orderId,
          kind: leaseBills.kind,
          firstDay: leaseBills.firstDay,
          lastDay: leaseBills.lastDay,
        },
        { by: [asc(leaseBills.firstDay)] },
      ),
    ),
    leaseReturns: byOwner(
      await ofLeases(
        leaseTerminations,
        {
          requestedAt: leaseTerminations.requestedAt,
          status: leaseTerminations.status,
          returnOn: leaseTerminations.returnOn,
          reason: leaseTerminations.reason,
          note: leaseTerminations.note,
          feeMinor: leaseTerminations.feeMinor,
          carrier: leaseTerminations.carrier,
          trackingNumber: leaseTerminations.trackingNumber,
          answerNote: leaseTerminations.answerNote,
        },
        { by: [asc(leaseTerminations.requestedAt)] },
      ),
    ),
    leaseHistory: byOwner(
      await ofLeases(
        leaseEvents,
        {
          at: leaseEvents.at,
          fromStatus: leaseEvents.fromStatus,
          toStatus: leaseEvents.toStatus,
          reason: leaseEvents.reason,
          by: kindOf(leaseEvents.actor),
        },
        { by: [asc(orderItems.orderId), asc(leaseEvents.id)] },
      ),
    ),
    leaseDeductions: byOwner(
      await ofLeases(
        leaseDeductions,
        {
          kind: leaseDeductions.kind,
          amountMinor: leaseDeductions.amountMinor,
          note: leaseDeductions.note,
          at: leaseDeductions.at,
        },
        { where: gt(leaseDeductions.amountMinor, 0), by: [asc(leaseDeductions.at)] },
      ),
    ),
    leaseOperators: byOwner(
      await ofLeases(
        leaseOperators,
        {
          name: leaseOperators.name,
          licenceNumber: leaseOperators.licenceNumber,
        },
        {},
      ),
    ),
    leaseProtocols: byOwner(await protocolsOf(database, ids)),
    leaseReplacements: byOwner(
      await ofLeases(
        replacements,
        {
          askedAt: replacements.createdAt,
          reason: replacements.reason,
          status: replacements.status,
          offer: replacements.offer,
          until: replacements.expiresAt,
          choice: replacements.choice,
          by: replacements.decidedBy,
          decidedAt: replacements.decidedAt,
        },
        { by: [asc(orderItems.orderId), asc(replacements.createdAt)] },
      ),
    ),
    leaseContracts: byOwner(
      await database
        .select({
          ownerId: leaseContracts.orderId,
          leaseId: leaseContracts.leaseId,
          annex: leaseContracts.annex,
          issuedAt: leaseContracts.issuedAt,
          content: leaseContracts.content,
        })
        .from(leaseContracts)
        .where(inArray(leaseContracts.orderId, ids))
        .orderBy(asc(leaseContracts.orderId), asc(leaseContracts.line), asc(leaseContracts.annex)),
    ),
  };
}
