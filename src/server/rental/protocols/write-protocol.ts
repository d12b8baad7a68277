import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { marketOf, type Market } from '../../../domain/locale/market.ts';
import { machineKindOf, type MachineKind } from '../../../domain/rental/machine-kind.ts';
import { needsOperator, operatorLine } from '../../../domain/rental/operator.ts';
import {
  signingFaults,
  STEP_OF_PROTOCOL,
  type ProtocolSubject,
  type ProtocolValues,
} from '../../../domain/rental/protocol.ts';
import { products } from '../../catalogue/tables.ts';
import type { Database } from '../../database/database.ts';
import type { LockedOrder } from '../../orders/lock-order.ts';
import { lockBills } from '../bills/lease-bills.ts';
import { endBookings } from '../end-bookings.ts';
import { leaseBefore, stepLease, type LeaseStepTaken } from '../lease-steps.ts';
import { lockMachine } from '../lock-machine.ts';
import { noteEvent } from '../machine-events.ts';
import { lockOrderOfLease } from '../own-lease.ts';
import { leases, machines } from '../tables.ts';
import { followLease } from '../terminations/follow-lease.ts';
import { todayIn } from '../today.ts';
import { isLeased, isSubject, lockProtocol } from './lock-protocol.ts';
import { operatorOf } from './lease-operators.ts';
import { protocolValues } from './read-protocols.ts';
import { leaseProtocols } from './tables.ts';
import { unsignedMachines } from './unsigned-machines.ts';

/** A protocol as a form has it; `revision` is that of the draft which the form saw. */
export interface WrittenProtocol extends ProtocolSubject {
  readonly values: ProtocolValues;
  readonly revision: number;
  readonly staffId: string;
}

type Refused<Reason extends string> = { readonly ok: false; readonly reason: Reason };
type Kept = { readonly ok: true } | Refused<'protocol-not-found' | 'protocol-signed' | 'protocol-changed'>;
type Signed =
  | Kept
  | Exclude<LeaseStepTaken, { readonly ok: true }>
  | Refused<'machine-back'>
  | (Refused<'invalid-fields'> & {
      readonly errors: Readonly<Record<string, string>>;
      /** The least that the hour meter can show; null where nobody knows. */
      readonly hoursMin: number | null;
    });

const NOT_FOUND = { ok: false, reason: 'protocol-not-found' } as const;

/** The row of a protocol, which is made with its first word or photograph. */
type ProtocolRow = NonNullable<Awaited<ReturnType<typeof lockProtocol>>>;

const isSame = (row: ProtocolRow, values: ProtocolValues): boolean => {
  const sorted = (of: ProtocolValues) =>
    JSON.stringify({
      ...protocolValues(of),
      checks: Object.entries(of.checks)
        .map(([item, { isRight, note }]) => [item, isRight, note])
        .toSorted(([one], [other]) => String(one).localeCompare(String(other))),
    });
  return sorted(row) === sorted(values);
};

/** Why a form cannot be written to a draft: it is signed, or somebody else changed it; null if it can. Of one that says the same nothing is wrong. */
function draftProblem(
  row: ProtocolRow,
  { values, revision }: WrittenProtocol,
): 'same' | 'protocol-signed' | 'protocol-changed' | null {
  if (row.signedAt !== null) return isSame(row, values) ? 'same' : 'protocol-signed';
  if (row.revision === revision) return null;
  return isSame(row, values) ? 'same' : 'protocol-changed';
}

