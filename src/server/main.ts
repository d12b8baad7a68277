// `npm start`: opens the shop and listens. Built into one program, because Node takes 18 MB to read TypeScript.
import { setTimeout } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { readSettings } from './env.ts';
import { listen, stop } from './listen.ts';
import { staticFiles } from './http/static-files.ts';
import { kindOfPath } from './metrics/kind-of-path.ts';
import { explainRefusal } from './explain-refusal.ts';

interface OpenShop {
  readonly logger: { readonly fatal: (details: object, message: string) => void };
  /** Answers what is under way, closes what is open, and ends the process with this code. */
  readonly leave: (code: number) => Promise<void>;
}

/**
 * Ends the process on an error that nothing caught, a rejected promise among them: what it left half done is unknown.
 * Before the shop is open that means it cannot start, which is said in plain words on stderr. Afterwards the error is
 * logged and the process leaves as if it were told to stop, with code 1; whoever watches it starts it anew.
 */
function endOnFailure(): { whenOpen: (shop: OpenShop) => void } {
  let open: OpenShop | undefined;
  let isLeaving = false;
  process.on('uncaughtException', (error: unknown, origin) => {
    if (!open) {
      const text = explainRefusal(error);
      const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
      process.stderr.write(`The shop cannot start. ${text ?? details}\n`);
      process.exit(1);
    }
    open.logger.fatal({ err: error, origin }, 'nothing caught this; the process ends');
    if (isLeaving) process.exit(1);
    isLeaving = true;
    void open.leave(1);
  });
  return { whenOpen: (shop) => void (open = shop) };
}

const failure = endOnFailure();
const settings = readSettings(process.env); // before the shop is loaded, for it reads some of them itself
const { openShop, logger } = await import('./shop.ts');

const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
const shop = await openShop(settings, { publicUrl });
const answer = getRequestListener(shop.app.fetch, { hostname: 'localhost' }); // HTTP/1.0 need not name a host
const files = staticFiles({
  client: 'build/client',
  pictures: 'build/pictures',
  headers: shop.securityHeaders,
});

const { server, port } = await listen(
  (request, response) => {
    const arrived = performance.now();
    // From memory, before any Request object is made.
    const isFile = files(request, response);
    if (isFile || shop.answerKept(request, response)) {
      const kind = isFile ? 'file' : kindOfPath(request.url?.split('?', 1)[0] ?? '');
      if (kind === 'page') shop.noteKept(request, response);
      const seconds = (performance.now() - arrived) / 1000;
      return shop.countRequest({ kind, method: request.method, status: response.statusCode, seconds });
    }
    response.setHeaders(shop.securityHeaders);
    void answer(request, response);
  },
  { host: settings.HOST, port: settings.PORT },
);

async function leave(code: number) {
  shop.beginStopping();
  await setTimeout(settings.STOP_DELAY_SECONDS * 1000);
  const finished = await stop(server, settings.STOP_WITHIN_SECONDS * 1000);
  await shop.close();
  process.exit(finished ? code : 1);
}
failure.whenOpen({ logger, leave });
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    logger.info({ signal }, 'stopping');
    void leave(0);
  });
}
logger.info({ port, url: publicUrl }, `the shop is open: http://localhost:${port}`);
