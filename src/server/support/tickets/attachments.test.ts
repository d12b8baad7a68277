import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { openTicketOffice, samplePdf } from '../../../../tests/support/ticket-office.ts';
import { clamdScanner, meaningOf } from '../../adapters/scanner/clamd.ts';
import { keepAttachments } from './keep-attachments.ts';
import { readAttachment } from './read-attachment.ts';
import { sweepAttachments } from './sweep-attachments.ts';
import { supportTickets, ticketAttachments } from './tables.ts';

const office = await openTicketOffice();
afterAll(office.remove);
const { database, store, folder, customer, stranger, staff, keys } = office;
const read = readAttachment(store, keys);
const nobody = { userId: null, email: null, key: null, isStaff: false };

const picture = async () =>
  new Uint8Array(
    await sharp({ create: { width: 40, height: 20, channels: 3, background: '#fa0' } })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer(),
  );
const filesKept = () => {
  const own = join(folder, 'tickets');
  return existsSync(own)
    ? readdirSync(own, { recursive: true }).filter((name) => /\.\w+$/.test(String(name)))
    : [];
};
const attachmentsOf = (ticketId: string) =>
  database
    .select()
    .from(ticketAttachments)
    .where(eq(ticketAttachments.ticketId, ticketId))
    .orderBy(ticketAttachments.position);

test('pictures are written anew without what else was in them, PDFs as they are; a second sending keeps nothing twice', async () => {
  const files = [
    { fileName: 'Табличка.jpg', bytes: await picture() },
    { fileName: 'паспорт.PDF', bytes: samplePdf() },
  ];
  const question = office.question({ files });
  const [opened] = await Promise.all([office.open(question), office.open(question)]);
  if (!opened?.ok) throw new Error('No ticket');
  const [first, second] = await attachmentsOf(opened.id);
  expect([first?.fileName, first?.kind, second?.fileName, second?.kind]).toEqual([
    'Табличка.webp',
    'picture',
    'паспорт.pdf',
    'pdf',
  ]);
  expect(filesKept()).toHaveLength(2);
  const key = keys.keyOf(opened.id);
  const kept = await read(first?.id ?? '', { ...nobody, key });
  expect(kept?.file.contentType).toBe('image/webp');
  expect(kept?.file.bytes.includes('secret place')).toBe(false);
  expect((await read(second?.id ?? '', { ...nobody, key }))?.file.bytes.toString()).toContain('%PDF-1.7');
});

test('files are handed out to who may read their message, and those of notes to staff alone', async () => {
  const sent = [{ fileName: 'a.pdf', bytes: samplePdf('note') }];
  const id = await office.openedByCustomer({ files: [{ fileName: 'b.pdf', bytes: samplePdf() }] });
  await office.answer({ ...office.said(id), sent }, { staffId: staff, isInternal: true, solves: false });
  const [own, note] = (await attachmentsOf(id)).toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  const seen = async (file: string, reader: object) => (await read(file, { ...nobody, ...reader })) !== null;
  expect(await seen(own?.id ?? '', { userId: customer })).toBe(true);
  expect(
    await seen(own?.id ?? '', { userId: stranger, email: 'customer@example.com', key: keys.keyOf(id) }),
  ).toBe(false);
  expect(await seen(own?.id ?? '', {})).toBe(false);
  expect(await seen(own?.id ?? '', { userId: staff, isStaff: true })).toBe(true);
  expect(await seen(note?.id ?? '', { userId: customer })).toBe(false);
  expect(await seen(note?.id ?? '', { userId: staff, isStaff: true })).toBe(true);
  expect(await seen(randomUUID(), { userId: staff, isStaff: true })).toBe(false);
});

