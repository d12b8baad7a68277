import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import { filesOnDisk } from '../../src/server/adapters/files/disk.ts';
import { askForExport, findExport, openExport } from '../../src/server/account/data-export/data-exports.ts';
import { makeExport } from '../../src/server/account/data-export/make-export.ts';
import { dataExports } from '../../src/server/account/data-export/tables.ts';
import { users } from '../../src/server/account/tables.ts';
import type { Database } from '../../src/server/database/database.ts';
import { drawKeptContract } from '../../src/server/rental/contracts/draw-contract.ts';
import { drawSalesDocument } from '../../src/server/invoices/draw-sales-document.ts';
import { emails } from '../../src/server/outbox/tables.ts';
import { temporaryFolder } from './file-store.ts';
import { readArchive } from './read-archive.ts';
import { addCustomers } from './sample-order.ts';

/** Somebody who is there, and the files of a shop in which the archives of their data are made. */
export async function dataExporter(database: Database, userId: string) {
  const [owner] = await database.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const { folder, remove } = temporaryFolder();
  onTestFinished(remove);
  const store = { database, files: filesOnDisk(folder) };
  const needs = {
    ...store,
    drawDocument: drawSalesDocument,
    drawContract: drawKeptContract(database),
    stopping: new AbortController().signal,
  };
  const ask = () => askForExport(database)({ userId, locale: 'pl' });
  const open = openExport(store);
  return {
    userId,
    store,
    email: owner?.email ?? '',
    ask,
    /** Makes the next archive, with other needs than usual where they are given. */
    make: (rest: Partial<Parameters<typeof makeExport>[0]> = {}) => makeExport({ ...needs, ...rest })(),
    open,
    row: async () => (await database.select().from(dataExports).where(eq(dataExports.userId, userId))).at(-1),
    letters: () =>
      database
        .select()
        .from(emails)
        .where(eq(emails.recipient, owner?.email ?? '')),
    /** The archive that is ready: its id and its files as text, by name. */
    async archive() {
      const id = (await findExport(database)(userId)).ready?.id ?? '';
      const found = await open({ id, userId });
      if (!found) throw new Error('No archive');
      return { id, files: await readArchive(await buffer(found.chunks)) };
    },
  };
}
export type DataExporter = Awaited<ReturnType<typeof dataExporter>>;

let customers = 0;
/** The same of a new customer. */
export async function newExporter(database: Database, { isConfirmed = true } = {}) {
  const userId = `exporter-${++customers}`;
  await addCustomers(database, userId);
  await database.update(users).set({ emailVerified: isConfirmed }).where(eq(users.id, userId));
  return dataExporter(database, userId);
}

/** Asks for an archive, has it made, and reads it. */
export async function exported(owner: DataExporter, rest: Parameters<DataExporter['make']>[0] = {}) {
  await owner.ask();
  const outcome = await owner.make(rest);
  if (outcome !== 'made') throw new Error(`The archive is not made: ${outcome}`);
  return owner.archive();
}
