import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { acceptedEncoding } from './response-cache/encodings.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.txt': 'text/plain; charset=utf-8',
};
const FOREVER = 'public, max-age=31536000, immutable';
const A_WEEK = 'public, max-age=604800';
/** The one file of changing content that browsers ask for by themselves. */
const SERVICE_WORKER = 'service-worker.js';

function lifetime(name: string): string {
  if (name === SERVICE_WORKER) return 'no-cache';
  return name.startsWith('assets/') ? FOREVER : A_WEEK;
}

interface Variant {
  readonly path: string;
  /** Null for a file that is read from disk when asked for. */
  readonly body: Buffer | null;
  readonly headers: OutgoingHttpHeaders;
}
interface StaticFile {
  readonly etag: string;
  readonly plain: Variant;
  readonly br?: Variant;
  readonly gzip?: Variant;
}
interface Folder {
  readonly directory: string;
  readonly prefix: string;
  readonly inMemory: boolean;
}

function describe(path: string, name: string, folder: Folder, shared: OutgoingHttpHeaders): StaticFile {
  const { size, mtimeMs } = statSync(path);
  const body = folder.inMemory ? readFileSync(path) : null;
  const seed = body ?? `${size}-${mtimeMs}`;
  const etag = `"${createHash('sha256').update(seed).digest('base64url').slice(0, 16)}"`;
  const headers: OutgoingHttpHeaders = {
    ...shared,
    'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
    'cache-control': lifetime(name),
    etag,
    // A mailbox on the web shows an e-mail's pictures on a page of its own.
    ...(name.endsWith('-letter.jpg') ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
  };
  const variant = (suffix: string, encoding: string): Variant | undefined => {
    if (!folder.inMemory || !existsSync(path + suffix)) return undefined;
    const packed = readFileSync(path + suffix);
    return {
      path: path + suffix,
      body: packed,
      headers: {
        ...headers,
        'content-encoding': encoding,
        'content-length': packed.length,
        vary: 'accept-encoding',
      },
    };
  };
  const plain = { path, body, headers: { ...headers, 'content-length': size, vary: 'accept-encoding' } };
  return { etag, plain, br: variant('.br', 'br'), gzip: variant('.gz', 'gzip') };
}

function readFolder(folder: Folder, shared: OutgoingHttpHeaders): [string, StaticFile][] {
  if (!existsSync(folder.directory)) return [];
  return readdirSync(folder.directory, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const path = join(folder.directory, name);
    if (/\.(br|gz)$/.test(name) || name.startsWith('.') || statSync(path).isDirectory()) return [];
    return [[folder.prefix + name, describe(path, name, folder, shared)] as [string, StaticFile]];
  });
}

function send({ etag, plain, br, gzip }: StaticFile, request: IncomingMessage, response: ServerResponse) {
  if (request.headers['if-none-match']?.includes(etag)) return void response.writeHead(304, { etag }).end();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const { body, headers, path } = { br, gzip, identity: plain }[encoding] ?? plain;
  response.writeHead(200, headers);
  if (request.method === 'HEAD') return void response.end();
  if (body) return void response.end(body);
  createReadStream(path)
    .on('error', () => response.destroy())
    .pipe(response);
}

/**
 * Serves the build's files. The list is made once at start, so that no path of a visitor ever reaches the disk; scripts
 * and styles are sent from memory in the encodings that the build made, pictures from disk. Answers whether it did.
 */
export function staticFiles(options: {
  client: string | null;
  pictures: string;
  headers: ReadonlyMap<string, string>;
}) {
  const shared = Object.fromEntries(options.headers);
  const folders: Folder[] = [{ directory: options.pictures, prefix: '/pictures/', inMemory: false }];
  if (options.client) folders.push({ directory: options.client, prefix: '/', inMemory: true });
  const files = new Map(folders.flatMap((folder) => readFolder(folder, shared)));
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const file = files.get(request.url?.split('?', 1)[0] ?? '');
    if (!file) return false;
    send(file, request, response);
    return true;
  };
}
