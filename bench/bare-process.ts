import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { freePort } from '../tests/support/free-port.ts';
import { startProcess, type Running } from '../tests/support/shop-process.ts';

/** An answer's bytes as they were sent, still packed. */
interface RawAnswer {
  readonly body: Buffer;
  readonly contentType: string;
  readonly contentEncoding: string;
}

/** Asks as a browser does. */
export const rawAnswer = (url: string, headers: Readonly<Record<string, string>> = {}): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br', ...headers } }, (response) => {
      const { 'content-type': contentType = '', 'content-encoding': contentEncoding = '' } = response.headers;
      buffer(response).then((body) => resolve({ body, contentType, contentEncoding }), reject);
    }).on('error', reject);
  });

/** Measures a bare `node:http` server, in a process of its own, that sends the same bytes for every request. */
export async function besideBare<Result>(
  { body, contentType, contentEncoding }: RawAnswer,
  measure: (bare: Running) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'promin-bare-'));
  const file = join(folder, 'body');
  writeFileSync(file, body);
  const port = await freePort();
  const env = {
    PORT: String(port),
    BODY_FILE: file,
    CONTENT_TYPE: contentType,
    CONTENT_ENCODING: contentEncoding,
  };
  const bare = await startProcess(['bench/bare-server.ts'], { port, probe: '/', env });
  try {
    return await measure(bare);
  } finally {
    await bare.stop();
    rmSync(folder, { recursive: true });
  }
}
