import { expect, test } from 'vitest';
import { openBuiltShop } from '../../support/built-shop.ts';
import { register } from '../../support/http-customer.ts';
import { readArchive } from '../../support/read-archive.ts';

const { ask, url } = await openBuiltShop();
const [owner, other] = [await register(url, 1), await register(url, 2)];
const show = async ({ headers: { cookie = '' } }: typeof owner) =>
  (await ask('/en/profile/privacy', { headers: { cookie } })).text();
const request = ({ headers: { cookie = '' } }: typeof owner, origin = url) =>
  fetch(`${url}/en/profile/privacy`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: '',
  });
const archiveIn = (html: string) => /\/data-exports\/[\da-f-]{36}\.zip/.exec(html)?.[0];

test('who is not signed in is led to the door, page and form', async () => {
  const answer = await ask('/en/profile/privacy');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toContain('/en/auth?redirect=');
  const posted = await fetch(`${url}/en/profile/privacy`, { method: 'POST', redirect: 'manual', body: '' });
  expect(posted.headers.get('location') ?? '').not.toMatch(/\/profile\/privacy$/);
});

test('a page of another site asks for nothing', async () => {
  expect((await request(other, 'https://evil.example')).status).toBeGreaterThanOrEqual(400);
  expect(await show(other)).toContain('Prepare archive');
});

test('an archive is asked for once, made, and given to its owner alone', async () => {
  expect(await show(owner)).toContain('Prepare archive');
  const answers = await Promise.all([request(owner), request(owner), request(owner)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(answers[0]?.headers.get('location')).toBe('/en/profile/privacy');
  await expect.poll(async () => archiveIn(await show(owner)), { timeout: 60_000 }).toBeDefined();
  const html = await show(owner);
  expect(html).not.toContain('Prepare archive');
  const path = archiveIn(html) ?? '';

  const { cookie = '' } = owner.headers;
  const given = await ask(path, { headers: { cookie } });
  expect(given.status).toBe(200);
  expect(given.headers.get('content-type')).toBe('application/zip');
  expect(given.headers.get('content-disposition')).toContain('attachment');
  expect(given.headers.get('cache-control')).toContain('no-store');
  const files = await readArchive(Buffer.from(await given.arrayBuffer()));
  expect(files['profile.json']).toContain(owner.email);

  const head = await ask(path, { method: 'HEAD', headers: { cookie } });
  expect(head.headers.get('content-length')).toBe(given.headers.get('content-length'));
  expect((await ask(path)).status).toBe(401);
  expect((await ask(path, { headers: { cookie: other.headers.cookie ?? '' } })).status).toBe(404);
  for (const wrong of [`/data-exports/${crypto.randomUUID()}.zip`, '/data-exports/x.zip', `${path}x`]) {
    expect((await ask(wrong, { headers: { cookie } })).status).toBe(404);
  }
});