test.each([
  ['a page', '<html><script>alert(1)</script></html>', 'wrong-kind'],
  ['a drawing with script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'wrong-kind'],
  ['half a PDF', '%PDF-1.7\nwords', 'wrong-kind'],
  ['nothing', '', 'wrong-kind'],
])('%s is refused whatever it is called, with what came before it', async (_, content, reason) => {
  const before = filesKept().length;
  const files = [
    { fileName: 'good.pdf', bytes: samplePdf() },
    { fileName: 'photo.jpg', bytes: new TextEncoder().encode(content) },
  ];
  expect(await office.open(office.question({ files }))).toEqual({ ok: false, reason });
  expect(filesKept()).toHaveLength(before);
});

test('what comes by e-mail leaves out what is not taken, and counts it', async () => {
  const sent = [
    { fileName: 'winmail.dat', bytes: new TextEncoder().encode('words') },
    { fileName: 'good.pdf', bytes: samplePdf() },
  ];
  const kept = await keepAttachments(store, randomUUID(), { sent, lenient: true });
  expect(kept).toMatchObject({ ok: true, dropped: 1, kept: [{ fileName: 'good.pdf' }] });
});

test('files of an e-mail beyond count and size are left out and counted', async () => {
  const small = { fileName: 'small.pdf', bytes: samplePdf() };
  const large = { fileName: 'large.pdf', bytes: samplePdf('x'.repeat(8 * 1024 * 1024)) };
  const sent = [large, ...Array.from({ length: 7 }, () => small)];
  const kept = await keepAttachments(store, randomUUID(), { sent, lenient: true });
  expect(kept.ok && [kept.kept.length, kept.dropped]).toEqual([5, 3]);
});

test('while the scanner is away files of an e-mail wait, and none are lost', async () => {
  const before = filesKept().length;
  const scanner = { scan: async () => 'unavailable' as const };
  const sent = [{ fileName: 'good.pdf', bytes: samplePdf() }];
  const kept = await keepAttachments({ ...store, scanner }, randomUUID(), { sent, lenient: true });
  expect(kept).toEqual({ ok: false, reason: 'failed' });
  expect(filesKept()).toHaveLength(before);
});

test('files that no row names are swept when they are old', async () => {
  const id = await office.opened({ files: [{ fileName: 'a.pdf', bytes: samplePdf() }] });
  const [row] = await attachmentsOf(id);
  const sweep = sweepAttachments(store);
  const path = join(folder, row?.file ?? '');
  await database.delete(supportTickets).where(eq(supportTickets.id, id));
  await sweep();
  expect(existsSync(path)).toBe(true);
  const old = new Date(Date.now() - 2 * 60 * 60 * 1000);
  utimesSync(path, old, old);
  expect(await sweep()).toBe(1);
  expect(existsSync(path)).toBe(false);
});

/** The string by which scanners are tried (EICAR), in two parts so that this file is none. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** A server that speaks clamd's INSTREAM and finds the string. */
async function fakeClamd() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (!received.subarray(-4).equals(Buffer.alloc(4))) return;
      expect(received.subarray(0, 10).toString()).toBe('zINSTREAM\0');
      socket.end(received.includes(EICAR) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

test('where a scanner is set up, what it finds is refused with all that came along; without an answer nothing is taken', async () => {
  const clamd = await fakeClamd();
  const scanner = clamdScanner({ host: '127.0.0.1', port: clamd.port });
  const guarded = { ...store, scanner };
  const before = filesKept().length;
  const keep = (...words: string[]) =>
    keepAttachments(guarded, randomUUID(), {
      sent: words.map((each) => ({ fileName: 'a.pdf', bytes: samplePdf(each) })),
      lenient: true,
    });
  expect(await keep('words', EICAR)).toEqual({ ok: false, reason: 'infected' });
  expect(filesKept()).toHaveLength(before);
  expect(await keep('words', 'x'.repeat(200_000))).toMatchObject({ ok: true });
  await clamd.close();
  expect(await scanner.scan(samplePdf())).toBe('unavailable');
  expect(
    await keepAttachments(guarded, randomUUID(), { sent: [{ fileName: 'a.pdf', bytes: samplePdf() }] }),
  ).toEqual({
    ok: false,
    reason: 'failed',
  });
  expect(meaningOf('INSTREAM size limit exceeded. ERROR\0')).toBe('unavailable');
});
