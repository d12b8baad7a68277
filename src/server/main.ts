// `npm start`: opens the shop and listens. Built into one program, because Node takes 18 MB to read TypeScript.
import { setTimeout } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { endOnFailure } from './end-on-failure.ts';
import { readSettings } from './env.ts';
import { listen, stop } from './listen.ts';
import { staticFiles } from './http/static-files.ts';
import { kindOfPath } from './metrics/kind-of-path.ts';

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
  const finished = await stop(server);
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
