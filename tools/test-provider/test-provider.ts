import { createPublicKey, generateKeyPairSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { interactionPolicy, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { memoryAdapter } from './memory-adapter.ts';
import { postedName, signInPage, type TestPerson } from './pages.ts';

/** Who is shown as a button of the sign-in page. */
const PEOPLE: readonly TestPerson[] = [
  { firstName: 'Olena', lastName: 'Test', email: 'olena.test@example.com', isVerified: true },
  { firstName: 'Jan', lastName: 'Próbny', email: 'jan.probny@example.com', isVerified: true },
  { firstName: 'Max', lastName: 'Unverified', email: 'max.unverified@example.com', isVerified: false },
];

/** What the shop is configured with; each of it is made anew with the provider. */
export interface TestProvider {
  /** The environment that points Google and Apple of a shop at it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly issuer: string;
  readonly close: () => Promise<void>;
}

const APPLE = { clientId: 'test-apple', teamId: 'TESTTEAM01', keyId: 'TESTKEY001' };
const GOOGLE = { clientId: 'test-google', clientSecret: 'a secret of the test provider' };

/** Whether a client secret is the JWT that Apple asks for: signed by ES256, for this issuer, and not over. */
function isAppleSecret(
  secret: string,
  { publicKey, issuer }: { publicKey: string; issuer: string },
): boolean {
  const [header = '', claims = '', signature = ''] = secret.split('.');
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey(publicKey), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return false;
  const read = (part: string): Record<string, unknown> =>
    JSON.parse(Buffer.from(part, 'base64url').toString());
  const [{ alg, kid }, { iss, sub, aud, exp }] = [read(header), read(claims)];
  return (
    alg === 'ES256' &&
    kid === APPLE.keyId &&
    iss === APPLE.teamId &&
    sub === APPLE.clientId &&
    aud === issuer &&
    Number(exp) > Date.now() / 1000
  );
}

const policy = () => {
  const base = interactionPolicy.base();
  base.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));
  return base;
};

function configurationOf({ shop, people }: { shop: string; people: Map<string, TestPerson> }): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const asApple = ({ oidc }: KoaContextWithOIDC) => oidc.client?.clientId === APPLE.clientId;
  return {
    adapter: memoryAdapter(),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'test' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    clients: [
      {
        client_id: GOOGLE.clientId,
        client_secret: GOOGLE.clientSecret,
        redirect_uris: [`${shop}/auth/from/google`],
      },
      {
        client_id: APPLE.clientId,
        client_secret: 'compared by isAppleSecret',
        token_endpoint_auth_method: 'client_secret_post',
        require_auth_time: true,
        redirect_uris: [`${shop}/auth/from/apple`],
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    scopes: ['openid', 'name'],
    conformIdTokenClaims: false, // Google and Apple tell the address in the ID token itself
    features: {
      devInteractions: { enabled: false },
      claimsParameter: { enabled: true },
      rpInitiatedLogout: { enabled: false },
    },
    interactions: { policy: policy(), url: (_, { uid }) => `/interaction/${uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 86_400,
      IdToken: 600,
      Interaction: 3600,
      Session: 86_400,
    },
    findAccount: (ctx, accountId) => ({
      accountId,
      claims: () => {
        const person = people.get(accountId);
        if (!person) return { sub: accountId };
        const { firstName, lastName, email, isVerified } = person;
        return {
          sub: accountId,
          email,
          email_verified: asApple(ctx) ? String(isVerified) : isVerified,
          given_name: firstName,
          family_name: lastName,
          name: `${firstName} ${lastName}`.trim(),
        };
      },
    }),
    renderError: (ctx, out) => {
      ctx.type = 'text';
      ctx.body = `The test provider refuses: ${out.error} ${out.error_description ?? ''}`;
    },
  };
}

async function fieldsOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

/** The person whom the form of the sign-in page names. */
function personIn(fields: URLSearchParams): TestPerson {
  const text = (name: string) => fields.get(name)?.trim() ?? '';
  const chosen = PEOPLE.find(({ email }) => email === fields.get('chosen'));
  if (chosen) return chosen;
  return {
    ...(text('subject') === '' ? {} : { subject: text('subject') }),
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    isVerified: fields.has('isVerified'),
  };
}

/**
 * Opens an OpenID provider for tests and development that stands in for Google and for Apple, whose `form_post` answer, once-only
 * name and signed client secret it imitates. Everybody may be anybody there: nothing of it belongs into a shop for customers.
 * `shop` is the shop's origin, `hostname` the provider's own.
 */
export async function openTestProvider({
  shop,
  hostname = '127.0.0.1',
}: {
  shop: string;
  hostname?: string;
}): Promise<TestProvider> {
  const people = new Map<string, TestPerson>();
  const told = new Set<string>();
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://${hostname}:${(server.address() as AddressInfo).port}`;
  const keys = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const provider = new Provider(issuer, configurationOf({ shop, people }));
  provider.Client.prototype.compareClientSecret = function compare(actual: string) {
    return this.clientId === APPLE.clientId
      ? isAppleSecret(actual, { publicKey: keys.publicKey, issuer })
      : actual === GOOGLE.clientSecret;
  };
  // Apple posts the name beside the code, the first time alone.
  provider.use(async (ctx, next) => {
    await next();
    const accountId = ctx.oidc?.session?.accountId;
    const person = accountId === undefined ? undefined : people.get(accountId);
    const isAnswer = ctx.oidc?.client?.clientId === APPLE.clientId && String(ctx.body).includes('<noscript>');
    if (isAnswer) ctx.status = 200; // a refusal too is a page that works
    if (!isAnswer || !person || accountId === undefined || told.has(accountId)) return;
    told.add(accountId);
    ctx.body = String(ctx.body).replace('<noscript>', () => `${postedName(person)}<noscript>`);
  });
  const handle = provider.callback();

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { uid, params } = await provider.interactionDetails(request, response);
    const clientId = String(params.client_id);
    const name = clientId === APPLE.clientId ? 'Apple' : 'Google';
    if (request.method !== 'POST') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      return void response.end(signInPage({ name, uid, people: PEOPLE }));
    }
    const fields = await fieldsOf(request);
    if (fields.has('cancel')) {
      const error = name === 'Apple' ? 'user_cancelled_authorize' : 'access_denied';
      const result = { error, error_description: 'the person did not want to' };
      return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    }
    const person = personIn(fields);
    const accountId = person.subject ?? person.email;
    people.set(accountId, person);
    const grant = new provider.Grant({ accountId, clientId });
    grant.addOIDCScope(String(params.scope));
    const result = { login: { accountId }, consent: { grantId: await grant.save() }, select_account: {} };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await (request.url?.startsWith('/interaction/') ? interact : handle)(request, response);
    } catch (error) {
      response.writeHead(400, { 'content-type': 'text/plain' }).end(String(error));
    }
  }

  return {
    issuer,
    environment: {
      GOOGLE_CLIENT_ID: GOOGLE.clientId,
      GOOGLE_CLIENT_SECRET: GOOGLE.clientSecret,
      GOOGLE_ISSUER: issuer,
      APPLE_CLIENT_ID: APPLE.clientId,
      APPLE_TEAM_ID: APPLE.teamId,
      APPLE_KEY_ID: APPLE.keyId,
      APPLE_PRIVATE_KEY: keys.privateKey,
      APPLE_ISSUER: issuer,
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
