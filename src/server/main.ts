// `npm start`: loads the built shop and listens. Node runs this file as it is.
import { setTimeout } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { readSettings } from './env.ts';
import { listen, stop } from './listen.ts';
import { staticFiles } from './http/static-files.ts';

const settings = readSettings(process.env); // before the shop is loaded, for it reads some of them itself
type ShopBuild = typeof import('./shop.ts');
const { openShop, logger } = (await import(
  new URL('../../build/server/index.js', import.meta.url).href
)) as ShopBuild;

const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
const shop = await openShop(settings, { publicUrl });
const answer = getRequestListener(shop.app.fetch);
const files = staticFiles({
  client: 'build/client',
  pictures: 'build/pictures',
  headers: shop.securityHeaders,
});

const { server, port } = await listen(
  (request, response) => {
    // From memory, before any Request object is made.
    if (files(request, response) || shop.answerKept(request, response)) return;
    response.setHeaders(shop.securityHeaders);
    void answer(request, response);
  },
  { host: settings.HOST, port: settings.PORT },
);
logger.info({ port, url: publicUrl }, `the shop is open: http://localhost:${port}`);

async function leave(signal: NodeJS.Signals) {
  logger.info({ signal }, 'stopping');
  shop.beginStopping();
  await setTimeout(settings.STOP_DELAY_SECONDS * 1000);
  const finished = await stop(server);
  await shop.close();
  process.exit(finished ? 0 : 1);
}
process.once('SIGTERM', (signal) => void leave(signal));
process.once('SIGINT', (signal) => void leave(signal));
