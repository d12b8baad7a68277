import { randomUUID } from 'node:crypto';
import { addAbortSignal, Readable } from 'node:stream';
import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { EXPORT_DAYS, EXPORTS } from '../../../domain/account/data-export.ts';
import { mayTake, workOnClaimed } from '../../database/chores/chores.ts';
import type { Database } from '../../database/database.ts';
import { orderItems, orders } from '../../orders/tables.ts';
import { leasePhotographs, leaseProtocols } from '../../rental/protocols/tables.ts';
import { leases } from '../../rental/tables.ts';
import { returnPhotographs, returns } from '../../returns/tables.ts';
import { productReviews, reviewPhotographs } from '../../reviews/tables.ts';
import { emails } from '../../outbox/tables.ts';
import { packArchive, type ArchiveFile } from '../../pack-archive.ts';
import { exportEmail } from './export-email.ts';
import { lockCustomer } from '../lock-customer.ts';
import { users } from '../tables.ts';
import { dataExports } from './tables.ts';
import type { ExportStore } from './data-exports.ts';
import { documentFiles, type DocumentDrawers } from './document-files.ts';
import { personalRecords, type Records } from './personal-records.ts';
import { readMe } from './read-me.ts';

/** The chore's name in logs, metrics and among failures. */
export const DATA_EXPORTS = 'data exports';

/** Whoever took a request and vanished is waited for so long before another takes it. */
const CLAIM_MINUTES = 10;

