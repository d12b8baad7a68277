// The server build: pages, API and context in one module graph, loaded by main.ts and dev.ts.
import { join } from 'node:path';
import { scheduleBackups } from './database/backup/schedule-backups.ts';
import type { Connection, Database } from './database/database.ts';
import { seedCatalogue } from './database/seed.ts';
import { closeDemoAccount } from './demo/close-demo-account.ts';
import type { WireShop } from './demo/demo-account.ts';
import type { Settings } from './env.ts';
import { OPENINGS } from './backoffice/page-openings.ts';
import { keepSweeping } from './catalogue/reductions/sweep-reductions.ts';
import { STOCK_NOTICES } from './stock-notices/tell-back-in-stock.ts';
import { catalogueReads, rememberedReads, replicatedReads } from './catalogue-reads.ts';
import { openChangeFeed, type ChangeFeed } from './changes/change-feed.ts';
import { followShopData } from './follow-shop-data.ts';
import { readOwnShopData } from './shop-data/shop-data.ts';
import { followTexts } from './follow-texts.ts';
import { followPages } from './follow-pages.ts';
import { enterShippedTerms } from './pages/terms/follow-terms.ts';
import { createApp } from './http/app.ts';
import { MAX_AGE_MS } from './http/response-cache/response-cache.ts';
import { createAnswerCaches, cacheMetrics } from './http/response-cache/answer-caches.ts';
import { sendCached } from './http/response-cache/send-cached.ts';
import { logger } from './http/logger.ts';
import { noteKept } from './http/note-opening.ts';
import { metricsAccess } from './http/metrics.ts';
import { processMetrics } from './metrics/shop-metrics.ts';
import { securityHeaders, sharedHeaders } from './http/security-headers.ts';
import { choreRows, startChores } from './chore-rows.ts';
import { remoteReads } from './remote-reads.ts';
import { reportChore } from './report-chore.ts';
import { isPublic, isWithoutHttps, makesDemoAccount } from './installation.ts';
import { requireSettings, sessionSecret } from './require-settings.ts';
import { openIncomingMail } from './wire-support.ts';
import { openRemoteCatalogue } from './wire-outside.ts';
import { sendMail, sendTexts } from './send-outbox.ts';
import { wireShop } from './wiring.ts';

const MIGRATIONS = join(process.cwd(), 'src/server/database/migrations');

const TIDY_UP_EVERY_MS = 60 * 60 * 1000;

/** Each driver takes megabytes: only the one that is needed is loaded. */
async function connectTo(url: string, { DATABASE_POOL_SIZE: poolSize }: Settings): Promise<Connection> {
  const { connectPostgres } = await import('./database/connect-postgres.ts');
  return connectPostgres(url, { poolSize });
}

async function connect(settings: Settings): Promise<Connection> {
  if (settings.DATABASE_URL) return connectTo(settings.DATABASE_URL, settings);
  const { connectEmbedded } = await import('./database/connect-embedded.ts');
  return connectEmbedded(settings.DATA_DIR);
}

/** Where the shop's own catalogue is read: from the replica if there is one. */
async function openOwnReads(connection: Connection, feed: ChangeFeed, settings: Settings) {
  const { DATABASE_REPLICA_URL: url } = settings;
  if (url) return replicatedReads(connection, await connectTo(url, settings), feed);
  return { reads: catalogueReads((query) => query(connection.database)), close: async () => {} };
}

/** Where the catalogue is read: elsewhere if the settings say so. */
async function openReads(connection: Connection, feed: ChangeFeed, settings: Settings) {
  const { reads: own, close } = await openOwnReads(connection, feed, settings);
  const remote = openRemoteCatalogue(settings);
  // A change elsewhere is not told: the remote catalogue remembers for a while by itself.
  const reads = remote ? remoteReads(remote, own) : rememberedReads(feed, own);
  return { reads, remote, close };
}

/** Traces where somebody receives them; what sends them is not even loaded otherwise. */
async function openTracing(settings: Settings) {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return { stop: async () => {} };
  const { startTracing } = await import('./tracing/open-telemetry.ts');
  return startTracing({
    endpoint,
    serviceName: settings.OTEL_SERVICE_NAME,
    ratio: settings.OTEL_TRACES_SAMPLER_ARG,
  });
}

/** Makes the demo account of a local shop (R20), and prints its password. The shop opens without one too. */
async function openDemo(database: Database, wire: WireShop): Promise<void> {
  try {
    const { makeDemoAccount } = await import('./demo/demo-account.ts'); // needed by the first start alone
    const { email, password } = await makeDemoAccount(database, wire);
    // Not by the logger, whose lines are kept and collected.
    process.stderr.write(`Demo account of this local shop: ${email}, password ${password}\n`);
  } catch (error) {
    logger.warn({ err: error }, 'the demo account could not be made');
  }
}

