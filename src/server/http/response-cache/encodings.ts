import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  type BrotliOptions,
} from 'node:zlib';

/** The ways in which the shop sends a text, the smallest first. */
export type Encoding = 'br' | 'gzip' | 'identity';

const accepts = (header: string, encoding: string) =>
  header.includes(encoding) && !new RegExp(`${encoding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(header);

/** The smallest encoding that an Accept-Encoding header allows. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  return accepts(header, 'br') ? 'br' : accepts(header, 'gzip') ? 'gzip' : 'identity';
}

/** Most pages fit: one step, in memory of its own that is not shared with what lives longer. */
const CHUNK_BYTES = 32 << 10;

type Done = (error: Error | null, result: Buffer) => void;

/**
 * Tells a promise how it ended. Node's compressor stays until the whole heap is collected, and with it all that its
 * callback can see: this one sees no page (docs/memory.md).
 */
const telling =
  ({ resolve, reject }: PromiseWithResolvers<Buffer>): Done =>
  (error, result) =>
    error ? reject(error) : resolve(result);

function ended(work: (done: Done) => void): Promise<Buffer> {
  const ending = Promise.withResolvers<Buffer>();
  work(telling(ending));
  return ending.promise;
}

/** A window that holds the whole body: a larger one takes memory, a smaller one bytes. */
const windowBits = (length: number): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(length + 16)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  );

/** In memory of its own: a part of what is shared would keep the rest. */
const ownBytes = ({ buffer, byteOffset, length }: Buffer): Buffer =>
  Buffer.from(buffer.slice(byteOffset, byteOffset + length));

const optionsFor = ({ length }: Buffer, quality: number): BrotliOptions => ({
  chunkSize: CHUNK_BYTES,
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(length),
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});

/** Packs a body on another thread; of the qualities 0 to 11 the higher are smaller and take longer. */
export const brotli = async (body: Buffer, quality: number): Promise<Buffer> =>
  ownBytes(await ended((done) => brotliCompress(body, optionsFor(body, quality), done)));

/** The same while all else waits: what is small is packed before another thread has been asked. */
export const brotliAtOnce = (body: Buffer, quality: number): Buffer =>
  ownBytes(brotliCompressSync(body, optionsFor(body, quality)));

/** Unpacks what `brotli` has packed. */
export const unbrotli = (packed: Buffer): Promise<Buffer> => ended((done) => brotliDecompress(packed, done));