/** Takes the oldest request that nobody works on. */
async function claim(database: Database) {
  const isFree = and(
    isNull(dataExports.readyAt),
    or(isNull(dataExports.takenUntil), lt(dataExports.takenUntil, sql`now()`)),
  );
  const next = database
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(and(isFree, mayTake(DATA_EXPORTS, dataExports.id)))
    .orderBy(asc(dataExports.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [request] = await database
    .update(dataExports)
    .set({ takenUntil: sql`now() + make_interval(mins => ${CLAIM_MINUTES})` })
    .where(and(isFree, eq(dataExports.id, sql`(${next})`)))
    .returning();
  return request;
}

/** Rows as one JSON array, a page at a time. */
async function* jsonOf(pages: Records['pages']): AsyncGenerator<string> {
  let before = '[\n';
  for await (const page of pages) {
    for (const row of page) {
      yield before + JSON.stringify(row, null, 2);
      before = ',\n';
    }
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

const fileOf = (name: string, bytes: Buffer): ArchiveFile => ({
  name,
  isCompressed: true,
  open: async () => Readable.from([bytes]),
});

/** The photographs of the signed protocols of a person's leases, of their returns and their reviews, each of which is read when its turn comes. */
async function photographFiles(
  { database, files }: ExportStore,
  userId: string,
): Promise<readonly ArchiveFile[]> {
  const rows = await database
    .select({ id: leasePhotographs.id, file: leasePhotographs.file })
    .from(leasePhotographs)
    .innerJoin(leaseProtocols, eq(leaseProtocols.id, leasePhotographs.protocolId))
    .innerJoin(leases, eq(leases.id, leaseProtocols.leaseId))
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orders.userId, userId), isNotNull(leaseProtocols.signedAt)))
    .orderBy(asc(leasePhotographs.createdAt), asc(leasePhotographs.id));
  const ofGoods = await database
    .select({ id: returnPhotographs.id, file: returnPhotographs.file })
    .from(returnPhotographs)
    .innerJoin(returns, eq(returns.id, returnPhotographs.returnId))
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(asc(returnPhotographs.createdAt), asc(returnPhotographs.id));
  const ofReviews = await database
    .select({ id: reviewPhotographs.id, file: reviewPhotographs.file })
    .from(reviewPhotographs)
    .innerJoin(productReviews, eq(productReviews.id, reviewPhotographs.reviewId))
    .innerJoin(orderItems, eq(orderItems.id, productReviews.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(asc(reviewPhotographs.createdAt), asc(reviewPhotographs.id));
  return [...rows, ...ofGoods, ...ofReviews].map(({ id, file }) => ({
    name: `photographs/${id}.webp`,
    isCompressed: true,
    // One that is lost leaves an empty file, and the archive whole.
    open: async () => Readable.from([(await files.get(file))?.bytes ?? Buffer.alloc(0)]),
  }));
}

interface Needs extends ExportStore, DocumentDrawers {
  /** Breaks off the archive under way, which is made anew by whoever looks next. */
  readonly stopping: AbortSignal;
}

/** The files of an archive; null where there is no such account any more. */
async function filesOf(needs: Needs, { userId, locale }: typeof dataExports.$inferSelect) {
  const { database, files, drawDocument, drawContract } = needs;
  const records = await personalRecords(database, userId);
  const [owner] = await database
    .select({ email: users.email, isConfirmed: users.emailVerified, image: users.image })
    .from(users)
    .where(eq(users.id, userId));
  if (!records || !owner) return null;
  const avatar = owner.image?.startsWith(`avatars/${userId}/`) ? await files.get(owner.image) : null;
  const photographs = await photographFiles(needs, userId);
  const documents = await documentFiles(database, userId, { drawDocument, drawContract });
  const names = [
    ...records.map(({ name }) => name),
    ...(avatar ? (['avatar'] as const) : []),
    ...(photographs.length > 0 ? (['photographs'] as const) : []),
    ...(documents.files.length > 0 ? (['documents'] as const) : []),
  ];
  const words = readMe({
    locale,
    email: owner.email,
    names,
    drawn: documents.files.length,
    all: documents.all,
  });
  return {
    owner,
    packed: packArchive([
      fileOf('README.txt', Buffer.from(words)),
      ...records.map(({ name, pages }) => ({
        name: `${name}.json`,
        isCompressed: false,
        open: async () => Readable.from(jsonOf(pages)),
      })),
      ...(avatar ? [fileOf('avatar.webp', avatar.bytes)] : []),
      ...photographs,
      ...documents.files,
    ]),
  };
}

/**
 * Makes the next archive that was asked for and tells its owner, if the address is theirs. Of the archive some hundred rows or one document
 * are in memory at a time. Null when there is none, and when it was broken off.
 */
export const makeExport = (needs: Needs) => {
  const { database, files, stopping } = needs;
  async function make(request: typeof dataExports.$inferSelect): Promise<'made' | 'gone'> {
    const { id, locale } = request;
    const archive = await filesOf(needs, request);
    if (!archive) return 'gone';
    const { owner, packed } = archive;
    // What stands under a key never changes: a second try has a key of its own, and the first file goes with `sweepExports`.
    const file = `${EXPORTS}${id}-${randomUUID()}.zip`;
    await files.put(file, addAbortSignal(stopping, packed)).finally(() => packed.destroy());
    await database.transaction(async (transaction) => {
      await lockCustomer(transaction, { userId: request.userId });
      const [written] = await transaction
        .update(dataExports)
        .set({ file, readyAt: sql`now()` })
        .where(and(eq(dataExports.id, id), isNull(dataExports.readyAt)))
        .returning({ id: dataExports.id });
      if (!written || !owner.isConfirmed) return;
      await transaction
        .insert(emails)
        .values(
          exportEmail({ recipient: owner.email, locale, userId: request.userId }, { id, days: EXPORT_DAYS }),
        );
    });
    return 'made';
  }
  return async (): Promise<'made' | 'gone' | null> => {
    if (stopping.aborted) return null;
    const request = await claim(database);
    if (!request) return null;
    return workOnClaimed(database, { chore: DATA_EXPORTS, subject: request.id }, async () =>
      make(request).catch(async (error: unknown) => {
        await database.update(dataExports).set({ takenUntil: null }).where(eq(dataExports.id, request.id));
        if (stopping.aborted) return null;
        throw error;
      }),
    );
  };
};
