// Writes .br and .gz beside the browser's files after a build, so that the server never compresses them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const FOLDER = 'build/client';
const COMPRESSIBLE = /\.(js|css|svg|json)$/;
const SMALLEST_BYTES = 128;

for (const file of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
  if (!COMPRESSIBLE.test(file)) continue;
  const path = join(FOLDER, file);
  const content = readFileSync(path);
  if (content.length < SMALLEST_BYTES) continue;
  writeFileSync(`${path}.br`, brotliCompressSync(content));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
