import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** One answer of a server as it stood on the wire. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

export const connectTo = async (url: string): Promise<Socket> => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
};

function readChunked(text: string): { body: string; rest: string } {
  let body = '';
  let rest = text;
  for (;;) {
    const end = rest.indexOf('\r\n');
    const size = Number.parseInt(rest.slice(0, end), 16);
    if (end < 0 || !(size > 0)) return { body, rest: rest.slice(end + 4) };
    body += rest.slice(end + 2, end + 2 + size);
    rest = rest.slice(end + 4 + size);
  }
}

/** The answers that were written on a connection, one after another. */
function readAnswers(wire: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (let rest = wire; rest.startsWith('HTTP/');) {
    const [head = '', ...tail] = rest.split('\r\n\r\n');
    const [line = '', ...lines] = head.split('\r\n');
    const headers = new Map(
      lines.map((each) => {
        const [name = '', ...value] = each.split(': ');
        return [name.toLowerCase(), value.join(': ')];
      }),
    );
    const text = tail.join('\r\n\r\n');
    const isBare = / (1\d\d|204|304) /.test(line);
    const length = isBare ? 0 : Number(headers.get('content-length') ?? text.length);
    const read = headers.has('transfer-encoding')
      ? readChunked(text)
      : { body: text.slice(0, length), rest: text.slice(length) };
    answers.push({
      status: Number(line.split(' ')[1]),
      headers,
      body: Buffer.from(read.body, 'latin1').toString(),
    });
    rest = read.rest;
  }
  return answers;
}

/**
 * Writes bytes as they are and reads until the server closes the connection, which the bytes should ask for. Throws if
 * it is reset: whoever writes a whole request must be able to read a whole answer.
 */
export async function exchange(url: string, bytes: string | Iterable<string | Buffer>): Promise<RawAnswer[]> {
  const socket = await connectTo(url);
  const parts = typeof bytes === 'string' ? [Buffer.from(bytes, 'latin1')] : bytes;
  Readable.from(parts, { objectMode: true }).pipe(socket, { end: false });
  return readAnswers((await buffer(socket)).toString('latin1'));
}
