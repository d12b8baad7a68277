import { expect, test } from 'vitest';
import { openBuiltShop } from '../../support/built-shop.ts';
import { register } from '../../support/http-customer.ts';

const { ask, url } = await openBuiltShop({ DEV_PAGES: 'true' });
const customer = await register(url, 1);
const orderId = await customer.placeOrder();
const { cookie = '' } = customer.headers;

const as = (headers: Record<string, string>, path: string) => ask(path, { headers });
const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(path, { method: 'POST', body: new URLSearchParams(fields), headers });
/** The addresses of the outbox's e-mails whose subject has these words, the newest first. */
async function emailsOf(words: string): Promise<string[]> {
  const outbox = await (await ask('/dev/mail')).text();
  return [...outbox.matchAll(/<a href="(\/dev\/mail\/\d+)"\s*>([^<]*)<\/a>/g)]
    .filter(([, , subject = '']) => subject.includes(words))
    .map(([, path = '']) => path);
}
const linkIn = async (path: string) => {
  const html = await (await ask(`${path}/html`)).text();
  return /href="[^"]*(\/en\/order\/[^"]*\?key=[^"]+)"/.exec(html)?.[1] ?? '';
};
const [placed = ''] = await emailsOf('ORD-');
const link = await linkIn(placed);

test('an e-mail’s link shows the order to whoever has it, to read alone and to be kept by nobody', async () => {
  expect(link).toContain(orderId);
  const answer = await ask(link);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('x-robots-tag')).toContain('noindex');
  expect(answer.headers.get('referrer-policy')).toBe('same-origin');
  const html = await answer.text();
  expect(html).toMatch(/ORD-\d+/);
  expect(html).toContain('Sonyachna 1');
  expect(html).toContain('3–5 working days from hand-over to the carrier');
  expect(html).not.toContain('name="intent"');
});

test('a wrong key opens nothing and tells nothing, whether there is such an order or not', async () => {
  const [path = '', key = ''] = link.split('?key=');
  const last = key.endsWith('A') ? 'B' : 'A';
  const missing = path.replace(orderId, '4b4f1f6e-0000-4000-8000-000000000000');
  const wrong = [`${path}?key=`, `${path}?key=${key.slice(0, -2)}${last}A`, `${missing}?key=${key}`];
  for (const address of wrong) {
    const answer = await ask(address);
    expect(answer.status).toBe(403);
    const html = await answer.text();
    expect(html).toContain('/en/track-order');
    expect(html).not.toMatch(/ORD-\d+|Sonyachna/);
  }
  expect((await ask(path)).status).toBe(302);
});

test('asking for the link is answered alike for an order and for none; the e-mail goes to the order’s address', async () => {
  const number = /ORD-\d+/.exec(await (await ask(placed)).text())?.[0] ?? '';
  const before = (await emailsOf('ORD-')).length;
  const right = { orderNumber: number.toLowerCase(), email: 'Customer@Mail.Internal' };
  const answers = [
    await send('/en/track-order', right),
    await send('/en/track-order', { ...right, orderNumber: 'ORD-99999999' }),
    await send('/en/track-order', { ...right, email: 'other@example.com' }),
  ];
  const told = answers.map(({ status, headers }) => [status, headers.get('location')]);
  expect(told).toEqual([1, 2, 3].map(() => [303, '/en/track-order/sent']));
  await expect.poll(async () => (await emailsOf('ORD-')).length, { timeout: 60_000 }).toBe(before + 1);
  const [email = ''] = await emailsOf('ORD-');
  expect(await linkIn(email)).toBe(link);
});

test('who asks wrongly is told where, who asks too often waits', async () => {
  const headers = { 'x-forwarded-for': '10.77.0.1' };
  const wrong = await send('/pl/track-order', { orderNumber: '<b>', email: 'anna' }, headers);
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain('value="&lt;b&gt;"');
  const form = { orderNumber: '1', email: 'anna@example.com' };
  const statuses: number[] = [];
  for (let asked = 0; asked < 6; asked++)
    statuses.push((await send('/pl/track-order', form, headers)).status);
  expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
});

test('its owner cancels an order by the form alone; a second press and strangers are refused', async () => {
  const path = `/en/order/${orderId}`;
  const cancel = { intent: 'cancel', reason: 'mistake' };
  expect(await (await as({ cookie }, path)).text()).toContain('value="cancel"');
  const stranger = await register(url, 2);
  const { cookie: strange = '' } = stranger.headers;
  expect((await send(path, cancel, { cookie: strange })).status).toBe(403);
  expect((await send(path, cancel, { cookie, origin: 'https://evil.example' })).status).toBe(403);
  const visitor = await send(path, cancel);
  expect([visitor.status, visitor.headers.get('location')?.split('?')[0]]).toEqual([303, '/en/auth']);
  expect((await send(link, cancel)).status).toBe(303); // the link reads, it does not act
  const done = await send(path, cancel, { cookie });
  expect([done.status, done.headers.get('location')]).toEqual([303, `${path}?cancelled`]);
  const html = await (await as({ cookie }, `${path}?cancelled`)).text();
  expect(html).toContain('customer@mail.internal');
  expect(html).not.toContain('value="cancel"');
  expect((await send(path, cancel, { cookie })).status).toBe(409);
  expect((await send(path, { intent: 'reorder', token: 'a-token-of-a-form' }, { cookie })).status).toBe(409);
  expect((await send(path, { intent: 'anything' }, { cookie })).status).toBe(400);
  expect(await emailsOf('cancelled')).toHaveLength(1);
});

test('every e-mail can be looked at in every language', async () => {
  const outbox = await (await ask('/dev/mail')).text();
  const previews = [...outbox.matchAll(/href="(\/dev\/mail\/preview\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(previews.length).toBeGreaterThanOrEqual(30);
  for (const path of previews.filter((_, index) => index % 4 === 0)) {
    const answer = await ask(`${path}/html`);
    expect([path, answer.status]).toEqual([path, 200]);
  }
  const html = await (await ask('/dev/mail/preview/shipped/uk/html')).text();
  const [, picture = ''] = /src="([^"]+\.jpe?g)"/.exec(html) ?? [];
  const shown = await fetch(picture);
  expect(shown.headers.get('content-type')).toBe('image/jpeg');
  expect(shown.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});
