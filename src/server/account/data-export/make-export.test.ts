import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dataExporter, exported, newExporter } from '../../../../tests/support/data-exporter.ts';
import { addAccount, newPerson, personalRequest } from '../../../../tests/support/sample-person.ts';
import { openTransferShop } from '../../../../tests/support/transfer-shop.ts';
import { EXPORT_DOCUMENTS } from '../../../domain/account/data-export.ts';

const opened = await openTransferShop();
const { database } = opened;
let persons = 0;

/** Somebody with an order that was paid, of which there is an invoice. */
async function newBuyer() {
  const person = newPerson('Олен', ++persons);
  await addAccount(database, person);
  const { orderId, total } = await opened.place(personalRequest(person));
  await opened.came(orderId, total);
  return { orderId, owner: await dataExporter(database, person.userId) };
}
const documentsIn = (files: Readonly<Record<string, string>>) =>
  Object.keys(files).filter((name) => name.startsWith('documents/'));

test('an archive holds the documents as PDF, and says in the asker’s language what each file is', async () => {
  const { owner } = await newBuyer();
  const { files } = await exported(owner);
  const [order] = JSON.parse(files['orders.json'] ?? '') as { documents: { number: string }[] }[];
  const [number] = order?.documents.map((document) => document.number) ?? [];
  expect(documentsIn(files)).toEqual([`documents/${number}.pdf`]);
  expect(files[`documents/${number}.pdf`]).toMatch(/^%PDF-1\.7/);
  const words = files['README.txt'] ?? '';
  expect(words).toContain('Kopia Twoich danych');
  const named = words.split('\n').flatMap((line) => /^([\w./-]+): /.exec(line)?.[1] ?? []);
  expect(named).toEqual([...Object.keys(files).filter((name) => name.endsWith('.json')), 'documents/']);
  expect(words).not.toContain('najnowszych dokumentów');
});

test('of many documents the newest are drawn, one at a time, and the others are said to be elsewhere', async () => {
  const { orderId, owner } = await newBuyer();
  await database.execute(
    sql`insert into document_series (series, last_sequence) values ('MANY', ${EXPORT_DOCUMENTS})`,
  );
  await database.execute(sql`insert into sales_documents (order_id, kind, series, sequence, number, refund_id, content, issued_at)
    select ${orderId}, 'correction', 'MANY', n, 'MANY-' || n, gen_random_uuid(), to_jsonb(n), now() + n * interval '1 minute'
    from generate_series(1, ${EXPORT_DOCUMENTS}::int) as n`);
  let [underWay, atOnce] = [0, 0];
  const drawDocument = async (content: unknown) => {
    atOnce = Math.max(atOnce, ++underWay);
    await new Promise(setImmediate);
    underWay--;
    return Buffer.from(`drawn ${String(content)}`);
  };
  const { files } = await exported(owner, { drawDocument });
  const drawn = documentsIn(files);
  expect(drawn).toHaveLength(EXPORT_DOCUMENTS);
  expect(drawn.every((name) => name.startsWith('documents/MANY-'))).toBe(true); // the invoice is older
  expect(files['documents/MANY-7.pdf']).toBe('drawn 7');
  expect(atOnce).toBe(1);
  expect(files['README.txt']).toContain(
    `${EXPORT_DOCUMENTS} najnowszych dokumentów z ${EXPORT_DOCUMENTS + 1}`,
  );
  const [order] = JSON.parse(files['orders.json'] ?? '') as { documents: unknown[] }[];
  expect(order?.documents).toHaveLength(EXPORT_DOCUMENTS + 1);
});

test('a document that cannot be drawn fails the archive, which leaves no file', async () => {
  const { owner } = await newBuyer();
  await owner.ask();
  const drawDocument = () => Promise.reject(new Error('no typeface'));
  await expect(owner.make({ drawDocument })).rejects.toMatchObject({ cause: { message: 'no typeface' } });
  expect(await owner.store.files.list('', { after: '', limit: 10 })).toEqual([]);
});

test('a shop that is stopped breaks the archive off, and whoever looks next makes it anew at once', async () => {
  const { owner } = await newBuyer();
  await owner.ask();
  const stop = new AbortController();
  const drawDocument = async () => {
    stop.abort();
    return Buffer.from('never in an archive');
  };
  expect(await owner.make({ drawDocument, stopping: stop.signal })).toBeNull();
  expect(await owner.store.files.list('', { after: '', limit: 10 })).toEqual([]);
  expect(await owner.make({ stopping: stop.signal })).toBeNull();
  expect(await owner.make()).toBe('made');
  expect(documentsIn((await owner.archive()).files)).toHaveLength(1);
});

test('is told of by one e-mail, in the language that it was asked in', async () => {
  const owner = await newExporter(database);
  await exported(owner);
  const letters = await owner.letters();
  expect(letters.map(({ subject, locale }) => [subject, locale])).toEqual([
    ['Kopia Twoich danych jest gotowa', 'pl'],
  ]);
  expect(letters[0]?.plain).toContain('/pl/profile/privacy');
  expect(letters[0]?.plain).not.toContain('.zip');
});
