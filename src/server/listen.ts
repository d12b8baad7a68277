import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

const SWEEP_EVERY_MS = 50;

/** How long a client may take, in milliseconds; one that lets its request drip is answered with 408 and let go. */
interface Patience {
  /** For the head of a request, and before the first. */
  readonly headMs: number;
  /** For a request without a body, or with a small one. */
  readonly requestMs: number;
  /** For the whole of the largest request: photographs of a return over a telephone's slow line. */
  readonly longestMs: number;
  /** How often that is looked after. */
  readonly checkEveryMs: number;
  /** For a connection on which nothing moves in either direction, while an answer is made or sent. */
  readonly silentMs: number;
}
const PATIENCE: Patience = {
  headMs: 15_000,
  requestMs: 30_000,
  longestMs: 600_000,
  checkEveryMs: 5_000,
  silentMs: 60_000,
};

/** The slowest that a body may come, in bytes of its declared length a millisecond: some 100 kbit/s, as `largeBodies` has it. */
const BODY_BYTES_PER_MS = 13;
const LATE = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/** What a connection may leave unread before its next request closes it. */
const UNSENT_BYTES_MAX = 1 << 20;
const UNFINISHED_ANSWERS_MAX = 16;
/** After so many the client has to connect again, so that a balancer can spread its connections anew. */
const REQUESTS_PER_CONNECTION = 1000;

interface Place {
  readonly host: string;
  readonly port: number;
  readonly patience?: Patience;
}

/**
 * Closes a connection that asks on while it does not read: pipelined requests whose earlier answers are unfinished
 * beyond 16, or beyond 1 MB of unsent bytes. Node stops reading such a socket only after it has answered all requests
 * of one read, which can be a thousand. Browsers and proxies do not pipeline.
 */
function closingUnread(listener: RequestListener): RequestListener {
  const unfinished = new WeakMap<IncomingMessage['socket'], readonly ServerResponse[]>();
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const earlier = unfinished.get(socket)?.filter((answer) => !answer.writableFinished) ?? [];
    const unsentBytes = earlier.reduce((sum, answer) => sum + answer.writableLength, 0);
    if (earlier.length > UNFINISHED_ANSWERS_MAX || unsentBytes > UNSENT_BYTES_MAX) {
      socket.destroy();
      return;
    }
    unfinished.set(socket, [...earlier, response]);
    listener(request, response);
  };
}

/** Lets a client go whose body takes longer than its declared length needs on a slow line. */
function limitingBodies(listener: RequestListener, { requestMs, longestMs }: Patience): RequestListener {
  return (request, response) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (length !== undefined || encoding !== undefined) {
      const allowedMs = Math.min(longestMs, requestMs + Number(length ?? 0) / BODY_BYTES_PER_MS);
      const timer = setTimeout(() => {
        if (request.complete) return;
        if (!response.headersSent) request.socket.write(LATE);
        request.socket.destroySoon();
      }, allowedMs);
      request.once('close', () => clearTimeout(timer));
    }
    listener(request, response);
  };
}

/** Listens; the server is closed gently by `stop`: no new connections, answers under way finish. */
export async function listen(listener: RequestListener, { host, port, patience = PATIENCE }: Place) {
  const server = createServer(
    {
      keepAliveTimeout: 65_000,
      headersTimeout: patience.headMs,
      requestTimeout: patience.longestMs,
      connectionsCheckingInterval: patience.checkEveryMs,
      maxHeaderSize: 32 << 10,
    },
    closingUnread(limitingBodies(listener, patience)),
  );
  server.timeout = patience.silentMs;
  server.maxRequestsPerSocket = REQUESTS_PER_CONNECTION;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return { server, port: addressOf(server).port };
}

const addressOf = (server: Server): AddressInfo => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address;
};

/** Waits for the answers under way, so many milliseconds at most. Answers whether all finished. */
export async function stop(server: Server, withinMs = 10_000): Promise<boolean> {
  const closed = new Promise<boolean>((resolve) => server.close(() => resolve(true)));
  // Browsers keep a connection after its answer; the order to stop has to close those as they fall idle.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY_MS);
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), withinMs).unref());
  const finished = await Promise.race([closed, late]);
  clearInterval(sweep);
  server.closeAllConnections();
  return finished;
}
