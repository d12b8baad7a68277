import { and, desc, eq, lt } from 'drizzle-orm';
import type { MachineEvent, MachineEventKind } from '../../domain/rental/machine-event.ts';
import type { RentalPeriod } from '../../domain/rental/rental-days.ts';
import { recordStaffChanges } from '../audit/record-staff-changes.ts';
import { shownName } from '../account/shown-name.ts';
import { users } from '../account/tables.ts';
import type { Database } from '../database/database.ts';
import { machineEvents } from './tables.ts';

/** What somebody did with a machine. */
interface NotedChange {
  readonly machineId: number;
  /** Null for what the shop or a customer did. */
  readonly staffId: string | null;
  readonly kind: MachineEventKind | 'calendar-renewed' | 'calendar-ended';
  readonly period?: RentalPeriod;
  /** Inventory and serial numbers, titles of documents, numbers of orders; nothing of a customer as a person. */
  readonly detail?: string;
}

/** Steps on one page of a machine's history. */
const PAGE_SIZE = 20;

/** Writes what staff did with a machine into the log; what customers and the shop itself do is not written. */
export async function recordMachineChange(
  transaction: Database,
  { machineId, staffId, kind, period, detail = '' }: NotedChange,
): Promise<void> {
  if (staffId === null) return;
  await recordStaffChanges(transaction, `staff:${staffId}`, [
    {
      subject: 'machine',
      subjectId: String(machineId),
      action: 'machine-changed',
      changes: {
        machineStep: ['', kind],
        ...(period && { firstDay: ['', period.firstDay], lastDay: ['', period.lastDay] }),
        ...(detail !== '' && { detail: ['', detail] }),
      },
    },
  ]);
}

/** Writes down what somebody did with a machine, in the transaction that does it; what staff did stands in the log, too. */
export async function noteEvent(
  transaction: Database,
  event: NotedChange & { readonly kind: MachineEventKind },
): Promise<void> {
  const { machineId, staffId, kind, period, detail } = event;
  await transaction.insert(machineEvents).values({
    machineId,
    staffId,
    kind,
    firstDay: period?.firstDay ?? null,
    lastDay: period?.lastDay ?? null,
    detail: detail ?? null,
  });
  await recordMachineChange(transaction, event);
}

/** A page of what was done with a machine, the latest first; `next` is the step after which the next page begins, null for the last one. */
export async function listEvents(
  database: Database,
  { machineId, after }: { machineId: number; after: number | null },
): Promise<{ readonly events: MachineEvent[]; readonly next: number | null }> {
  const rows = await database
    .select({
      id: machineEvents.id,
      kind: machineEvents.kind,
      firstDay: machineEvents.firstDay,
      lastDay: machineEvents.lastDay,
      detail: machineEvents.detail,
      at: machineEvents.at,
      name: shownName,
    })
    .from(machineEvents)
    .leftJoin(users, eq(users.id, machineEvents.staffId))
    .where(
      and(eq(machineEvents.machineId, machineId), after === null ? undefined : lt(machineEvents.id, after)),
    )
    .orderBy(desc(machineEvents.id))
    .limit(PAGE_SIZE + 1);
  const events = rows.slice(0, PAGE_SIZE);
  return { events, next: rows.length > events.length ? (events.at(-1)?.id ?? null) : null };
}
