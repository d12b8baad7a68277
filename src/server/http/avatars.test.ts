import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/file-store.ts';
import { openTestShop, type SignedInCustomer, type TestShop } from '../../../tests/support/test-shop.ts';
import { AVATAR_BYTES_MAX } from '../../domain/account/avatar.ts';
import { RATE_LIMITS } from '../../domain/limits/rate-limits.ts';
import { sessions, users } from '../account/tables.ts';
import { avatars } from './avatars.ts';
import type { ShopContext } from './client-address.ts';

const ORIGIN = 'http://localhost';
const { folder, remove } = temporaryFolder();
let shop: TestShop;
let app: Hono<ShopContext>;
let picture: Buffer<ArrayBuffer>;
beforeAll(async () => {
  shop = await openTestShop({ FILES_DIR: folder });
  app = mount(shop);
  const red = sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } });
  picture = Buffer.from(await red.jpeg().toBuffer());
});
afterAll(async () => {
  await shop.close();
  remove();
});

function mount({ appOptions }: Pick<TestShop, 'appOptions'>) {
  const mounted = new Hono<ShopContext>();
  mounted.use(async (c, next) => {
    c.set('requestId', 'test-request');
    await next();
  });
  return mounted.route('/avatars', avatars(appOptions));
}

const JSON_ALONE = { accept: 'application/json' };
const cookieOf = ({ headers }: SignedInCustomer) => ({ cookie: headers.cookie ?? '' });

function formOf(bytes: Buffer<ArrayBuffer>, fileName = 'me.jpg', type = 'image/jpeg') {
  const form = new FormData();
  form.set('avatar', new File([bytes], fileName, { type }));
  return form;
}
const send = async (form: FormData | string, headers: Record<string, string>, path = '/avatars') =>
  app.request(ORIGIN + path, { method: 'POST', body: form, headers });
/** Uploads as the page's script does. */
const upload = (customer: SignedInCustomer, form: FormData | string) =>
  send(form, { ...cookieOf(customer), ...JSON_ALONE });
const imageOf = async (response: Response) => {
  const { data } = (await response.json()) as { data: { image: string | null } };
  return data.image ?? '';
};
const reasonOf = async (response: Response) => {
  const { error } = (await response.json()) as { error: { details: { reason: string } } };
  return error.details.reason;
};
const get = async (path: string, customer?: SignedInCustomer) =>
  app.request(ORIGIN + path, customer ? { headers: cookieOf(customer) } : {});
const keptOf = ({ userId }: SignedInCustomer) => {
  const own = join(folder, 'avatars', userId);
  return existsSync(own) ? readdirSync(own) : [];
};

