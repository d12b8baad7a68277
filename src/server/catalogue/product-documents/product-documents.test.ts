import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/file-store.ts';
import { addStaffRow } from '../../../../tests/support/staff-row.ts';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import { samplePdf } from '../../../../tests/support/ticket-office.ts';
import { seedProducts } from '../../../content/seed/products.ts';
import {
  PRODUCT_DOCUMENT_BYTES_MAX,
  PRODUCT_DOCUMENTS_MAX,
} from '../../../domain/catalogue/editing/product-documents.ts';
import { filesOnDisk } from '../../adapters/files/disk.ts';
import { listAudit } from '../../audit/audit-log.ts';
import { productDocuments as documentRoutes } from '../../http/product-documents.ts';
import { undoProductChange } from '../editing/save-edited-product.ts';
import { findProduct, previewProduct } from '../find-product.ts';
import { products } from '../tables.ts';
import { addProductDocument, PRODUCT_DOCUMENTS } from './add-document.ts';
import { changeDocument, moveDocument, removeDocument } from './change-documents.ts';
import { listDocuments, readDocument, sweepDocuments } from './read-documents.ts';

const { database } = await openTestDatabase();
const staffId = await addStaffRow(database);
const ids = seedProducts.map(({ id }) => id);
const list = listDocuments(database);
const MANUAL = { kind: 'manual', language: 'uk' } as const;

/** A product of its own for each test, and where its documents are kept. */
async function newShelf({
  isPublished = true,
  scan,
}: { isPublished?: boolean; scan?: 'infected' | 'unavailable' } = {}) {
  const id = ids.pop() ?? 0;
  await database
    .update(products)
    .set({ publishedAt: isPublished ? new Date().toISOString() : null })
    .where(eq(products.id, id));
  const { folder, remove } = temporaryFolder();
  onTestFinished(remove);
  const scanner = scan === undefined ? null : { scan: async () => scan };
  const store = { database, files: filesOnDisk(folder), scanner };
  const add = (
    words = 'words',
    facts: Parameters<ReturnType<typeof addProductDocument>>[0]['facts'] = MANUAL,
  ) => addProductDocument(store)({ id, facts, fileName: `${words}.pdf`, bytes: samplePdf(words), staffId });
  const ask = (path: string, { session = null as object | null, door = 'open', headers = {} } = {}) =>
    documentRoutes({
      shop: {
        productDocuments: { read: readDocument(store) },
        identity: { sessionOf: async () => session },
        account: { backOfficeDoor: () => door },
      },
    } as unknown as Parameters<typeof documentRoutes>[0]).request(path, { headers });
  return {
    id,
    store,
    folder,
    add,
    ask,
    act: (documentId: string) => ({ id, documentId, staffId }),
    addressOf: async (place = 0) => `/${id}/${(await list(id))[place]?.contentHash.slice(0, 32)}.pdf`,
    names: async () => (await list(id)).map(({ fileName }) => fileName.replace('.pdf', '')),
    kept: () => {
      const own = join(folder, PRODUCT_DOCUMENTS, String(id));
      return existsSync(own) ? readdirSync(own) : [];
    },
    log: async () => (await listAudit(database)({ subject: 'product', subjectId: String(id) })).entries,
  };
}

test('the name of a file is one line', async () => {
  const shelf = await newShelf();
  await addProductDocument(shelf.store)({
    id: shelf.id,
    facts: MANUAL,
    fileName: ' Паспорт\r\nvalue:\t1.pdf',
    bytes: samplePdf(),
    staffId,
  });
  expect(await shelf.names()).toEqual(['Паспорт value: 1']);
});

