import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { CHECKLISTS } from '../../../src/domain/rental/protocol.ts';
import { register } from '../../support/http-customer.ts';
import { openPreparedLease } from '../../support/prepared-lease.ts';

const { shop, send, asStaff, post, customer, lease, order, handover: page } = await openPreparedLease();
const upload = `/rental-files/protocols/${page.slice('/en/admin/leases/'.length)}`;
const photograph = (bytes: Buffer<ArrayBuffer> | string) => {
  const body = new FormData();
  body.set('photograph', new File([bytes], 'front.png'));
  return body;
};
const json = { accept: 'application/json' };

afterAll(() => shop.stop());

test('a machine is handed over by its protocol, not by a press', () => {
  expect(order.html).not.toContain('value="ACTIVE"');
});

test('a photograph is sent by a script and by a form without one, once, by staff alone', async () => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const picture = Buffer.from(bytes);
  const [one, other] = [randomUUID(), randomUUID()];
  for (const _ of [1, 2]) {
    const sent = await asStaff(`${upload}?id=${one}`, {
      method: 'POST',
      body: photograph(picture),
      headers: json,
    });
    expect([sent.status, await sent.json()]).toEqual([200, { data: { id: one } }]);
  }
  const plain = await asStaff(`${upload}?id=${other}&region=pl`, {
    method: 'POST',
    body: photograph(picture),
  });
  expect([plain.status, plain.headers.get('location')]).toEqual([
    303,
    `${page.replace('/en/', '/pl/')}#photographs`,
  ]);
  const wrong = await asStaff(`${upload}?id=${randomUUID()}`, { method: 'POST', body: photograph('<svg/>') });
  expect(wrong.headers.get('location')).toContain('?photograph=no-picture#photographs');
  expect(await (await asStaff(`${page}?photograph=no-picture`)).text()).toContain('Not a JPEG, PNG or WebP');
  const html = await (await asStaff(page)).text();
  expect(html.match(/\/rental-files\/photographs\//g)).toHaveLength(4); // two, each with its link

  const foreign = await send(`${upload}?id=${randomUUID()}`, {
    method: 'POST',
    body: photograph(picture),
    headers: customer.headers,
  });
  expect(foreign.status).toBe(403);
  const elsewhere = await asStaff(`${upload}?id=${randomUUID()}`, {
    method: 'POST',
    body: photograph(picture),
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(elsewhere.status).toBe(403);
  const shown = await asStaff(`/rental-files/photographs/${one}.webp`);
  expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'private, no-store',
  ]);
  // The owner sees what is signed.
  const early = await send(`/rental-files/photographs/${one}.webp`, { headers: customer.headers });
  expect(early.status).toBe(404);
});

test('a draft is kept, a signature with anything missing is refused with what was typed, and a whole one hands the machine over', async () => {
  const kept = await post(page, {
    intent: 'keep',
    revision: '0',
    note: 'Scratch on the left',
    hours: '1 250',
  });
  expect([kept.status, kept.headers.get('location')]).toEqual([303, `${page}?done=keep`]);
  const draft = await (await asStaff(page)).text();
  expect(draft).toContain('Scratch on the left');
  expect(draft).toContain('value="1250"');
  const refused = await post(page, { intent: 'sign', revision: '1', note: 'Typed again', hours: 'many' });
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).toContain('Typed again');
  expect(html).toContain('Whole hours, digits only.');
  const stale = await post(page, { intent: 'keep', revision: '0', note: 'Other' });
  expect(stale.status).toBe(409);

  const checks = Object.fromEntries(CHECKLISTS.generator.map((item) => [`check.${item}`, 'right']));
  const whole = {
    intent: 'sign',
    revision: '1',
    ...checks,
    hours: '1250',
    fuel: '7',
    note: 'Scratch on the left',
    signer: 'Olena Koval',
    signature: 'M10 20L300 150',
  };
  for (const _ of [1, 2]) {
    const signed = await post(page, whole);
    expect([signed.status, signed.headers.get('location')]).toEqual([303, `${page}?done=sign`]);
  }
  expect((await post(page, { ...whole, note: 'Other' })).status).toBe(409);
  const shown = await (await asStaff(page)).text();
  expect(shown).toContain('M10 20L300 150');
  expect(shown).not.toContain('name="signer"');
});

test('the customer reads on the lease’s page what was signed, with its photographs and as a document', async () => {
  const read = await send(lease, { headers: customer.headers });
  const html = await read.text();
  expect(read.headers.get('cache-control')).toContain('no-store');
  for (const text of ['Scratch on the left', 'M10 20L300 150', '1,250', '87.5%'])
    expect(html).toContain(text);
  const [address = ''] = /\/rental-files\/photographs\/[\da-f-]{36}\.webp/.exec(html) ?? [];
  expect((await send(address, { headers: customer.headers })).status).toBe(200);
  expect((await send(address)).status).toBe(401);
  const other = await register(shop.url, 2);
  expect((await send(address, { headers: other.headers })).status).toBe(403);
  const [document = ''] = /\/api\/orders\/[\da-f-]{36}\/documents\/handover-1-\d+\.pdf/.exec(html) ?? [];
  const printed = await send(document, { headers: customer.headers });
  expect([printed.status, printed.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect((await send(document, { headers: other.headers })).status).toBe(403);
});

test('a deduction from the deposit is written on the return, and read by the customer', async () => {
  const back = page.replace('/handover/', '/return/');
  const id = randomUUID();
  const form = { intent: 'deduct', id, kind: 'damage', amountMinor: '1 500,50', note: 'Broken lamp' };
  const refused = await post(back, { ...form, amountMinor: 'much', note: '' });
  const html = await refused.text();
  expect(refused.status).toBe(422);
  for (const text of ['A gross amount such as', 'Explain in at least', 'value="much"'])
    expect(html).toContain(text);
  for (const _ of [1, 2]) {
    const written = await post(back, form);
    expect([written.status, written.headers.get('location')]).toEqual([
      303,
      `${back}?done=deduct#deductions`,
    ]);
  }
  expect(await (await asStaff(back)).text()).toContain('Broken lamp');
  const read = await (await send(lease, { headers: customer.headers })).text();
  expect(read).toContain('Broken lamp');
  expect(read).toContain('1,500.50');
});

test('addresses of protocols that mean nothing are not found', async () => {
  const [start = ''] = page.split('/handover');
  for (const path of [
    `${start}/handover/999999`,
    `${start}/x/1`,
    `${start}/return/x`,
    '/en/admin/leases/x/return/1',
  ]) {
    expect([path, (await asStaff(path)).status]).toEqual([path, 404]);
  }
});