describe('an upload', () => {
  test('makes the picture the avatar, which its owner alone is shown', async () => {
    const [owner, other] = [await shop.signedIn(), await shop.signedIn()];
    const answer = await upload(owner, formOf(picture));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const image = await imageOf(answer);
    expect(image).toMatch(new RegExp(`^/avatars/${owner.userId}/\\d+-[\\da-f]{8}\\.webp$`));

    const shown = await get(image, owner);
    expect(shown.status).toBe(200);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'x-robots-tag': 'noindex',
    });
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect(shown.headers.get('content-length')).toBe(String(bytes.length));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });

    expect((await get(image)).status).toBe(401);
    expect((await get(image, other)).status).toBe(403);
    // Nobody learns from the answer whether somebody has a picture.
    expect((await get(`/avatars/${owner.userId}/1-aaaaaaaa.webp`, other)).status).toBe(403);
    expect((await get('/avatars/nobody/1-aaaaaaaa.webp', other)).status).toBe(403);
    expect((await get(`/avatars/${owner.userId}/1-aaaaaaaa.webp`, owner)).status).toBe(404);
    for (const refused of [await get(image), await get(image, other)]) {
      expect(refused.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('is shown to staff who gave a second factor', async () => {
    const [owner, staff] = [await shop.signedIn(), await shop.signedIn()];
    await shop.database
      .update(users)
      .set({ role: 'staff', emailVerified: true })
      .where(eq(users.id, staff.userId));
    const address = await imageOf(await upload(owner, formOf(picture)));
    expect((await get(address, staff)).status).toBe(403);
    await shop.database
      .update(sessions)
      .set({ secondFactorAt: new Date() })
      .where(eq(sessions.userId, staff.userId));
    expect((await get(address, staff)).status).toBe(200);
  });

  test('has another address each time, and the one before is gone', async () => {
    const owner = await shop.signedIn();
    const first = await imageOf(await upload(owner, formOf(picture)));
    const second = await imageOf(await upload(owner, formOf(picture)));
    expect(first).not.toBe(second);
    expect([(await get(first, owner)).status, (await get(second, owner)).status]).toEqual([404, 200]);
    expect(keptOf(owner)).toHaveLength(1);
  });

  test('by a form without script leads back to the page it came from', async () => {
    const owner = await shop.signedIn();
    const from = (back: string) => `/avatars?back=${encodeURIComponent(back)}`;
    const sent = async (form: FormData, back: string, customer: SignedInCustomer | null = owner) => {
      const response = await send(form, customer ? cookieOf(customer) : {}, from(back));
      return [response.status, response.headers.get('location')];
    };
    expect(await sent(formOf(picture), '/pl/profile/personal')).toEqual([303, '/pl/profile/personal']);
    const html = formOf(Buffer.from('<!doctype html>'), 'me.png');
    expect(await sent(html, '/en/profile')).toEqual([303, '/en/profile?avatar=no-picture']);
    expect(await sent(formOf(picture), '/en/profile', null)).toEqual([
      303,
      '/en/auth?redirect=%2Fen%2Fprofile',
    ]);
    for (const elsewhere of [
      'https://elsewhere.example/',
      '//elsewhere.example',
      '/ua/checkout',
      '/ua/profile/../x',
      '',
    ]) {
      expect(await sent(formOf(picture), elsewhere)).toEqual([303, '/ua/profile']);
    }
  });

  test('is judged by what it holds, not by what it is called or said to be', async () => {
    const owner = await shop.signedIn();
    const answer = await upload(owner, formOf(picture, 'page.html', 'text/html'));
    expect(answer.status).toBe(200);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const body of [svg, '<!doctype html><script>alert(1)</script>', 'GIF89a/*x*/=1;alert(1)', '']) {
      const refused = await upload(owner, formOf(Buffer.from(body), 'me.png', 'image/png'));
      expect([refused.status, await reasonOf(refused)]).toEqual([422, 'no-picture']);
    }
    expect(keptOf(owner)).toHaveLength(1);
  });

  test.each([
    '../../../../etc/cron.d/x.png',
    '..\\..\\x.png',
    '/tmp/x.png',
    'a/b/c.png',
    'x\0.png',
    'Ірина.png',
  ])('called %j is kept in the folder of its owner', async (fileName) => {
    const owner = await shop.signedIn();
    expect((await upload(owner, formOf(picture, fileName))).status).toBe(200);
    expect(keptOf(owner)).toEqual([expect.stringMatching(/^\d+-[\da-f]{8}-[a-z\d-]+\.webp$/)]);
  });

  test('of another kind of form has no picture in it', async () => {
    const owner = await shop.signedIn();
    const bodies = [
      ['image/jpeg', 'x'],
      ['application/x-www-form-urlencoded', 'avatar=x'],
      ['multipart/form-data; boundary=x', 'no form at all'],
      ['application/json', '{}'],
    ] as const;
    for (const [type, body] of bodies) {
      const answer = await send(body, { ...cookieOf(owner), ...JSON_ALONE, 'content-type': type });
      expect([answer.status, await reasonOf(answer)]).toEqual([422, 'no-picture']);
    }
    const field = new FormData();
    field.set('avatar', 'a text');
    expect((await upload(owner, field)).status).toBe(422);
  });
});

