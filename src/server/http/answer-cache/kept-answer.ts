import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { acceptedEncoding, type Encoding } from '../accepted-encoding.ts';

const compress = promisify(brotliCompress);
/** Half of the time of 6 for 4 % more bytes (a listing, November 2026). */
const QUALITY = 4;

/** What is sent: a body in one encoding with all its headers. */
export interface Variant {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A good answer, ready to be sent to anybody who asks the same. */
export interface KeptAnswer {
  /** Bytes of memory, about. */
  readonly size: number;
  /** The answer in the encoding that the client likes best, or 304 if the client has it already. */
  readonly answer: (request: { acceptEncoding?: string | undefined; ifNoneMatch?: string | undefined }) => {
    readonly status: 200 | 304;
  } & Variant;
}

const EMPTY = Buffer.alloc(0);

function unpack(brotli: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotli;
  const plain = brotliDecompressSync(brotli);
  return encoding === 'gzip' ? gzipSync(plain) : plain;
}

/**
 * Packs a body once for all who will ask for it. Brotli is kept, because browsers speak it; gzip is made when first
 * asked for, and the plain body, which only tools want, each time.
 */
export async function packAnswer(body: Buffer, given: Readonly<Record<string, string>>): Promise<KeptAnswer> {
  // Weak: the same page in each of its encodings.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const brotli = await compress(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  const headers = { ...given, etag };
  const variants = new Map<Encoding, Variant>();
  const variantIn = (encoding: Encoding): Variant => {
    const known = variants.get(encoding);
    if (known) return known;
    const packed = unpack(brotli, encoding);
    const variant = {
      headers: {
        ...headers,
        'content-length': String(packed.length),
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      },
      body: packed,
    };
    if (encoding !== 'identity') variants.set(encoding, variant);
    return variant;
  };
  return {
    size: brotli.length * 2 + 2048,
    answer: ({ acceptEncoding, ifNoneMatch }) =>
      ifNoneMatch?.includes(etag)
        ? { status: 304, headers, body: EMPTY }
        : { status: 200, ...variantIn(acceptedEncoding(acceptEncoding)) },
  };
}
