import { connect } from 'node:net';
import type { Scanner, ScanOutcome } from '../../ports/scanner.ts';

/** A scanner that has not answered by then is taken for one that is down. */
const PATIENCE_MS = 20_000;
/** clamd reads chunks of any size; small ones are heard out before it closes a stream that is too long for it. */
const CHUNK_BYTES = 64 * 1024;
const ANSWER_MAX = 1024;

function* framed(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for (let start = 0; start < bytes.byteLength; start += CHUNK_BYTES) {
    const chunk = bytes.subarray(start, start + CHUNK_BYTES);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.byteLength);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4); // a chunk of no length is the end
}

/** What an answer of clamd means: `stream: OK`, `stream: {name} FOUND`, or an error. */
export function meaningOf(answer: string): ScanOutcome {
  const words = answer.replaceAll('\0', '').trim();
  if (/^stream: OK$/.test(words)) return 'clean';
  return /^stream: .+ FOUND$/.test(words) ? 'infected' : 'unavailable';
}

/** clamd by TCP, with its command INSTREAM: the bytes of a file go over the connection, and it needs no access to any disk. */
export const clamdScanner = ({ host, port }: { readonly host: string; readonly port: number }): Scanner => ({
  scan: (bytes) =>
    new Promise((resolve) => {
      let answer = '';
      const socket = connect({ host, port });
      const conclude = (outcome: ScanOutcome) => {
        socket.destroy();
        resolve(outcome);
      };
      socket.setTimeout(PATIENCE_MS, () => conclude('unavailable'));
      socket.setEncoding('utf8');
      socket.on('connect', () => {
        for (const part of framed(bytes)) socket.write(part);
      });
      socket.on('data', (text: string) => {
        answer += text;
        if (answer.includes('\0') || answer.length > ANSWER_MAX) conclude(meaningOf(answer));
      });
      socket.on('error', () => conclude('unavailable'));
      socket.on('close', () => conclude(meaningOf(answer)));
    }),
});