/** Opens the database, brings it up to date, fills an empty catalogue and wires the shop. */
export async function openShop(settings: Settings, { publicUrl }: { publicUrl: string }) {
  requireSettings(settings);
  const secret = sessionSecret(settings);
  if (isPublic(settings) && !settings.DATABASE_URL) {
    logger.warn('A public shop runs on the embedded database: one process, no replica. Set DATABASE_URL.');
  }
  if (isWithoutHttps(settings)) {
    logger.warn(
      'A public shop is reached without https: its cookies are not Secure. Set PUBLIC_URL to https://…',
    );
  }
  const tracing = await openTracing(settings);
  const connection = await connect(settings);
  let isFirstStart = false;
  try {
    await connection.migrate(MIGRATIONS);
    isFirstStart = await seedCatalogue(connection);
    if (isFirstStart) logger.info('catalogue seeded');
    await enterShippedTerms(connection.database);
    if (isPublic(settings) && (await closeDemoAccount(connection.database)))
      logger.warn('This database was a local shop’s: nobody can sign in to its demo account any more.');
  } catch (error) {
    await connection.close();
    throw error;
  }
  let stopping = false;
  const { feed: followed, shopData } = await followShopData(openChangeFeed(connection), {
    settings,
    readOwn: readOwnShopData(connection.database),
    onFailure: (error) => logger.warn({ err: error }, 'what admins say of the shop could not be read'),
  });
  const { feed: arranged, arrangementOf } = await followPages(followed, connection.database);
  const feed = await followTexts(arranged, connection.database);
  const { reads, remote, close: closeReads } = await openReads(connection, feed, settings);
  const callShop = async (request: Request) => app.fetch(request);
  const shop = wireShop(connection, {
    settings,
    secret,
    publicUrl,
    feed,
    shopData,
    arrangementOf,
    reads,
    remote,
    callShop,
  });
  // Development shows each change of the code at once.
  const rememberedMs = remote ? settings.CATALOGUE_REMEMBER_SECONDS * 1000 : Infinity;
  const caches = createAnswerCaches(
    feed,
    import.meta.env.PROD && rememberedMs > 0 ? settings.PAGE_CACHE_MB : 0,
    Math.min(MAX_AGE_MS, rememberedMs),
  );
  const headers = securityHeaders(publicUrl.startsWith('https:'));
  processMetrics(shop.metrics.registry);
  cacheMetrics(shop.metrics.registry, caches);
  const app = createApp({
    shop,
    secret,
    publicUrl,
    trustProxy: settings.TRUST_PROXY,
    devPages: settings.DEV_PAGES ?? !isPublic(settings),
    metricsAccess: metricsAccess(settings),
    isStopping: () => stopping,
    caches,
    sharedHeaders: sharedHeaders(headers, settings.CDN_SECONDS),
  });
  const reportFailure = reportChore(shop.metrics.countChoreFailure);
  // Before anything else works on its orders.
  if (makesDemoAccount(settings, { isFirstStart })) {
    await openDemo(connection.database, (transaction, needs) => {
      // What it did in fourteen months is more than anybody may do in a minute.
      const unlimited = { ...settings, SMTP_URL: undefined, ORDER_LIMITS: false };
      const bound = { settings: unlimited, secret, publicUrl, reads, ...needs };
      return wireShop({ ...connection, database: transaction }, bound);
    });
  }
  const stopMail = sendMail(shop, settings, reportFailure);
  const stopTexts = sendTexts(shop, reportFailure);
  const stopReceiving = await openIncomingMail(shop.support, settings, (error) =>
    reportFailure({ chore: 'incoming e-mails', error }),
  );
  const stopChores = choreRows(shop).map(({ of, chores }) =>
    startChores(chores, (what) => {
      if ('error' in what) reportFailure(what);
      else logger.info(what, `a chore of ${of} done`);
    }),
  );
  const stopBackups = scheduleBackups(connection, settings, (made) => {
    if ('path' in made) logger.info(made, 'backup made');
    else logger.error({ err: made.error }, 'the backup failed');
  });
  const tidying = setInterval(
    () => void shop.tidyUp(({ step, error }) => reportFailure({ chore: step, error })),
    TIDY_UP_EVERY_MS,
  ).unref();
  const sweeping = [
    { chore: 'price reductions', sweep: shop.sweepReductions },
    { chore: STOCK_NOTICES, sweep: shop.stockNotices.tell },
    { chore: OPENINGS, sweep: shop.openings.write },
  ].map(({ chore, sweep }) => keepSweeping(sweep, (error) => reportFailure({ chore, error })));
  return {
    app,
    securityHeaders: headers,
    /** Answers from what is kept; false when the app has to. */
    answerKept: sendCached(caches),
    /** Counts a page that was answered from what is kept. */
    noteKept: noteKept(shop.openings.note),
    countRequest: shop.metrics.countRequest,
    /** Readiness fails from now on. */
    beginStopping: () => void (stopping = true),
    /** Call when no request is in flight any more. */
    close: async () => {
      clearInterval(tidying);
      await Promise.all(sweeping.map((stop) => stop()));
      await shop.openings.write().catch((error: unknown) => reportFailure({ chore: OPENINGS, error }));
      await stopBackups();
      shop.dataExports.breakOff();
      await Promise.all(stopChores.map((stop) => stop()));
      await stopReceiving();
      await stopMail();
      await stopTexts();
      await feed.close();
      await closeReads();
      await connection.close();
      await tracing.stop();
    },
  };
}

export { logger } from './http/logger.ts';
