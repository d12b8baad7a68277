import { createHash } from 'node:crypto';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding, type Encoding, brotli, brotliAtOnce, unbrotli } from './encodings.ts';

/** Uncompressed bodies of cached answers, so that many requests for one of them share one buffer. */
export interface PlainBodies {
  /** The body of an answer: the one in memory, else a new one. */
  readonly of: (answer: object, unpack: () => Buffer) => Buffer;
  /** Bytes of memory. */
  readonly bytes: () => number;
}

/**
 * Bounded by bytes apart from the compressed answers: clients that accept no compression push out each other's bodies
 * only. What is larger than all of it is unpacked each time.
 */
export function plainBodies(maxBytes: number): PlainBodies {
  const bodies = new LRUCache<object, Buffer>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  return {
    of: (answer, unpack) => {
      const known = bodies.get(answer);
      if (known) return known;
      const body = unpack();
      bodies.set(answer, body);
      return body;
    },
    bytes: () => bodies.calculatedSize,
  };
}

/** Who asks first waits for this: a third of the time of the other for 16 % more bytes (a listing, November 2026). */
const AT_ONCE = 3;
/** A page takes 0.4 ms, and a third more where it is handed to another thread; nothing larger keeps others waiting. */
const AT_ONCE_BYTES = 256 << 10;
/** What is asked for again is packed anew, beside the answers. */
const FOR_MANY = 6;

/** What is sent: a body in one encoding with all its headers. */
interface Variant {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A good answer, ready to be sent to anybody who asks the same. */
export interface CachedResponse {
  /** Bytes of memory, about. */
  readonly size: number;
  /** The answer in the encoding that the client likes best, or 304 if the client has it already. */
  readonly answer: (request: { acceptEncoding?: string | undefined; ifNoneMatch?: string | undefined }) => {
    readonly status: 200 | 304;
  } & Variant;
}

const EMPTY = Buffer.alloc(0);

/**
 * Packs a body for all who will ask for it: quickly for the first, smaller for the others. Brotli is kept, because
 * browsers speak it; gzip is made when first asked for and kept beside it. The plain body, which only tools want, is
 * unpacked when first asked for and shared while `plain` has room for it.
 */
export async function packAnswer(
  body: Buffer,
  given: Readonly<Record<string, string>>,
  plain: PlainBodies,
): Promise<CachedResponse> {
  let packed = body.length > AT_ONCE_BYTES ? await brotli(body, AT_ONCE) : brotliAtOnce(body, AT_ONCE);
  // Weak: the same page in each of its encodings. What is packed alike is alike, and ten times shorter to read.
  const etag = `W/"${createHash('sha256').update(packed).digest('base64url').slice(0, 22)}"`;
  const headers = { ...given, etag };
  const variants = new Map<Encoding, Variant>();
  const bytesIn = (encoding: Encoding): Buffer => {
    if (encoding === 'br') return packed;
    const unpacked = plain.of(variants, () => brotliDecompressSync(packed));
    return encoding === 'gzip' ? gzipSync(unpacked) : unpacked;
  };
  const variantIn = (encoding: Encoding): Variant => {
    const known = variants.get(encoding);
    if (known) return known;
    const bytes = bytesIn(encoding);
    const variant = {
      headers: {
        ...headers,
        'content-length': String(bytes.length),
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      },
      body: bytes,
    };
    if (encoding !== 'identity') variants.set(encoding, variant);
    return variant;
  };
  const packBetter = async () => {
    packed = await brotli(await unbrotli(packed), FOR_MANY);
    variants.delete('br');
  };
  let sent = 0;
  return {
    size: packed.length * 2 + 2048,
    answer: ({ acceptEncoding, ifNoneMatch }) => {
      if (ifNoneMatch?.includes(etag)) return { status: 304, headers, body: EMPTY };
      const encoding = acceptedEncoding(acceptEncoding);
      // Without memory for it, it stays as it is.
      if (encoding === 'br' && ++sent === 2) void packBetter().catch(() => {});
      return { status: 200, ...variantIn(encoding) };
    },
  };
}
