import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readPdf } from '../../../tests/support/read-pdf.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import type { PrintedDocument } from '../documents/document.ts';
import { drawnDocuments } from '../documents/drawn-documents.ts';
import { qrMatrix } from '../documents/qr-code.ts';
import { machineLabel } from './machine-label.ts';
import { machines } from './tables.ts';

const { database } = await openTestDatabase();

test('the label of a machine has its number, and a code that opens its page', async () => {
  const [machine] = await database.select().from(machines).where(eq(machines.id, 1));
  const drawn: PrintedDocument[] = [];
  const draw = drawnDocuments();
  const label = machineLabel(database, {
    publicUrl: 'https://promin.example',
    draw: (document) => {
      drawn.push(document);
      return draw(document);
    },
  });
  const found = await label(1, 'pl');
  const text = await readPdf((await found?.bytes()) ?? Buffer.alloc(0));
  expect(JSON.stringify(text)).toContain(machine?.inventoryNumber);
  const codes = drawn[0]?.parts.flatMap((part) => (part.kind === 'facts' ? [part.code?.modules] : []));
  expect(codes).toEqual([qrMatrix('https://promin.example/admin/machines/1')]);
  expect(await label(0, 'pl')).toBe(null);
  expect(await label(1e12, 'pl')).toBe(null);
});
