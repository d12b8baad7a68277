// `npm run dev`: the same shop through Vite, which reloads pages and API as they are edited.
import { getRequestListener } from '@hono/node-server';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { openTestProvider } from '../../tools/test-provider/test-provider.ts';
import { readSettings } from './env.ts';
import { isPublic } from './installation.ts';
import { staticFiles } from './http/static-files.ts';
import { listen, stop } from './listen.ts';

const given = readSettings(process.env);
const publicUrl = given.PUBLIC_URL ?? `http://localhost:${given.PORT}`;
/** Stands in for Google and Apple where neither is set; strangers would be whoever they like. */
const testProvider =
  isPublic(given) || given.GOOGLE_CLIENT_ID || given.APPLE_CLIENT_ID
    ? null
    : await openTestProvider({ shop: publicUrl });
const settings = testProvider ? readSettings({ ...process.env, ...testProvider.environment }) : given;
const pictures = staticFiles({ client: null, pictures: 'build/pictures', headers: new Map() });
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const { ssr } = vite.environments;
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment for the server');

type ShopModule = typeof import('./shop.ts');
let open: Awaited<ReturnType<ShopModule['openShop']>> | undefined;
let module: ShopModule | undefined;

/** The shop of the newest code; it is opened anew when a server file changed. */
async function currentShop() {
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment for the server');
  const newest: ShopModule = await ssr.runner.import('/src/server/shop.ts');
  if (newest !== module || !open) {
    await open?.close();
    module = newest;
    open = await newest.openShop(settings, { publicUrl });
  }
  return open;
}

const answer = getRequestListener(async (request, env) => {
  const { app } = await currentShop();
  return app.fetch(request, env);
});
const { server, port } = await listen(
  (request, response) => {
    if (pictures(request, response)) return;
    vite.middlewares(request, response, () => void answer(request, response));
  },
  { host: settings.HOST, port: settings.PORT },
);
process.stdout.write(`http://localhost:${port}\n`);

async function leave() {
  await stop(server);
  await open?.close();
  await vite.close();
  await testProvider?.close();
  process.exit(0);
}
process.once('SIGTERM', () => void leave());
process.once('SIGINT', () => void leave());