describe('too much', () => {
  test('is refused, of bytes', async () => {
    const owner = await shop.signedIn();
    for (const size of [AVATAR_BYTES_MAX + 1, 30 * 1024 * 1024]) {
      const answer = await upload(owner, formOf(Buffer.alloc(size), 'me.png'));
      expect([answer.status, await reasonOf(answer)]).toEqual([413, 'too-large']);
    }
    const most = Buffer.concat([picture, Buffer.alloc(AVATAR_BYTES_MAX - picture.length)]);
    expect((await upload(owner, formOf(most))).status).toBe(200);
  });

  test('is refused, of pixels', async () => {
    const owner = await shop.signedIn();
    const large = sharp({ create: { width: 5001, height: 5000, channels: 3, background: 'red' } });
    const answer = await upload(owner, formOf(Buffer.from(await large.png().toBuffer())));
    expect([answer.status, await reasonOf(answer)]).toEqual([422, 'too-many-pixels']);
  });

  test('is refused, of uploads of one account, and its picture stays', async () => {
    const [owner, other] = [await shop.signedIn(), await shop.signedIn()];
    const image = await imageOf(await upload(owner, formOf(picture)));
    for (let call = 1; call < RATE_LIMITS.avatar.calls; call++) await upload(owner, formOf(Buffer.from('x')));
    const answer = await upload(owner, formOf(picture));
    expect([answer.status, await reasonOf(answer)]).toEqual([429, 'too-many']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await get(image, owner)).status).toBe(200);
    expect((await upload(other, formOf(picture))).status).toBe(200);
  });

  test('is refused, of uploads of one account at the same time', async () => {
    const [owner, other] = [await shop.signedIn(), await shop.signedIn()];
    const form = new Response(formOf(picture));
    const contentType = form.headers.get('content-type') ?? '';
    const bytes = new Uint8Array(await form.arrayBuffer());
    const isBeingRead = Promise.withResolvers<void>();
    const isSent = Promise.withResolvers<void>();
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          isBeingRead.resolve();
          await isSent.promise;
          controller.enqueue(bytes);
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { ...cookieOf(owner), ...JSON_ALONE, 'content-type': contentType };
    const slow = app.request(
      new Request(`${ORIGIN}/avatars`, { method: 'POST', body, headers, duplex: 'half' } as RequestInit),
    );
    await isBeingRead.promise;
    const meanwhile = await upload(owner, formOf(picture));
    expect([meanwhile.status, await reasonOf(meanwhile)]).toEqual([503, 'failed']);
    expect((await upload(other, formOf(picture))).status).toBe(200);
    isSent.resolve();
    expect((await slow).status).toBe(200);
  });
});

describe('an upload is refused', () => {
  test('to a visitor, though the picture is fine', async () => {
    const answer = await send(formOf(picture), JSON_ALONE);
    expect([answer.status, await reasonOf(answer)]).toEqual([401, 'not-signed-in']);
  });

  test.each([
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour’s site', { 'sec-fetch-site': 'same-site', origin: 'http://blog.localhost' }],
    ['a page without origin', { origin: 'null' }],
  ])('from %s', async (_, headers) => {
    const owner = await shop.signedIn();
    for (const path of ['/avatars', '/avatars/remove']) {
      expect((await send(formOf(picture), { ...cookieOf(owner), ...headers }, path)).status).toBe(403);
    }
    expect(keptOf(owner)).toEqual([]);
  });

  test('while the files are out of order, with the words for it', async () => {
    const broken = await openTestShop({ FILES_DIR: '/dev/null' });
    try {
      app = mount(broken);
      const owner = await broken.signedIn();
      const answer = await upload(owner, formOf(picture));
      expect([answer.status, await reasonOf(answer)]).toEqual([503, 'failed']);
      const plain = await send(formOf(picture), cookieOf(owner), '/avatars?back=/ua/profile');
      expect(plain.headers.get('location')).toBe('/ua/profile?avatar=failed');
    } finally {
      app = mount(shop);
      await broken.close();
    }
  });
});

describe('an avatar', () => {
  test('is removed by its form', async () => {
    const owner = await shop.signedIn();
    const image = await imageOf(await upload(owner, formOf(picture)));
    const removed = await send('', cookieOf(owner), '/avatars/remove?back=/pl/profile');
    expect([removed.status, removed.headers.get('location')]).toEqual([303, '/pl/profile']);
    expect((await get(image, owner)).status).toBe(404);
    expect(keptOf(owner)).toEqual([]);
    const again = await send('', { ...cookieOf(owner), ...JSON_ALONE }, '/avatars/remove');
    expect(await again.json()).toEqual({ data: { image: null } });
  });

  test.each([
    '/avatars',
    '/avatars/',
    '/avatars/a',
    '/avatars/a/b',
    '/avatars/a/1-a.png',
    '/avatars/../x/1-a.webp',
    '/avatars/a/b/1-a.webp',
  ])('is nothing at %s', async (path) => {
    const owner = await shop.signedIn();
    expect((await get(path, owner)).status).toBe(404);
  });
});
