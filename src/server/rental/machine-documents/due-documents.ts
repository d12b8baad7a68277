import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { documentsDue, EXPIRY_NOTICE_DAYS } from '../../../domain/rental/machine-document.ts';
import type { Database } from '../../database/database.ts';
import { depots, machines } from '../tables.ts';
import { todayIn, todayOf } from '../today.ts';
import { machineDocuments } from './tables.ts';

/** So many are listed, the first to end first; as many are renewed before the next ones are looked at. */
const LISTED = 200;

/** The documents of a depot's machines in service, or of all, that end soon or are over, each by its market's day; the first to end first. */
export const dueDocuments =
  (database: Database) =>
  async ({ depotId }: { readonly depotId: number | null }) => {
    const isEnding = sql`${machineDocuments.validUntil} <= ${todayOf(depots.market)} + ${EXPIRY_NOTICE_DAYS}::int`;
    const ending = database
      .select({ id: machines.id })
      .from(machineDocuments)
      .innerJoin(machines, eq(machines.id, machineDocuments.machineId))
      .innerJoin(depots, eq(depots.id, machines.depotId))
      .where(
        and(
          isEnding,
          isNull(machines.retiredAt),
          depotId === null ? undefined : eq(machines.depotId, depotId),
        ),
      );
    const rows = await database
      .select({
        id: machineDocuments.id,
        kind: machineDocuments.kind,
        title: machineDocuments.title,
        validUntil: machineDocuments.validUntil,
        machineId: machines.id,
        inventoryNumber: machines.inventoryNumber,
        market: depots.market,
      })
      .from(machineDocuments)
      .innerJoin(machines, eq(machines.id, machineDocuments.machineId))
      .innerJoin(depots, eq(depots.id, machines.depotId))
      .where(inArray(machines.id, ending));
    return [...Map.groupBy(rows, ({ machineId }) => machineId).values()]
      .flatMap((ofMachine) => documentsDue(ofMachine, todayIn(ofMachine[0]?.market ?? 'UA')))
      .toSorted((one, other) => one.validUntil.localeCompare(other.validUntil))
      .slice(0, LISTED);
  };
