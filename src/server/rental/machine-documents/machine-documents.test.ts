import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/file-store.ts';
import { rentalStart } from '../../../../tests/support/rental-start.ts';
import { addCustomers } from '../../../../tests/support/sample-order.ts';
import { takeLeaseSteps } from '../../../../tests/support/sign-protocols.ts';
import { openTransferShop } from '../../../../tests/support/transfer-shop.ts';
import { daysAfter } from '../../../domain/calendar/days.ts';
import { MACHINE_DOCUMENTS_MAX, type MachineDocumentFacts } from '../../../domain/rental/machine-document.ts';
import { filesOnDisk } from '../../adapters/files/disk.ts';
import { FilesUnavailable } from '../../ports/files.ts';
import { orderKeys } from '../../orders/order-key.ts';
import { orders } from '../../orders/tables.ts';
import { findMachine } from '../find-machine.ts';
import { sweepRentalFiles } from '../sweep-files.ts';
import { bookings, leases, machineEvents, machines } from '../tables.ts';
import { todayIn } from '../today.ts';
import { dueDocuments } from './due-documents.ts';
import { addMachineDocument, removeMachineDocument } from './machine-documents.ts';
import { documentsOfLease, readMachineDocument } from './read-machine-document.ts';

const transfers = await openTransferShop();
const { database, customer, staff: staffId } = transfers;
const { folder, remove } = temporaryFolder();
afterAll(async () => {
  await transfers.close();
  remove();
});
await addCustomers(database, 'somebody');
const store = { database, files: filesOnDisk(folder) };
const keys = orderKeys('a secret of this test');
const add = addMachineDocument(store);
const removeDocument = removeMachineDocument(store);
const machineId = 1;

const pdf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(`%PDF-1.7\n${text}\n%%EOF\n`);
const facts = (differs: Partial<MachineDocumentFacts> = {}): MachineDocumentFacts => ({
  kind: 'manual',
  title: 'Manual',
  validUntil: null,
  isForCustomer: false,
  ...differs,
});
const filesKept = () => {
  const own = join(folder, 'machine-documents', String(machineId));
  return existsSync(own) ? readdirSync(own) : [];
};
const ofMachine = async () =>
  (await findMachine(database)(machineId, { list: 'coming', after: null, eventsAfter: null }, 'en'))
    ?.documents ?? [];

beforeEach(async () => {
  for (const { id } of await ofMachine()) await removeDocument({ machineId, id, staffId });
  await database.delete(machineEvents);
  await database.delete(bookings);
});

