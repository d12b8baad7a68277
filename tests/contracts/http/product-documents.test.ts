import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { PRODUCT_DOCUMENT_BYTES_MAX } from '../../../src/domain/catalogue/editing/product-documents.ts';
import { products } from '../../../src/server/catalogue/tables.ts';
import { connectData, seededData } from '../../support/built-shop.ts';
import { startShop } from '../../support/shop-process.ts';
import { addPerson, SECRET } from '../authorisation/people.ts';

const DRAFT = 102;
const data = await seededData();
const connection = await connectData(data);
const staff = await addPerson(connection.database, 'staff', { areas: ['catalogue'] });
const other = await addPerson(connection.database, 'staff', { areas: ['orders'] });
const customer = await addPerson(connection.database, 'customer');
await connection.database.update(products).set({ publishedAt: null }).where(eq(products.id, DRAFT));
await connection.close();
const shop = await startShop({ ...data, environment: { SESSION_SECRET: SECRET } });
afterAll(() => shop.stop());

const wholePdf = (text: string) => `%PDF-1.7\n${text}\n%%EOF\n`;
const send = (path: string, { cookie, ...init }: RequestInit & { cookie?: string } = {}) =>
  fetch(shop.url + path, {
    redirect: 'manual',
    ...init,
    headers: { origin: new URL(shop.url).origin, ...(cookie === undefined ? {} : { cookie }) },
  });

function upload(id: number, content: string, cookie?: string, kind = 'manual') {
  const body = new FormData();
  for (const [name, value] of Object.entries({ intent: 'document-upload', kind, language: 'pl' }))
    body.set(name, value);
  body.set('document', new File([content], '../<b>манюал</b>.html', { type: 'text/html' }));
  return send(`/en/admin/products/${id}/documents`, { method: 'POST', body, cookie });
}
const ADDRESS = /\/documents\/products\/\d+\/[\da-f]{32}\.pdf/;
const addressOn = (html: string) => ADDRESS.exec(html)?.[0] ?? '';
const pageOf = async (path: string, cookie?: string) => (await send(path, { cookie })).text();

test('a document that staff upload is on the product’s page at once, and anybody is sent it', async () => {
  expect(addressOn(await pageOf('/en/product/101'))).toBe('');
  const added = await upload(101, wholePdf('manual'), staff.cookie);
  expect([added.status, added.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/en\/admin\/products\/101\/documents\?done=added&document=[\da-f-]{36}$/),
  ]);
  const html = await pageOf('/en/product/101');
  expect(html).toContain('User manual');
  expect(html).toContain('PDF, in Polish, ');
  expect(html).not.toContain('манюал');
  const answer = await send(addressOn(html));
  expect([answer.status, await answer.text()]).toEqual([200, wholePdf('manual')]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('inline'),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const head = await send(addressOn(html), { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(wholePdf('manual').length)]);
});

test('what is no PDF or too large is refused with the reason, and what others send is not taken', async () => {
  for (const [content, status, words] of [
    ['<html><script>alert(1)</script>', 422, 'This is not a PDF'],
    [wholePdf('x'.repeat(PRODUCT_DOCUMENT_BYTES_MAX)), 413, 'larger than 20 MB'],
    [wholePdf('y'.repeat(PRODUCT_DOCUMENT_BYTES_MAX + 300_000)), 413, 'larger than 20 MB'],
  ] as const) {
    const answer = await upload(101, content, staff.cookie);
    expect([answer.status, (await answer.text()).includes(words)]).toEqual([status, true]);
  }
  const known = await upload(101, wholePdf('manual'), staff.cookie, 'warranty');
  expect([known.status, (await known.text()).includes('among the documents already')]).toEqual([409, true]);
  for (const cookie of [undefined, customer.cookie, other.cookie])
    expect((await upload(101, wholePdf('of a stranger'), cookie)).status).not.toBe(303);
  expect(await pageOf('/en/admin/products/101/documents', staff.cookie)).not.toContain('of a stranger');
});

test('documents of a draft are for staff of the catalogue alone, until it is published', async () => {
  expect((await upload(DRAFT, wholePdf('draft'), staff.cookie)).status).toBe(303);
  const address = addressOn(await pageOf(`/en/admin/products/${DRAFT}/documents`, staff.cookie));
  for (const cookie of [undefined, customer.cookie, other.cookie])
    expect((await send(address, { cookie })).status).toBe(404);
  const answer = await send(address, { cookie: staff.cookie });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(await pageOf(`/en/product/${DRAFT}?preview`)).not.toContain(address);
  expect(await pageOf(`/en/product/${DRAFT}?preview`, staff.cookie)).toContain(address);
});

test('a document that was removed is nowhere any more', async () => {
  const html = await pageOf('/en/admin/products/101/documents', staff.cookie);
  const address = addressOn(html);
  const [, id = ''] = /<li id="([\da-f-]{36})"/.exec(html) ?? [];
  const body = new URLSearchParams({ intent: 'document-remove', id });
  const removed = await send('/en/admin/products/101/documents', {
    method: 'POST',
    body,
    cookie: staff.cookie,
  });
  expect(removed.status).toBe(303);
  const gone = await send(address);
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(addressOn(await pageOf('/en/product/101'))).toBe('');
});