const write = (
  transaction: Database,
  { id }: ProtocolRow,
  { staffId, ...set }: PgUpdateSetSource<typeof leaseProtocols> & { readonly staffId: string },
) =>
  transaction
    .update(leaseProtocols)
    .set({
      ...set,
      savedBy: staffId,
      savedAt: sql`now()`,
      revision: sql`${leaseProtocols.revision} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(leaseProtocols.id, id), isNull(leaseProtocols.signedAt)));

/** Keeps what was typed in a protocol that is not signed yet. */
export const keepProtocol =
  (database: Database) =>
  async (written: WrittenProtocol): Promise<Kept> => {
    if (!(await isLeased(database, written))) return NOT_FOUND;
    return database.transaction(async (transaction): Promise<Kept> => {
      const row = await lockProtocol(transaction, written);
      if (row === null) return NOT_FOUND;
      const problem = draftProblem(row, written);
      if (problem === 'same') return { ok: true };
      if (problem !== null) return { ok: false, reason: problem };
      await write(transaction, row, { ...protocolValues(written.values), staffId: written.staffId });
      return { ok: true };
    });
  };

/** What kind of machine a product is, and who is to drive it for a lease, as `signingFaults` asks. */
async function demandsOf(
  transaction: Database,
  { leaseId, kind }: ProtocolSubject,
  productId: number,
): Promise<{ readonly machineKind: MachineKind; readonly operator: string | null }> {
  const [product] = await transaction
    .select({ categoryId: products.categoryId })
    .from(products)
    .where(eq(products.id, productId));
  const categoryId = product?.categoryId ?? -1;
  const machineKind = machineKindOf(categoryId);
  const [lease] = await transaction
    .select({ options: leases.options })
    .from(leases)
    .where(eq(leases.id, leaseId));
  if (kind === 'return' || !needsOperator(categoryId, lease?.options ?? [])) {
    return { machineKind, operator: null };
  }
  const operator = await operatorOf(transaction, leaseId);
  return { machineKind, operator: operator === null ? '' : operatorLine(operator) };
}

/** The machine's own part of a signature: its hours, its history, and its days once it is back. */
async function noteMachine(
  transaction: Database,
  { leaseId, kind, machineId, values, staffId }: WrittenProtocol,
  { order, market }: { readonly order: LockedOrder; readonly market: Market },
): Promise<void> {
  const { hours } = values;
  if (hours !== null) {
    await transaction
      .update(machines)
      .set({ hours, updatedAt: sql`now()` })
      .where(eq(machines.id, machineId));
  }
  await noteEvent(transaction, {
    machineId,
    staffId,
    kind: kind === 'handover' ? 'handed-over' : 'came-back',
    detail: order.orderNumber,
  });
  if (kind === 'return') {
    await endBookings(transaction, { leaseId, machineId }, { backOn: todayIn(market), market });
  }
}

/** Is thrown so that nothing of a signature stays that is refused at its end. */
class StepRefused extends Error {
  readonly refusal: Exclude<LeaseStepTaken, { readonly ok: true }>;
  constructor(refusal: Exclude<LeaseStepTaken, { readonly ok: true }>) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

async function sign(transaction: Database, written: WrittenProtocol): Promise<Signed> {
  const { leaseId, kind, machineId, values, staffId } = written;
  const order = await lockOrderOfLease(transaction, leaseId);
  if (order && kind === 'return') await lockBills(transaction, leaseId);
  const machine = order && (await lockMachine(transaction, machineId));
  if (!order || !machine) return NOT_FOUND;
  const [known] = await transaction.select().from(leaseProtocols).where(isSubject(written));
  if (known && known.signedAt !== null) {
    return isSame(known, values) ? { ok: true } : { ok: false, reason: 'protocol-signed' };
  }
  const to = STEP_OF_PROTOCOL[kind];
  const before = await leaseBefore(transaction, order, { leaseId, to });
  if (!before.ok) return before;
  // One that came back, or was swapped for another, is no longer the lease's.
  if (!(await unsignedMachines(transaction, leaseId, kind)).includes(machineId)) {
    return { ok: false, reason: 'machine-back' };
  }
  const demands = await demandsOf(transaction, written, machine.productId);
  const { hours: hoursMin } = machine;
  const errors = signingFaults(values, { ...demands, hoursMin });
  if (Object.keys(errors).length > 0) return { ok: false, reason: 'invalid-fields', errors, hoursMin };
  const row = await lockProtocol(transaction, written);
  if (row === null) return NOT_FOUND;
  const problem = draftProblem(row, written);
  if (problem !== null && problem !== 'same') return { ok: false, reason: problem };
  await write(transaction, row, {
    ...protocolValues(values),
    valueMinor: machine.valueMinor,
    signedAt: sql`now()`,
    signedBy: staffId,
    staffId,
  });
  await noteMachine(transaction, written, { order, market: marketOf(order.currency) });
  if ((await unsignedMachines(transaction, leaseId, kind)).length > 0) {
    // The first of several machines that come back.
    if (kind === 'return')
      await followLease(transaction, order, { leaseId, to: 'IN_PROGRESS', actor: `staff:${staffId}` });
    return { ok: true };
  }
  const step = await stepLease(transaction, order, { leaseId, to, stopReason: 'shop-other', staffId });
  if (!step.ok) throw new StepRefused(step);
  return step;
}

/**
 * Signs a protocol, once however often it is sent: nothing of it changes after that. With the last machine of a lease the lease takes its
 * step in the same transaction, under the lock of its order; where the step is not allowed, nothing is signed. A machine that came back
 * is free again at once, also while others of its lease are still out.
 */
export const signProtocol =
  (database: Database) =>
  async (written: WrittenProtocol): Promise<Signed> => {
    if (!(await isLeased(database, written))) return NOT_FOUND;
    return database
      .transaction((transaction) => sign(transaction, written))
      .catch((error: unknown) => {
        if (error instanceof StepRefused) return error.refusal;
        throw error;
      });
  };
