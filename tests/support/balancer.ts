import { Agent, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../../src/server/listen.ts';

/** A server in front of several instances, as an operator would put there; only for tests. */
export interface Balancer {
  readonly url: string;
  /** Requests by what became of them; `repeated` counts second tries, which visitors do not see. */
  readonly count: { answered: number; failed: number; repeated: number };
  readonly close: () => Promise<void>;
}

const CHECK_EVERY_MS = 100;
const agent = new Agent({ keepAlive: true });

const isReady = (target: string) =>
  fetch(`${target}/readyz`, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** May be sent again when an instance broke off: it reads, or it names itself. */
const isRepeatable = ({ method, headers }: IncomingMessage) =>
  method === 'GET' || method === 'HEAD' || headers['idempotency-key'] !== undefined;

/** Sends a request on; answers with the response once its first bytes are there. */
const forward = (target: string, { method, url, headers }: IncomingMessage, body: Buffer) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    ask(target + url, { agent, method, headers: { ...headers, 'content-length': body.length } }, resolve)
      .on('error', reject)
      .end(body);
  });

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Shares requests out among the targets that say they are ready. */
export async function startBalancer(port: number, targets: readonly string[]): Promise<Balancer> {
  const count = { answered: 0, failed: 0, repeated: 0 };
  const ready = new Set(targets);
  const check = setInterval(() => {
    for (const target of targets) {
      void isReady(target).then((is) => (is ? ready.add(target) : ready.delete(target)));
    }
  }, CHECK_EVERY_MS);
  let turn = 0;
  const nextTarget = () => [...ready][turn++ % Math.max(1, ready.size)];

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bodyOf(request);
    for (let attempt = 0; attempt < targets.length; attempt++) {
      const target = nextTarget();
      try {
        if (target === undefined) throw new Error('No instance is ready');
        const answered = await forward(target, request, body);
        const whole = await bodyOf(answered);
        count.answered++;
        return response.writeHead(answered.statusCode ?? 502, answered.headers).end(whole);
      } catch (error) {
        if (target !== undefined) ready.delete(target);
        if (!isRepeatable(request)) break;
        if (attempt === targets.length - 1) throw error;
        count.repeated++;
      }
    }
    throw new Error('No instance answered');
  };
  const { server } = await listen(
    (request, response) => {
      answer(request, response).catch(() => {
        count.failed++;
        response.writeHead(502).end();
      });
    },
    { host: '127.0.0.1', port },
  );
  return {
    url: `http://127.0.0.1:${port}`,
    count,
    close: async () => {
      clearInterval(check);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