test('what a file is, its bytes decide: a whole PDF that is not too large, whatever it is called', async () => {
  const shelf = await newShelf();
  const adding = (bytes: Uint8Array<ArrayBuffer>) =>
    addProductDocument(shelf.store)({ id: shelf.id, facts: MANUAL, fileName: 'a.pdf', bytes, staffId });
  const html = new TextEncoder().encode('<script>alert(1)</script>%PDF-1.7 %%EOF');
  expect(await adding(html)).toEqual({ ok: false, reason: 'no-pdf' });
  expect(await adding(samplePdf().slice(0, -8))).toEqual({ ok: false, reason: 'no-pdf' });
  const large = new Uint8Array(PRODUCT_DOCUMENT_BYTES_MAX + 1);
  large.set(samplePdf());
  expect(await adding(large)).toEqual({ ok: false, reason: 'too-large' });
  expect([await shelf.names(), shelf.kept()]).toEqual([[], []]);
  expect(
    await addProductDocument(shelf.store)({
      id: 999_999_999,
      facts: MANUAL,
      fileName: 'a.pdf',
      bytes: samplePdf(),
      staffId,
    }),
  ).toEqual({
    ok: false,
    reason: 'product-not-found',
  });
  expect(await (await newShelf({ scan: 'infected' })).add()).toEqual({ ok: false, reason: 'infected' });
  expect(await (await newShelf({ scan: 'unavailable' })).add()).toEqual({ ok: false, reason: 'failed' });
});

test('the same file sent twice at once is one document with one file; described differently it is refused', async () => {
  const shelf = await newShelf();
  const added = await Promise.all([shelf.add(), shelf.add(), shelf.add()]);
  expect(added.every(({ ok }) => ok)).toBe(true);
  expect(added.filter((each) => each.ok && each.isNew)).toHaveLength(1);
  expect([await shelf.names(), shelf.kept().length]).toEqual([['words'], 1]);
  expect(await shelf.add('words', { kind: 'warranty', language: 'uk' })).toEqual({
    ok: false,
    reason: 'known',
  });
  expect((await shelf.log()).map(({ action }) => action)).toEqual(['document-added']);
});

test('a product has no more documents than it may, however many arrive at once', async () => {
  const shelf = await newShelf();
  const words = Array.from({ length: PRODUCT_DOCUMENTS_MAX + 2 }, (_, index) => `document ${index}`);
  const added = await Promise.all(words.map((each) => shelf.add(each)));
  expect(added.filter(({ ok }) => !ok)).toEqual([
    { ok: false, reason: 'too-many' },
    { ok: false, reason: 'too-many' },
  ]);
  expect(shelf.kept()).toHaveLength(PRODUCT_DOCUMENTS_MAX);
});

test('documents are put in order, described in another way, taken away and restored from the log', async () => {
  const shelf = await newShelf();
  for (const words of ['one', 'two', 'three']) await shelf.add(words);
  const [one, two, three] = await list(shelf.id);
  const move = moveDocument(database);
  expect(await move({ ...shelf.act(three?.id ?? ''), to: 0 })).toEqual({ ok: true, isChanged: true });
  expect(await move({ ...shelf.act(three?.id ?? ''), to: 0 })).toEqual({ ok: true, isChanged: false });
  expect(await shelf.names()).toEqual(['three', 'one', 'two']);
  const change = changeDocument(database);
  expect(await change({ ...shelf.act(one?.id ?? ''), kind: 'warranty', language: 'all' })).toEqual({
    ok: true,
    isChanged: true,
  });
  const remove = removeDocument(database);
  expect(await remove(shelf.act(one?.id ?? ''))).toEqual({ ok: true, isChanged: true });
  expect(await remove(shelf.act(one?.id ?? ''))).toEqual({ ok: true, isChanged: false });
  expect(await change({ ...shelf.act(one?.id ?? ''), kind: 'manual', language: 'pl' })).toEqual({
    ok: false,
    reason: 'gone',
  });
  expect(await move({ ...shelf.act(two?.id ?? ''), to: 0 })).toEqual({ ok: true, isChanged: true });
  const [, removal, changed] = await shelf.log();
  const undo = undoProductChange(database);
  const act = { id: shelf.id, staffId, why: '' };
  // What it says stood before something else was done to the same document.
  expect(await undo({ ...act, entryId: changed?.id ?? 0 })).toMatchObject({
    ok: false,
    reason: 'fields-changed',
  });
  expect(await undo({ ...act, entryId: removal?.id ?? 0 })).toMatchObject({ ok: true });
  expect(await shelf.names()).toEqual(['two', 'three', 'one']);
  expect(await undo({ ...act, entryId: changed?.id ?? 0 })).toMatchObject({ ok: true });
  expect((await list(shelf.id))[2]).toMatchObject({ kind: 'manual', language: 'uk' });
});

