import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../tests/support/free-port.ts';
import { startProcess, type Running } from '../tests/support/shop-process.ts';
import type { RawAnswer } from './raw-answer.ts';

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
