import { asc, count, eq, inArray } from 'drizzle-orm';
import {
  PHOTOGRAPHS_MAX,
  type PhotographReason,
  type ProtocolSubject,
} from '../../../domain/rental/protocol.ts';
import { mayRead } from '../../../domain/orders/ownership.ts';
import { encodePhotograph } from '../../account/avatars/encode-picture.ts';
import type { Database } from '../../database/database.ts';
import { isOrderId } from '../../orders/find-order.ts';
import { orderItems, orders } from '../../orders/tables.ts';
import type { Files, StoredFile } from '../../ports/files.ts';
import { leases } from '../tables.ts';
import { leasePhotographs, leaseProtocols } from './tables.ts';
import { isLeased, lockProtocol } from './lock-protocol.ts';

/** Rows of what is kept of rentals, and files apart from them. */
export interface RentalStore {
  readonly database: Database;
  readonly files: Files;
}

/** Where photographs of protocols are kept among the files. */
export const PHOTOGRAPHS = 'protocols/';

type Taken =
  | { readonly ok: true; readonly id: string }
  /** `busy`: too many others wait for the same. */
  | { readonly ok: false; readonly reason: PhotographReason | 'busy' | 'protocol-not-found' };

/** Removes a file that no row names. One that stays because the store is gone is found by `sweepRentalFiles`. */
const removeFile = ({ files }: RentalStore, key: string) => files.remove(key).catch(() => {});

const photographOf = async (database: Database, id: string) =>
  (
    await database
      .select({ photograph: leasePhotographs, protocol: leaseProtocols })
      .from(leasePhotographs)
      .innerJoin(leaseProtocols, eq(leaseProtocols.id, leasePhotographs.protocolId))
      .where(eq(leasePhotographs.id, id))
  )[0] ?? null;

const isOf = (
  { leaseId, kind, machineId }: ProtocolSubject,
  protocol: Readonly<Record<keyof ProtocolSubject, unknown>>,
): boolean => protocol.leaseId === leaseId && protocol.kind === kind && protocol.machineId === machineId;

/**
 * Puts a photograph to a protocol that is not signed, once however often it is sent: `id` is made where it was chosen. The file is safe
 * before the row names it. Throws while the files or the database are out of order; nothing is kept then.
 */
export const addPhotograph =
  (store: RentalStore) =>
  async (subject: ProtocolSubject, { id, bytes }: { id: string; bytes: Uint8Array }): Promise<Taken> => {
    const { database, files } = store;
    if (!(await isLeased(database, subject))) return { ok: false, reason: 'protocol-not-found' };
    const known = await photographOf(database, id);
    if (known !== null) {
      return isOf(subject, known.protocol) ? { ok: true, id } : { ok: false, reason: 'failed' };
    }
    const picture = await encodePhotograph(bytes);
    if (!picture.ok) return picture;
    const file = `${PHOTOGRAPHS}${subject.leaseId}/${id}-${crypto.randomUUID().slice(0, 8)}.webp`;
    await files.put(file, picture.bytes);
    const written = await database.transaction(async (transaction): Promise<Taken> => {
      const protocol = await lockProtocol(transaction, subject);
      if (protocol === null) return { ok: false, reason: 'protocol-not-found' };
      if (protocol.signedAt !== null) return { ok: false, reason: 'signed' };
      const [{ taken } = { taken: 0 }] = await transaction
        .select({ taken: count() })
        .from(leasePhotographs)
        .where(eq(leasePhotographs.protocolId, protocol.id));
      if (taken >= PHOTOGRAPHS_MAX) return { ok: false, reason: 'too-many' };
      await transaction
        .insert(leasePhotographs)
        .values({ id, protocolId: protocol.id, file })
        .onConflictDoNothing();
      return { ok: true, id };
    });
    const kept = await photographOf(database, id);
    if (kept?.photograph.file !== file) await removeFile(store, file);
    return written;
  };

/** Takes a photograph away from a protocol that is not signed; one that is gone already stays so. */
export const removePhotograph =
  (store: RentalStore) =>
  async (subject: ProtocolSubject, id: string): Promise<{ readonly ok: boolean }> => {
    const { database } = store;
    const file = await database.transaction(async (transaction) => {
      const found = await photographOf(transaction, id);
      if (found === null || !isOf(subject, found.protocol)) return null;
      const protocol = await lockProtocol(transaction, found.protocol);
      if (protocol === null) return null;
      if (protocol.signedAt !== null) return 'signed' as const;
      await transaction.delete(leasePhotographs).where(eq(leasePhotographs.id, id));
      return { key: found.photograph.file };
    });
    if (file === 'signed') return { ok: false };
    if (file !== null) await removeFile(store, file.key);
    return { ok: true };
  };

/** Who asks for a photograph; `isStaff` has passed the door of the back office. */
export interface PhotographReader {
  readonly userId: string | null;
  readonly guestOrderIds: readonly string[];
  readonly isStaff: boolean;
}

/**
 * A photograph for staff, and once its protocol is signed for the owner of its order and the guest who placed it: nobody signed in is 401,
 * somebody else 403.
 */
export const readPhotograph =
  ({ database, files }: RentalStore) =>
  async (
    id: string,
    { userId, guestOrderIds, isStaff }: PhotographReader,
  ): Promise<StoredFile | 'not-signed-in' | 'not-owner' | null> => {
    if (userId === null && guestOrderIds.length === 0) return 'not-signed-in';
    if (!isOrderId(id)) return null;
    const [found] = await database
      .select({
        file: leasePhotographs.file,
        signedAt: leaseProtocols.signedAt,
        order: { id: orders.id, userId: orders.userId },
      })
      .from(leasePhotographs)
      .innerJoin(leaseProtocols, eq(leaseProtocols.id, leasePhotographs.protocolId))
      .innerJoin(leases, eq(leases.id, leaseProtocols.leaseId))
      .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(eq(leasePhotographs.id, id));
    if (!found) return null;
    if (!isStaff) {
      const access = mayRead(found.order, userId, guestOrderIds);
      if (!access.ok) return access.reason;
      if (found.signedAt === null) return null;
    }
    return files.get(found.file);
  };

/** The photographs of protocols, in the order in which they were taken in. */
export async function photographsOf(
  database: Database,
  protocolIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>();
  if (protocolIds.length === 0) return found;
  const rows = await database
    .select({ id: leasePhotographs.id, protocolId: leasePhotographs.protocolId })
    .from(leasePhotographs)
    .where(inArray(leasePhotographs.protocolId, [...protocolIds]))
    .orderBy(asc(leasePhotographs.createdAt), asc(leasePhotographs.id));
  for (const { id, protocolId } of rows) found.set(protocolId, [...(found.get(protocolId) ?? []), id]);
  return found;
}
