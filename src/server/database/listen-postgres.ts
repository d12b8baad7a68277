import pg from 'pg';
import type { Listener, ListenerEvents } from './database.ts';
import { shareNext } from '../one-at-a-time.ts';

/**
 * Whether work succeeds within so many milliseconds. What had come by then counts, also when this process was too busy to
 * read it: timers run before sockets are read, so the last word is left to what runs after them.
 */
function inTime(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => setImmediate(() => resolve(false)), milliseconds);
    const conclude = (succeeded: boolean) => {
      clearTimeout(timer);
      resolve(succeeded);
    };
    work.then(
      () => conclude(true),
      () => conclude(false),
    );
  });
}

/** How long a dead line may look alive: it is asked this often, and has as long to answer. */
const HEARTBEAT_MS = 1000;
const RECONNECT_AFTER_MS = 200;
const CONNECT_MS = 2 * HEARTBEAT_MS;

/** Connects and listens; `onLost` comes once, whatever broke. Null when it could not be done. */
async function openLine(
  url: string,
  {
    channel,
    onMessage,
    onLost,
  }: { channel: string; onMessage: (payload: string) => void; onLost: () => void },
): Promise<pg.Client | null> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
  });
  client.on('error', () => void client.end().catch(() => {})); // `end` follows
  client.on('notification', ({ payload }) => onMessage(payload ?? ''));
  const begin = client.connect().then(() => client.query(`listen ${channel}`));
  if (!(await inTime(begin, CONNECT_MS))) {
    client.connection.stream.destroy();
    return null;
  }
  client.once('end', onLost);
  return client;
}

/** Listens on a connection of its own, which is made anew whenever it breaks or falls silent. */
export function listenPostgres(url: string, channel: string, events: ListenerEvents): Listener {
  let line: pg.Client | null = null;
  let connecting = Promise.resolve();
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  const connect = async () => {
    line = await openLine(url, { channel, onMessage: events.onMessage, onLost: reconnect });
    if (isClosed) return void line?.end();
    if (line === null) return reconnect();
    events.onConnected();
  };
  const reconnect = () => {
    line = null;
    if (isClosed) return;
    retry = setTimeout(() => {
      connecting = connect();
    }, RECONNECT_AFTER_MS).unref();
  };

  /** Its answer comes after the messages of all earlier commits, because the server sends them in order. */
  const ask = shareNext(async () => {
    const asked = line;
    if (asked === null || (await inTime(asked.query('select 1'), HEARTBEAT_MS))) return;
    if (line === asked) line = null; // before the connection notices its own end
    asked.connection.stream.destroy();
  });
  const heartbeat = setInterval(() => void ask(), HEARTBEAT_MS).unref();
  connecting = connect();

  return {
    isCurrent: () => line !== null,
    caughtUp: ask,
    close: async () => {
      isClosed = true;
      clearInterval(heartbeat);
      clearTimeout(retry);
      await connecting;
      await line?.end();
    },
  };
}
