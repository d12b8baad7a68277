import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/file-store.ts';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import { filesOnDisk } from '../../adapters/files/disk.ts';
import { emails } from '../../outbox/tables.ts';
import { requestInstallation } from './request-installation.ts';
import { supportTickets, ticketMessages } from './tables.ts';

const { database } = await openTestDatabase();
const { folder, remove } = temporaryFolder();
afterAll(remove);
const request = requestInstallation(
  { database, files: filesOnDisk(folder), scanner: null },
  { recipient: null },
);

const ASKED = {
  id: '0f3c1e7a-3f0e-4d53-9b43-0d4c1a2b3c4d',
  purpose: 'both',
  place: '02-001 Warszawa',
  from: '2026-12-01',
  to: '2026-12-05',
  phone: '+48512345678',
  remarks: 'Dach płaski.',
  locale: 'pl',
  products: [{ name: 'Falownik hybrydowy Promin H5', articleNumber: 'PRM-H5-1P' }],
} as const;
const writer = { userId: null, name: 'Jan Kowalski', email: 'jan@example.com', phone: null };

test('a request becomes one ticket of its department with every answer of its form, however often it is sent', async () => {
  const opened = await request(ASKED, writer);
  expect(await request(ASKED, writer)).toMatchObject({ ok: true, repeated: true });
  const tickets = await database.select().from(supportTickets).where(eq(supportTickets.email, writer.email));
  expect(tickets).toMatchObject([
    { department: 'installation', phone: ASKED.phone, status: 'PENDING', locale: 'pl' },
  ]);
  expect(tickets[0]?.subject).toMatch(/: 02-001 Warszawa$/);
  const [message] = await database
    .select()
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, opened.ok ? opened.id : ''));
  for (const said of ['02-001 Warszawa', 'PRM-H5-1P', 'Dach płaski.', '5.12.2026']) {
    expect(message?.body.replaceAll(/\b0(\d\.)/g, '$1')).toContain(said);
  }
  expect(await database.$count(emails, eq(emails.replyTo, writer.email))).toBe(1);
});

test('a request without days, products and remarks says that any day will do and nothing else', async () => {
  const id = '1f3c1e7a-3f0e-4d53-9b43-0d4c1a2b3c4d';
  const opened = await request({ ...ASKED, id, from: null, to: null, products: [], remarks: '' }, writer);
  const [message] = await database
    .select()
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, opened.ok ? opened.id : ''));
  expect(message?.body.split('\n')).toHaveLength(3);
});