describe('a document of a machine', () => {
  test('is there once however often and by however many it is sent, and is told by the history of the machine', async () => {
    const wanted = { machineId, facts: facts(), bytes: pdf('one'), staffId };
    const all = await Promise.all([1, 2, 3].map(() => add(wanted)));
    expect(all.every(({ ok }) => ok)).toBe(true);
    expect(new Set(all.map((each) => each.ok && each.id)).size).toBe(1);
    expect(await ofMachine()).toMatchObject([facts()]);
    expect(filesKept()).toHaveLength(1);
    const events = await database.select().from(machineEvents);
    expect(events).toMatchObject([{ kind: 'document-added', detail: 'Manual', staffId }]);
    const otherWords = { ...wanted, facts: facts({ title: 'Other' }) };
    expect(await add(otherWords)).toEqual({ ok: false, reason: 'known' });
    expect((await add({ ...otherWords, machineId: 2 })).ok).toBe(true);
  });

  test('is a PDF by its bytes; a machine that is not there has none', async () => {
    const send = (bytes: string, id = machineId) =>
      add({ machineId: id, facts: facts(), bytes: new TextEncoder().encode(bytes), staffId });
    expect(await send('<script>%PDF-1.7 %%EOF')).toEqual({ ok: false, reason: 'no-pdf' });
    expect(await send('%PDF-1.7 broken off')).toEqual({ ok: false, reason: 'no-pdf' });
    for (const id of [0, 999_999, 99_999_999_999])
      expect(await send('%PDF-1.7 %%EOF', id)).toEqual({ ok: false, reason: 'machine-not-found' });
    expect(filesKept()).toEqual([]);
  });

  test('is refused beyond the last; of many that are sent at once no more are kept', async () => {
    const bytes = Array.from({ length: MACHINE_DOCUMENTS_MAX + 2 }, (_, index) => pdf(`n ${index}`));
    const all = await Promise.all(
      bytes.map((each) => add({ machineId, facts: facts(), bytes: each, staffId })),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(MACHINE_DOCUMENTS_MAX);
    expect(all.filter((each) => !each.ok && each.reason === 'too-many')).toHaveLength(2);
    expect(filesKept()).toHaveLength(MACHINE_DOCUMENTS_MAX);
  });

  test('is removed with its file, once, and of its own machine alone', async () => {
    const added = await add({ machineId, facts: facts(), bytes: pdf('gone'), staffId });
    const id = added.ok ? added.id : '';
    expect(await removeDocument({ machineId: 2, id, staffId })).toEqual({ ok: true });
    expect(await ofMachine()).toHaveLength(1);
    expect(await removeDocument({ machineId: 0, id, staffId })).toMatchObject({
      reason: 'machine-not-found',
    });
    for (const _ of [1, 2]) expect(await removeDocument({ machineId, id, staffId })).toEqual({ ok: true });
    expect([await ofMachine(), filesKept()]).toEqual([[], []]);
    const kinds = (await database.select().from(machineEvents)).map(({ kind }) => kind);
    expect(kinds).toEqual(['document-added', 'document-removed']);
  });

  test('is not there while the files are out of order, and is sent again then', async () => {
    const put = () => Promise.reject(new FilesUnavailable('full'));
    const wanted = { machineId, facts: facts(), bytes: pdf('later'), staffId };
    const broken = addMachineDocument({ database, files: { ...store.files, put } });
    await expect(broken(wanted)).rejects.toThrow(FilesUnavailable);
    expect(await ofMachine()).toEqual([]);
    expect((await add(wanted)).ok).toBe(true);
  });
});

test('the sweep removes old files that no row names, and leaves others', async () => {
  await add({ machineId, facts: facts(), bytes: pdf('kept'), staffId });
  const orphan = `machine-documents/${machineId}/orphan.pdf`;
  const young = `machine-documents/${machineId}/young.pdf`;
  for (const key of [orphan, young]) await store.files.put(key, pdf(key));
  const aDayAgo = new Date(Date.now() - 24 * 60 * 60 * 1000);
  for (const name of filesKept())
    if (!name.startsWith('young'))
      utimesSync(join(folder, 'machine-documents', String(machineId), name), aDayAgo, aDayAgo);
  expect(await sweepRentalFiles(store)()).toBe(1);
  expect(filesKept()).toHaveLength(2);
  expect(filesKept()).not.toContain('orphan.pdf');
  await store.files.remove(young);
});

describe('who may read it', () => {
  const read = readMachineDocument(store, keys);
  const asked = async (id: string, who: Partial<Parameters<typeof read>[1]>) => {
    const reader = { userId: null, guestOrderIds: [], key: null, isStaff: false, ...who };
    return (await read(id, reader))?.title ?? null;
  };

  /** A paid lease of one machine, with two documents of which its customer may have the first. */
  async function leased() {
    const rental = { duration: 'week', count: 2, startDate: rentalStart() } as const;
    const { orderId, total } = await transfers.place({ lines: [{ id: 2001, quantity: 1, rental }] });
    const [booking] = await database.select().from(bookings);
    const [id, leaseId] = [booking?.machineId ?? 0, booking?.leaseId ?? ''];
    const added = [
      await add({
        machineId: id,
        facts: facts({ title: 'Open', isForCustomer: true }),
        bytes: pdf(`open ${orderId}`),
        staffId,
      }),
      await add({
        machineId: id,
        facts: facts({ title: 'Closed' }),
        bytes: pdf(`closed ${orderId}`),
        staffId,
      }),
    ];
    const [open = '', closed = ''] = added.map((each) => (each.ok ? each.id : ''));
    return { orderId, leaseId, open, closed, pay: () => transfers.came(orderId, total) };
  }

  test('staff read all; the customer those that are theirs to have, from the approval until the machine is back', async () => {
    const { orderId, leaseId, open, closed, pay } = await leased();
    const own = { userId: customer };
    const staff = { userId: staffId, isStaff: true };
    expect([await asked(open, staff), await asked(closed, staff)]).toEqual(['Open', 'Closed']);
    expect([await asked(open, own), await documentsOfLease(database)(leaseId)]).toEqual([null, []]);
    await pay();
    expect([await asked(open, own), await asked(closed, own)]).toEqual(['Open', null]);
    expect(await documentsOfLease(database)(leaseId)).toMatchObject([{ id: open, title: 'Open' }]);
    const others = [{}, { userId: 'somebody' }, { guestOrderIds: [orderId] }, { key: 'made-up' }];
    for (const other of others) expect(await asked(open, other)).toBeNull();
    expect(await asked(open, { key: keys.keyOf(orderId) })).toBe('Open');
    for (const id of ['x', crypto.randomUUID()]) expect(await asked(id, staff)).toBeNull();
    await takeLeaseSteps(transfers, { orderId, leaseId }, 'PROCESSING', 'ACTIVE');
    expect(await asked(open, own)).toBe('Open');
    await takeLeaseSteps(transfers, { orderId, leaseId }, 'RETURNED');
    expect([await asked(open, own), await documentsOfLease(database)(leaseId)]).toEqual([null, []]);
  });

  test('a guest has them by the key of the order, until the person is taken out of it', async () => {
    const { orderId, open, pay } = await leased();
    await pay();
    await database.update(orders).set({ userId: null }).where(eq(orders.id, orderId));
    const guest = { guestOrderIds: [orderId] };
    expect([await asked(open, guest), await asked(open, { userId: customer })]).toEqual(['Open', null]);
    await database.update(orders).set({ erasedAt: '2026-11-20T00:00:00Z' }).where(eq(orders.id, orderId));
    expect([await asked(open, guest), await asked(open, { key: keys.keyOf(orderId) })]).toEqual([null, null]);
    await database.update(leases).set({ status: 'CANCELLED' });
  });
});

test('what is due is told of the machines in service of a depot, the first to end first', async () => {
  const today = todayIn('UA');
  const send = (title: string, days: number, kind: MachineDocumentFacts['kind'] = 'inspection') =>
    add({
      machineId,
      facts: facts({ kind, title, validUntil: daysAfter(today, days) }),
      bytes: pdf(title),
      staffId,
    });
  await send('Near', 20, 'insurance');
  await send('Over', -10);
  await send('Far', 60, 'other');
  const [machine] = await database.select().from(machines).where(eq(machines.id, machineId));
  const due = async (depotId: number | null = machine?.depotId ?? 0) =>
    (await dueDocuments(database)({ depotId })).map(({ title, expiry }) => [title, expiry]);
  expect(await due()).toEqual([
    ['Over', 'over'],
    ['Near', 'soon'],
  ]);
  expect(await due(null)).toHaveLength(2);
  expect(await due(99)).toEqual([]);
  await send('Renewed', 200);
  expect(await due()).toEqual([['Near', 'soon']]);
  await database
    .update(machines)
    .set({ retiredAt: '2026-01-01T00:00:00Z' })
    .where(eq(machines.id, machineId));
  expect(await due()).toEqual([]);
  await database.update(machines).set({ retiredAt: null }).where(eq(machines.id, machineId));
});
