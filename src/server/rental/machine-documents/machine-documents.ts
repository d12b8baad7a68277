import { createHash } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import {
  isWholePdf,
  MACHINE_DOCUMENTS_MAX,
  type MachineDocument,
  type MachineDocumentFacts,
  type MachineDocumentReason,
} from '../../../domain/rental/machine-document.ts';
import { fitsInteger } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import { isOrderId } from '../../orders/find-order.ts';
import { noteEvent } from '../machine-events.ts';
import type { RentalStore } from '../protocols/photographs.ts';
import { machines } from '../tables.ts';
import { machineDocuments } from './tables.ts';

/** Where documents of machines are kept among the files. */
export const MACHINE_DOCUMENTS = 'machine-documents/';

type Added =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly reason: 'machine-not-found' | MachineDocumentReason };

/** Removes a file that no row names. One that stays because the store is gone is found by `sweepRentalFiles`. */
const removeFile = ({ files }: RentalStore, key: string) => files.remove(key).catch(() => {});

/** Locks a machine for the rest of the transaction, so that its documents are counted and written by one at a time. */
async function lockOwner(transaction: Database, id: number): Promise<boolean> {
  if (!fitsInteger(id)) return false;
  const rows = await transaction
    .select({ id: machines.id })
    .from(machines)
    .where(eq(machines.id, id))
    .for('update');
  return rows.length > 0;
}

/** The document of a machine with these bytes; null for none. */
const sameFile = async (database: Database, machineId: number, contentHash: string) =>
  (
    await database
      .select()
      .from(machineDocuments)
      .where(and(eq(machineDocuments.machineId, machineId), eq(machineDocuments.contentHash, contentHash)))
  )[0] ?? null;

const isSame = (kept: typeof machineDocuments.$inferSelect, facts: MachineDocumentFacts): boolean =>
  kept.kind === facts.kind &&
  kept.title === facts.title &&
  kept.validUntil === facts.validUntil &&
  kept.isForCustomer === facts.isForCustomer;

const known = (kept: typeof machineDocuments.$inferSelect, facts: MachineDocumentFacts): Added =>
  isSame(kept, facts) ? { ok: true, id: kept.id } : { ok: false, reason: 'known' };

/**
 * Puts a document to a machine, once however often and by however many it is sent: a machine has the same bytes once. The file is safe
 * before the row names it. Throws while the files or the database are out of order; nothing is kept then.
 */
export const addMachineDocument =
  (store: RentalStore) =>
  async (wanted: {
    readonly machineId: number;
    readonly facts: MachineDocumentFacts;
    readonly bytes: Uint8Array<ArrayBuffer>;
    readonly staffId: string;
  }): Promise<Added> => {
    const { database, files } = store;
    const { machineId, facts, bytes, staffId } = wanted;
    if (!fitsInteger(machineId) || (await database.$count(machines, eq(machines.id, machineId))) === 0)
      return { ok: false, reason: 'machine-not-found' };
    if (!isWholePdf(bytes)) return { ok: false, reason: 'no-pdf' };
    const contentHash = createHash('sha256').update(bytes).digest('hex');
    const before = await sameFile(database, machineId, contentHash);
    if (before !== null) return known(before, facts);
    const file = `${MACHINE_DOCUMENTS}${machineId}/${crypto.randomUUID()}.pdf`;
    await files.put(file, bytes);
    const added = await database.transaction(async (transaction): Promise<Added> => {
      if (!(await lockOwner(transaction, machineId))) return { ok: false, reason: 'machine-not-found' };
      const meanwhile = await sameFile(transaction, machineId, contentHash);
      if (meanwhile !== null) return known(meanwhile, facts);
      const count = await transaction.$count(machineDocuments, eq(machineDocuments.machineId, machineId));
      if (count >= MACHINE_DOCUMENTS_MAX) return { ok: false, reason: 'too-many' };
      const [row] = await transaction
        .insert(machineDocuments)
        .values({ machineId, ...facts, file, contentHash })
        .returning({ id: machineDocuments.id });
      if (row === undefined) throw new Error('No document was written');
      await noteEvent(transaction, { machineId, staffId, kind: 'document-added', detail: facts.title });
      return { ok: true, id: row.id };
    });
    const kept = await sameFile(database, machineId, contentHash);
    if (kept?.file !== file) await removeFile(store, file);
    return added;
  };

/** Takes a document away from a machine, with its file; one that is gone already stays so. */
export const removeMachineDocument =
  (store: RentalStore) =>
  async ({
    machineId,
    id,
    staffId,
  }: {
    readonly machineId: number;
    readonly id: string;
    readonly staffId: string;
  }): Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: 'machine-not-found' }> => {
    const removed = await store.database.transaction(async (transaction) => {
      if (!(await lockOwner(transaction, machineId))) return 'machine-not-found' as const;
      if (!isOrderId(id)) return null;
      const [row] = await transaction
        .delete(machineDocuments)
        .where(and(eq(machineDocuments.id, id), eq(machineDocuments.machineId, machineId)))
        .returning();
      if (row === undefined) return null;
      await noteEvent(transaction, { machineId, staffId, kind: 'document-removed', detail: row.title });
      return row;
    });
    if (removed === 'machine-not-found') return { ok: false, reason: removed };
    if (removed !== null) await removeFile(store, removed.file);
    return { ok: true };
  };

/** The documents of a machine, kind by kind, of each the oldest first. */
export async function documentsOfMachine(
  database: Database,
  machineId: number,
): Promise<readonly MachineDocument[]> {
  const { id, kind, title, validUntil, isForCustomer } = machineDocuments;
  return database
    .select({ id, kind, title, validUntil, isForCustomer })
    .from(machineDocuments)
    .where(eq(machineDocuments.machineId, machineId))
    .orderBy(asc(kind), asc(machineDocuments.createdAt), asc(id));
}
