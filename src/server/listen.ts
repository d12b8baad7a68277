import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Requests in flight get this long after the order to stop. */
const STOP_WITHIN_MS = 10_000;
const SWEEP_EVERY_MS = 50;

/** How long a client may take, in milliseconds; one that lets its request drip is answered with 408 and let go. */
interface Patience {
  /** For the head of a request, and before the first. */
  readonly headMs: number;
  /** For the whole request. */
  readonly requestMs: number;
  /** How often that is looked after. */
  readonly checkEveryMs: number;
}
const PATIENCE: Patience = { headMs: 15_000, requestMs: 30_000, checkEveryMs: 5_000 };

interface Place {
  readonly host: string;
  readonly port: number;
  readonly patience?: Patience;
}

/** Listens; the server is closed gently by `stop`: no new connections, answers under way finish. */
export async function listen(listener: RequestListener, { host, port, patience = PATIENCE }: Place) {
  const server = createServer(
    {
      keepAliveTimeout: 65_000,
      headersTimeout: patience.headMs,
      requestTimeout: patience.requestMs,
      connectionsCheckingInterval: patience.checkEveryMs,
      maxHeaderSize: 32 << 10,
    },
    listener,
  );
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

/** Waits for the answers under way, at most ten seconds. Answers whether all finished. */
export async function stop(server: Server): Promise<boolean> {
  const closed = new Promise<boolean>((resolve) => server.close(() => resolve(true)));
  // Browsers keep a connection after its answer; the order to stop has to close those as they fall idle.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY_MS);
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), STOP_WITHIN_MS).unref());
  const finished = await Promise.race([closed, late]);
  clearInterval(sweep);
  server.closeAllConnections();
  return finished;
}
