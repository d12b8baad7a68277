import { afterAll, expect, test } from 'vitest';
import { MACHINE_DOCUMENT_BYTES_MAX } from '../../../src/domain/rental/machine-document.ts';
import { register } from '../../support/http-customer.ts';
import { openPreparedLease } from '../../support/prepared-lease.ts';

const { shop, send, asStaff, post, cookie, customer, lease, machine } = await openPreparedLease();
const page = machine.path;
const upload = `/rental-files/machines/${machine.id}/documents`;
const json = { accept: 'application/json' };
const wholePdf = (text: string) => `%PDF-1.7\n${text}\n%%EOF\n`;

function documentForm(content: string, fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('document', new File([content], '../../etc/<b>manual</b>.pdf', { type: 'text/html' }));
  return body;
}
const MANUAL = { kind: 'manual', title: 'Manual “A”/б', validUntil: '', isForCustomer: 'on' };

afterAll(() => shop.stop());

test('a document is sent by a script and by a form without one, once, by staff of this site alone', async () => {
  const sent = () => ({ method: 'POST', body: documentForm(wholePdf('manual'), MANUAL) });
  const answers = [];
  for (const _ of [1, 2]) {
    const answer = await asStaff(upload, { ...sent(), headers: json });
    answers.push([answer.status, await answer.text()]);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.[0]).toBe(200);
  const plain = await asStaff(`${upload}?region=en`, sent());
  expect([plain.status, plain.headers.get('location')]).toEqual([303, `${page}?done=document#documents`]);
  const html = await (await asStaff(page)).text();
  expect(html.match(/\/rental-files\/documents\/[\da-f-]{36}\.pdf/g)).toHaveLength(1);
  expect(html).not.toContain('etc/');

  expect((await send(upload, { ...sent(), headers: json })).status).toBe(401);
  expect((await send(upload, { ...sent(), headers: customer.headers })).status).toBe(403);
  const elsewhere = { 'sec-fetch-site': 'cross-site' };
  expect((await asStaff(upload, { ...sent(), headers: elsewhere })).status).toBe(403);
});

test('what is no PDF, too large or not described is refused with the reason', async () => {
  const refused = async (content: string, fields: Record<string, string>) => {
    const answer = await asStaff(upload, {
      method: 'POST',
      body: documentForm(content, fields),
      headers: json,
    });
    const { error } = (await answer.json()) as { error: { details: unknown } };
    return [answer.status, error.details];
  };
  expect(await refused('<html>', MANUAL)).toEqual([422, { reason: 'no-pdf', errors: {} }]);
  expect(await refused(wholePdf('manual'), { ...MANUAL, title: 'Other' })).toEqual([
    409,
    { reason: 'known', errors: {} },
  ]);
  const large = wholePdf('x'.repeat(MACHINE_DOCUMENT_BYTES_MAX));
  expect(await refused(large, MANUAL)).toEqual([413, { reason: 'too-large', errors: {} }]);
  expect(await refused(wholePdf('b'), { kind: 'insurance', title: ' ' })).toEqual([
    422,
    {
      reason: 'fields',
      errors: {
        title: 'backoffice.documents.error.title',
        validUntil: 'backoffice.documents.error.validUntil',
      },
    },
  ]);
  const body = documentForm('<html>', MANUAL);
  const plain = await asStaff(`${upload}?region=en`, { method: 'POST', body });
  expect(plain.headers.get('location')).toBe(`${page}?document=no-pdf#documents`);
  expect(await (await asStaff(`${page}?document=no-pdf`)).text()).toContain('Choose a whole PDF file.');
  const nowhere = await asStaff('/rental-files/machines/999999/documents', {
    method: 'POST',
    body: documentForm(wholePdf('c'), MANUAL),
  });
  expect(nowhere.status).toBe(404);
});

test('it is read by staff and by who leases the machine; to others there is none', async () => {
  const html = await (await send(lease, { headers: customer.headers })).text();
  const [address = ''] = /\/rental-files\/documents\/[\da-f-]{36}\.pdf/.exec(html) ?? [];
  expect(html).toContain('Manual “A”/б');
  for (const headers of [{ cookie }, customer.headers]) {
    const read = await send(address, { headers });
    expect([read.status, await read.text()]).toEqual([200, wholePdf('manual')]);
    expect(Object.fromEntries(read.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "inline; filename*=UTF-8''Manual%20%E2%80%9CA%E2%80%9D%2F%D0%B1.pdf",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  }
  const other = await register(shop.url, 2);
  for (const headers of [{}, other.headers]) expect((await send(address, { headers })).status).toBe(404);
});

test('what has to be renewed is marked on the machine’s page and listed on the depot’s day; a document is removed', async () => {
  const fields = { kind: 'inspection', title: 'UDT 2025', validUntil: '2026-01-31' };
  await asStaff(upload, { method: 'POST', body: documentForm(wholePdf('udt'), fields) });
  for (const path of [page, '/en/admin/depot']) {
    const html = await (await asStaff(path)).text();
    for (const text of ['UDT 2025', 'Documents to renew', 'Expired']) expect(html).toContain(text);
  }
  const html = await (await asStaff(page)).text();
  const ids = [...html.matchAll(/name="documentId" value="([\da-f-]{36})"/g)].map(([, id = '']) => id);
  expect(ids).toHaveLength(2);
  for (const documentId of ids) {
    const removed = await post(page, { intent: 'remove-document', documentId });
    expect([removed.status, removed.headers.get('location')]).toEqual([303, `${page}?done=remove-document`]);
    expect((await asStaff(`/rental-files/documents/${documentId}.pdf`)).status).toBe(404);
  }
  const after = await (await asStaff(page)).text();
  expect(after).toContain('No documents yet.');
  expect(after).toContain('Document removed');
});
