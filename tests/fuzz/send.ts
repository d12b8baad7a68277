import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

const ANSWERS_WITHIN_MS = 120_000;

/** What came back. */
export interface Heard {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync, deflate: inflateSync } as const;

function unpacked(bytes: Buffer, encoding: string | undefined): string {
  const unpack = encoding === 'br' || encoding === 'gzip' || encoding === 'deflate' ? UNPACK[encoding] : null;
  return (unpack && bytes.length > 0 ? unpack(bytes) : bytes).toString();
}

export interface Wire {
  readonly send: (call: {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string | null;
  }) => Promise<Heard>;
  readonly close: () => void;
}

/** Connections to a server that are kept, as a browser keeps them; paths and headers go out as they are given. */
export function openWire(url: string): Wire {
  const { hostname: host, port } = new URL(url);
  const agent = new Agent({ keepAlive: true });
  return {
    send: ({ method, path, headers, body }) =>
      new Promise((resolve, reject) => {
        const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) };
        const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
        const sent = request({ host, port, agent, method, path, headers: { ...headers, ...length }, signal });
        sent.once('error', reject);
        sent.once('response', (response) => {
          const { statusCode: status = 0, headers: answered } = response;
          buffer(response)
            .then((bytes) => ({
              status,
              headers: answered,
              body: unpacked(bytes, answered['content-encoding']),
            }))
            .then(resolve, reject);
        });
        sent.end(body ?? undefined);
      }),
    close: () => agent.destroy(),
  };
}
