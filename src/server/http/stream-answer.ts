import { Readable } from 'node:stream';
import { logger } from './logger.ts';

/** An answer as it is made: what it fails by is logged, and breaks the answer off. */
export function streamAnswer(chunks: AsyncIterable<Uint8Array | string>): ReadableStream {
  const stream = Readable.from(chunks, { objectMode: false }); // as bytes, which an answer is made of
  stream.on('error', (err) => logger.warn({ err }, 'an answer could not be finished'));
  return Readable.toWeb(stream) as ReadableStream;
}
