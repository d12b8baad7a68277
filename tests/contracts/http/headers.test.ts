import { describe, expect, test } from 'vitest';
import { openBuiltShop } from '../../support/built-shop.ts';

const { ask, url } = await openBuiltShop();
const page = await ask('/ua/auth');
const html = await page.text();

/** What a content policy allows by directive. */
const policyOf = ({ headers }: Response) =>
  new Map(
    (headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );

describe('every answer', () => {
  const asset = /\/assets\/[^"]+\.js/.exec(html)?.[0] ?? '';
  test.each([
    ['/ua', 200],
    ['/ua/nothing', 404],
    ['/', 302],
    ['/api/products?pagination[pageSize]=1', 200],
    ['/api/nothing', 404],
    [asset, 200],
    ['/favicon.svg', 200],
    ['/none.js', 404],
    ['/healthz', 200],
  ])('%s forbids guessing types, framing and use by other sites', async (path, status) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    });
    expect(answer.headers.has('strict-transport-security')).toBe(false);
    expect(answer.headers.has('x-powered-by')).toBe(false);
  });
});

describe('a page of one visitor', () => {
  test('runs the scripts of the shop alone', () => {
    const policy = policyOf(page);
    const [self, nonce = '', ...others] = policy.get('script-src') ?? [];
    expect([self, others]).toEqual(["'self'", []]);
    expect(nonce).toMatch(/^'nonce-[\w+/=]{20,}'$/);
    for (const directive of ['base-uri', 'object-src', 'frame-ancestors']) {
      expect(policy.get(directive)).toEqual(["'none'"]);
    }
    for (const directive of ['default-src', 'connect-src', 'form-action']) {
      expect(policy.get(directive)).toEqual(["'self'"]);
    }
  });

  test('marks each of its inline scripts with the nonce of its own answer', async () => {
    const inline = html.match(/<script(?![^>]*(\ssrc=|application\/ld\+json))[^>]*>/g) ?? [];
    expect(inline.length).toBeGreaterThan(2);
    const nonce = /'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1];
    expect(inline.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
    expect(html).not.toMatch(/\son\w+="|href="javascript:/);
    expect(policyOf(await ask('/ua/auth')).get('script-src')).not.toContain(`'nonce-${nonce}'`);
  });

  test('that is not found or refused keeps to the same policy', async () => {
    for (const path of ['/ua/nothing', '/ua/error/500']) {
      expect(policyOf(await ask(path)).get('script-src')?.[1]).toMatch(/^'nonce-/);
    }
  });

  test('is kept by nobody in between, and tells nothing of the visitor', () => {
    expect(page.headers.get('cache-control')).toBe('private, no-cache');
    expect(page.headers.getSetCookie()).toEqual([
      'userLocale=uk; Max-Age=31536000; Path=/; SameSite=Lax',
      'locationConsent=new; Path=/; SameSite=Lax',
    ]);
  });
});

test('files of the build are kept for ever', async () => {
  const script = await ask(/\/assets\/[^"]+\.js/.exec(html)?.[0] ?? '');
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const texts = await ask(/\/i18n\/uk\.[\w-]+\.js/.exec(html)?.[0] ?? '');
  expect(texts.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const etag = script.headers.get('etag') ?? '';
  expect((await ask(new URL(script.url).pathname, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

describe('the number of a request', () => {
  const numberOf = async (path: string, given?: string) => {
    const { headers } = await ask(path, given === undefined ? {} : { headers: { 'x-request-id': given } });
    return headers.get('x-request-id');
  };

  test('is the one that a proxy gave', async () => {
    for (const path of ['/ua/auth', '/api/csrf', '/healthz', '/']) {
      expect(await numberOf(path, 'from-proxy_2026')).toBe('from-proxy_2026');
    }
  });

  test('is a new one where none or an odd one was given', async () => {
    const numbers = [undefined, 'short', 'x'.repeat(65), '<script>alert(1)</script>', 'a b c d e f g'];
    const answered = await Promise.all(numbers.map((given) => numberOf('/healthz', given)));
    for (const number of answered) expect(number).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(new Set(answered).size).toBe(numbers.length);
  });
});

describe('signing in', () => {
  const form = new URLSearchParams({
    intent: 'register',
    email: 'headers@example.com',
    password: 'сонце-2026',
    confirmPassword: 'сонце-2026',
    redirect: '/ua/profile',
  });

  test('gives a session cookie that no script reads and no other site sends', async () => {
    const answer = await ask('/ua/auth', { method: 'POST', body: form });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ua/profile']);
    const session = answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('session='));
    expect(session.length).toBeGreaterThan(0);
    for (const cookie of session) {
      expect(cookie).toMatch(/; HttpOnly/i);
      expect(cookie).toMatch(/; SameSite=Lax/i);
      expect(cookie).toMatch(/; Path=\//i);
      expect(cookie).not.toMatch(/; (Secure|Domain)/i); // this shop is reached without TLS
    }
    const cookie = session.map((each) => each.split(';', 1)[0]).join('; ');
    const profile = await ask('/ua/profile', { headers: { cookie } });
    expect(profile.status).toBe(200);
    expect(profile.headers.get('cache-control')).toMatch(/private|no-store/);
    expect(await profile.text()).toContain('headers@example.com');
  });

  test.each(['https://evil.example', '//evil', '/\\evil', '/\t/evil'])(
    'never leads to %j afterwards',
    async (redirect) => {
      const body = new URLSearchParams({ ...Object.fromEntries(form), redirect });
      body.set('email', `${encodeURIComponent(redirect).replaceAll('%', '')}@example.com`);
      const answer = await ask('/ua/auth', { method: 'POST', body });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ua']);
    },
  );
});

describe('a form that another site sends to a page', () => {
  const send = (headers: Record<string, string>, path = '/ua/preferences') =>
    ask(path, { method: 'POST', body: new URLSearchParams({ currency: 'PLN' }), headers });

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site', origin: url }],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
    [{ 'sec-fetch-site': 'none', origin: 'null' }],
  ])('%o is refused and changes nothing', async (headers) => {
    for (const path of [
      '/ua/preferences',
      '/ua/auth',
      '/ua/checkout',
      '/ua/logout',
      '/ua/preferences.data',
    ]) {
      const answer = await send(headers, path);
      expect([path, answer.status]).toEqual([path, 403]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  test('is let through when it is the shop’s own', async () => {
    expect((await send({ 'sec-fetch-site': 'same-origin' })).status).toBe(303);
    expect((await send({ origin: url })).status).toBe(303);
  });
});

test('the process and its readiness have an address each', async () => {
  for (const [path, status] of [
    ['/healthz', 'ok'],
    ['/readyz', 'ready'],
  ] as const) {
    const answer = await ask(path);
    expect([answer.status, await answer.json()]).toEqual([200, { status }]);
  }
});
