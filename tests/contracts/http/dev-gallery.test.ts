import { afterAll, expect, test } from 'vitest';
import { readOnlyShop, seededData } from '../../support/built-shop.ts';
import { startShop } from '../../support/shop-process.ts';

const local = await readOnlyShop();
const plain = await startShop({ ...(await seededData()), environment: { DEV_PAGES: 'false' } });
afterAll(() => plain.stop());

test('a local shop has the gallery, which its own pages alone may frame', async () => {
  const frames = await fetch(`${local.url}/dev/gallery`);
  expect(frames.status).toBe(200);
  expect((await frames.text()).match(/<iframe/g)).toHaveLength(4);
  const page = await fetch(`${local.url}/en/dev/gallery`);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  const other = await fetch(`${local.url}/en/faq`);
  expect(other.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('without pages for developers there is none', async () => {
  for (const path of ['/dev/gallery', '/en/dev/gallery']) {
    expect([path, (await fetch(plain.url + path)).status]).toEqual([path, 404]);
  }
});
