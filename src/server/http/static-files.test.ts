import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'promin-files-'));
const SCRIPT = 'export default "a script";'.repeat(40);
const PICTURE = Buffer.from([82, 73, 70, 70, 0, 255]);

function build() {
  for (const name of ['client/assets', 'pictures/products'])
    mkdirSync(join(folder, name), { recursive: true });
  const write = (name: string, body: string | Buffer) => writeFileSync(join(folder, name), body);
  write('client/assets/app-1a2b.js', SCRIPT);
  write('client/assets/app-1a2b.js.br', brotliCompressSync(SCRIPT));
  write('client/assets/app-1a2b.js.gz', gzipSync(SCRIPT));
  write('client/robots.txt', 'User-agent: *');
  write('client/.secret', 'hidden');
  write('pictures/products/panel.webp', PICTURE);
  write('outside.txt', 'not to be served');
}

const server = createServer();
let port = 0;
beforeAll(async () => {
  build();
  const files = staticFiles({
    client: join(folder, 'client'),
    pictures: join(folder, 'pictures'),
    headers: new Map([['x-content-type-options', 'nosniff']]),
  });
  server.on('request', (incoming, response) => {
    if (!files(incoming, response)) response.writeHead(404).end('not a file');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
/** Asks with the path exactly as it is written; a browser's own client would tidy it up. */
const ask = (
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) =>
  new Promise<Answer>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });

describe('a file of the build', () => {
  test('comes with its type, its length and the headers of every answer', async () => {
    const { status, headers, body } = await ask('/assets/app-1a2b.js');
    expect([status, body.toString()]).toEqual([200, SCRIPT]);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(SCRIPT.length),
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
  });

  test('is kept for ever when its name has a hash, for a week otherwise', async () => {
    expect((await ask('/assets/app-1a2b.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await ask('/robots.txt')).headers['cache-control']).toBe('public, max-age=604800');
  });

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('is sent packed to a browser that accepts %s', async (accepted, encoding, unpack) => {
    const { headers, body } = await ask('/assets/app-1a2b.js', { headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(String(body.length));
    expect(unpack(body).toString()).toBe(SCRIPT);
  });

  test('is sent plain when it was not packed, and to a browser that accepts nothing', async () => {
    for (const [path, accepted] of [
      ['/robots.txt', 'br'],
      ['/assets/app-1a2b.js', 'identity'],
    ] as const) {
      const { headers } = await ask(path, { headers: { 'accept-encoding': accepted } });
      expect(headers['content-encoding']).toBeUndefined();
    }
  });

  test('is not sent again to who has it', async () => {
    const { headers } = await ask('/assets/app-1a2b.js');
    const again = await ask('/assets/app-1a2b.js', { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await ask('/assets/app-1a2b.js', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  test('answers HEAD without its body, and a query beside its name does not matter', async () => {
    const head = await ask('/robots.txt?v=2', { method: 'HEAD' });
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, '13']);
  });
});

test('a picture comes from disk', async () => {
  const { headers, body } = await ask('/pictures/products/panel.webp');
  expect([headers['content-type'], body]).toEqual(['image/webp', PICTURE]);
});

test.each([
  '/',
  '/outside.txt',
  '/../outside.txt',
  '/assets/../../outside.txt',
  '/%2e%2e/outside.txt',
  '/pictures/../outside.txt',
  '/pictures/products',
  '/.secret',
  '/assets/app-1a2b.js.br',
])('%s is no file of the build', async (path) => {
  expect((await ask(path)).body.toString()).toBe('not a file');
});

test('a form is never answered with a file', async () => {
  expect((await ask('/robots.txt', { method: 'POST' })).status).toBe(404);
});

test('a folder that was not built has no files', () => {
  const headers = new Map<string, string>();
  expect(() => staticFiles({ client: null, pictures: join(folder, 'missing'), headers })).not.toThrow();
});
