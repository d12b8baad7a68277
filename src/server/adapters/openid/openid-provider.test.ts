import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appleProvider, googleProvider, otherProvider } from './openid-provider.ts';

const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const [own, foreign] = [rsa(), rsa()];
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token as an issuer signs it, or does not. */
function token(
  claims: object,
  { alg = 'RS256', key = own.privateKey }: { alg?: string; key?: KeyObject } = {},
) {
  const head = `${encode({ alg, kid: 'one', typ: 'JWT' })}.${encode(claims)}`;
  return alg === 'none'
    ? `${head}.`
    : `${head}.${sign('sha256', Buffer.from(head), key).toString('base64url')}`;
}

/** What the tiny issuer answers now. */
const issued = {
  status: 200,
  metadataStatus: 200,
  idToken: '' as string | undefined,
  algorithms: ['RS256'],
  userInfo: {},
  form: new URLSearchParams(),
  asked: 0,
};
let issuer = '';
let close: () => void;

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const json = (status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (request.url === '/.well-known/openid-configuration') {
    issued.asked++;
    return void json(issued.metadataStatus, {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/me`,
      jwks_uri: `${issuer}/keys`,
      id_token_signing_alg_values_supported: issued.algorithms,
      token_endpoint_auth_methods_supported: ['client_secret_post'],
    });
  }
  if (request.url === '/keys') {
    return void json(200, {
      keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
    });
  }
  if (request.url === '/me') return void json(200, issued.userInfo);
  issued.form = new URLSearchParams(Buffer.concat(chunks).toString());
  json(issued.status, {
    access_token: 'access',
    token_type: 'Bearer',
    ...(issued.status === 200 ? { id_token: issued.idToken } : { error: 'invalid_grant' }),
  });
}

beforeAll(async () => {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
});
afterAll(() => close());
beforeEach(() =>
  Object.assign(issued, { status: 200, metadataStatus: 200, algorithms: ['RS256'], userInfo: {} }),
);

const failures: object[] = [];
const OPTIONS = { onUnavailable: (failure: object) => void failures.push(failure) };
const open = () =>
  otherProvider({ id: 'work', name: 'Work', issuer, clientId: 'shop', clientSecret: 'secret' }, OPTIONS);
const VISIT = {
  state: 'the-state',
  nonce: 'the-nonce',
  codeVerifier: 'v'.repeat(43),
  redirectUri: 'https://shop.example/auth/from/work',
};
const now = () => Math.floor(Date.now() / 1000);
const claims = () => ({
  iss: issuer,
  aud: 'shop',
  sub: 'person-1',
  nonce: VISIT.nonce,
  iat: now(),
  exp: now() + 300,
  email: 'olena@example.com',
  email_verified: true,
});
const come = (provider = open(), given: object = { code: 'the-code' }) =>
  provider.personOf({ ...VISIT, answer: given, told: null });

test('the browser is sent with everything that binds the answer to it', async () => {
  const url = await open().authorizationUrl({ ...VISIT, locale: 'uk', mustProve: true });
  expect(url?.origin).toBe(issuer);
  const query = Object.fromEntries(url?.searchParams ?? []);
  expect(query).toMatchObject({
    response_type: 'code',
    client_id: 'shop',
    redirect_uri: VISIT.redirectUri,
    state: VISIT.state,
    nonce: VISIT.nonce,
    code_challenge_method: 'S256',
    prompt: 'login',
    max_age: '0',
  });
  expect(query.code_challenge).not.toContain(VISIT.codeVerifier);
  expect(url?.href).not.toContain('secret');
});

test('a token of the issuer names the person; the code goes with the verifier and the secret', async () => {
  issued.idToken = token(claims());
  expect(await come()).toMatchObject({
    ok: true,
    person: { subject: 'person-1', email: 'olena@example.com', isEmailVerified: true },
  });
  expect(Object.fromEntries(issued.form)).toMatchObject({
    code: 'the-code',
    code_verifier: VISIT.codeVerifier,
    redirect_uri: VISIT.redirectUri,
    client_secret: 'secret',
  });
});

test('what the token leaves out is asked for, of the same person alone', async () => {
  issued.idToken = token({ ...claims(), email: undefined, email_verified: undefined });
  issued.userInfo = { sub: 'person-1', email: 'further@example.com', email_verified: true };
  expect(await come()).toMatchObject({ ok: true, person: { email: 'further@example.com' } });
  issued.userInfo = { sub: 'person-2', email: 'further@example.com', email_verified: true };
  expect(await come()).toMatchObject({ ok: false, reason: 'refused' });
});

describe('a token is refused', () => {
  const changes: Readonly<Record<string, () => string | undefined>> = {
    'for another client': () => token({ ...claims(), aud: 'another' }),
    'for several clients, of which the shop is not the one meant': () =>
      token({ ...claims(), aud: ['shop', 'another'], azp: 'another' }),
    'of another issuer': () => token({ ...claims(), iss: 'https://another.example' }),
    'of another visit': () => token({ ...claims(), nonce: 'another' }),
    'without a nonce': () => token({ ...claims(), nonce: undefined }),
    'that is over': () => token({ ...claims(), iat: now() - 900, exp: now() - 600 }),
    'without a subject': () => token({ ...claims(), sub: undefined }),
    'signed by another key': () => token(claims(), { key: foreign.privateKey }),
    'without a signature': () => token(claims(), { alg: 'none' }),
    'whose claims were changed afterwards': () => {
      const [head = '', , signature = ''] = token(claims()).split('.');
      return [head, encode({ ...claims(), sub: 'person-2' }), signature].join('.');
    },
    'that is none': () => 'no.token.here',
    'that did not come': () => undefined,
  };
  test.each(Object.keys(changes))('%s', async (name) => {
    issued.idToken = changes[name]?.();
    expect(await come()).toMatchObject({ ok: false, reason: 'refused' });
  });

  test('without a signature, although the provider says that it may have none', async () => {
    issued.algorithms = ['none', 'RS256'];
    issued.idToken = token(claims(), { alg: 'none' });
    expect(await come()).toMatchObject({ ok: false, reason: 'refused' });
  });
});

test('what the browser brings decides nothing alone', async () => {
  issued.idToken = token(claims());
  expect(await come(open(), { error: 'access_denied' })).toMatchObject({ ok: false, reason: 'cancelled' });
  expect(await come(open(), { error: 'user_cancelled_authorize' })).toMatchObject({ reason: 'cancelled' });
  expect(await come(open(), { error: 'invalid_scope' })).toMatchObject({ ok: false, reason: 'refused' });
  expect(await come(open(), { error: 'temporarily_unavailable' })).toMatchObject({ reason: 'unavailable' });
  expect(await come(open(), {})).toMatchObject({ ok: false, reason: 'refused' });
  const mixedUp = { code: 'the-code', iss: 'https://another.example' };
  expect(await come(open(), mixedUp)).toMatchObject({ ok: false, reason: 'refused' });
  issued.status = 400;
  expect(await come()).toEqual({ ok: false, reason: 'refused', detail: 'invalid_grant' });
});

test('a provider that was down is asked again, and one that was up is not asked twice', async () => {
  const provider = open();
  const send = () => provider.authorizationUrl({ ...VISIT, locale: 'uk', mustProve: false });
  issued.metadataStatus = 503;
  expect(await send()).toBeNull();
  expect(failures).toContainEqual(expect.objectContaining({ provider: 'work' }));
  expect(await come(provider)).toMatchObject({ ok: false, reason: 'unavailable' });
  issued.metadataStatus = 200;
  issued.asked = 0;
  await Promise.all([send(), send(), send()]);
  expect(await send()).not.toBeNull();
  expect(issued.asked).toBe(1);
});

test('Google is asked for the time of the proof, and to choose the account where one proves again', async () => {
  const google = googleProvider({ issuer, clientId: 'shop', clientSecret: 'secret' }, OPTIONS);
  const query = async (mustProve: boolean) =>
    Object.fromEntries(
      (await google.authorizationUrl({ ...VISIT, locale: 'pl', mustProve }))?.searchParams ?? [],
    );
  expect(await query(false)).toMatchObject({ hl: 'pl', claims: expect.stringContaining('auth_time') });
  expect(await query(false)).not.toHaveProperty('prompt');
  expect(await query(true)).toMatchObject({ prompt: 'select_account' });
});

test('Apple is asked to post, and shown a secret that is signed anew each time', async () => {
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const client = { issuer, clientId: 'shop', teamId: 'TEAM', keyId: 'KEY', privateKey };
  const apple = appleProvider(client, OPTIONS);
  const url = await apple.authorizationUrl({ ...VISIT, locale: 'uk', mustProve: false });
  expect(Object.fromEntries(url?.searchParams ?? [])).toMatchObject({
    response_mode: 'form_post',
    scope: 'openid email name',
  });
  issued.idToken = token(claims());
  const secrets: string[] = [];
  for (let each = 0; each < 2; each++) {
    expect(await come(apple)).toMatchObject({ ok: true });
    secrets.push(issued.form.get('client_secret') ?? '');
  }
  expect(new Set(secrets).size).toBe(2);
  const [header = '', body = ''] = secrets[0]?.split('.') ?? [];
  const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
  expect(read(header)).toMatchObject({ alg: 'ES256', kid: 'KEY' });
  const { iat, exp } = read(body) as { iat: number; exp: number };
  expect(read(body)).toMatchObject({ iss: 'TEAM', sub: 'shop', aud: issuer });
  expect(exp - iat).toBe(300);
});