test('a document that was taken away comes back by the same file, as it is described then', async () => {
  const shelf = await newShelf();
  await shelf.add();
  const [before] = await list(shelf.id);
  await removeDocument(database)(shelf.act(before?.id ?? ''));
  expect(await shelf.add('words', { kind: 'datasheet', language: 'en' })).toMatchObject({
    ok: true,
    isNew: true,
  });
  expect(await list(shelf.id)).toMatchObject([{ id: before?.id, kind: 'datasheet', language: 'en' }]);
  expect((await shelf.ask(await shelf.addressOf())).status).toBe(200);
});

test('adding a document is taken back from the log, while it says what it said then', async () => {
  const shelf = await newShelf();
  const added = await shelf.add();
  const [document] = await list(shelf.id);
  expect(added).toEqual({ ok: true, isNew: true, documentId: document?.id });
  const [entry] = await shelf.log();
  const undo = () => undoProductChange(database)({ id: shelf.id, entryId: entry?.id ?? 0, staffId, why: '' });
  await changeDocument(database)({ ...shelf.act(document?.id ?? ''), kind: 'warranty', language: 'all' });
  expect(await undo()).toMatchObject({ ok: false, reason: 'fields-changed' });
  await changeDocument(database)({ ...shelf.act(document?.id ?? ''), kind: 'manual', language: 'uk' });
  expect(await undo()).toMatchObject({ ok: true });
  expect(await list(shelf.id)).toEqual([]);
});

test('the product’s page is given its documents in order; a product without any says nothing of them', async () => {
  const shelf = await newShelf();
  expect(await findProduct(database)(shelf.id, 'uk')).not.toHaveProperty('documents');
  await shelf.add();
  const [document] = await list(shelf.id);
  expect((await findProduct(database)(shelf.id, 'uk'))?.documents).toEqual([
    { ...MANUAL, digest: document?.contentHash.slice(0, 32), sizeBytes: document?.sizeBytes },
  ]);
});

test('a file is shown by the browser, kept for ever, and can do nothing on the shop’s origin', async () => {
  const shelf = await newShelf();
  await shelf.add();
  const address = await shelf.addressOf();
  const answer = await shelf.ask(address);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': expect.stringMatching(/^inline; filename\*=UTF-8''.+-manual-uk\.pdf$/),
  });
  expect(await answer.text()).toContain('%PDF-1.7');
  expect(
    (await shelf.ask(address, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } })).status,
  ).toBe(304);
  const [document] = await list(shelf.id);
  await removeDocument(database)(shelf.act(document?.id ?? ''));
  const gone = await shelf.ask(address);
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
  for (const path of [
    '/1/x.pdf',
    `/${shelf.id}/${'0'.repeat(32)}.pdf`,
    `/x${address}`,
    `/0${address.slice(address.lastIndexOf('/'))}`,
  ])
    expect((await shelf.ask(path)).status).toBe(404);
});

test('documents of a draft are for staff who may edit it, and nothing keeps them', async () => {
  const shelf = await newShelf({ isPublished: false });
  await shelf.add();
  const address = await shelf.addressOf();
  expect((await shelf.ask(address)).status).toBe(404);
  expect((await shelf.ask(address, { session: {}, door: 'not-staff' })).status).toBe(404);
  const answer = await shelf.ask(address, { session: {} });
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual([
    200,
    'private, no-store',
    'noindex, nofollow',
  ]);
  expect(await findProduct(database)(shelf.id, 'uk')).toBeNull();
  expect((await previewProduct(database)(shelf.id, 'uk'))?.documents).toHaveLength(1);
});

test('files that no row names are removed after an hour, those of documents that were taken away stay', async () => {
  const shelf = await newShelf();
  await shelf.add();
  const [document] = await list(shelf.id);
  await removeDocument(database)(shelf.act(document?.id ?? ''));
  await shelf.store.files.put(`${PRODUCT_DOCUMENTS}${shelf.id}/orphan.pdf`, samplePdf());
  const sweep = sweepDocuments(shelf.store);
  expect(await sweep()).toBe(0);
  const old = new Date(Date.now() - 2 * 60 * 60 * 1000);
  for (const file of shelf.kept())
    utimesSync(join(shelf.folder, PRODUCT_DOCUMENTS, String(shelf.id), file), old, old);
  expect(await sweep()).toBe(1);
  expect(shelf.kept()).toHaveLength(1);
});
