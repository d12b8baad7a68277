import { AsyncLocalStorage } from 'node:async_hooks';
import { fdatasyncSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { PGlite, type PGliteOptions, type Transaction, types, type QueryOptions } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { queryStep, traceStep } from '../tracing/steps.ts';
import { KeptStatements } from './keep-statements-embedded.ts';
import { isKeepable } from './keep-statements.ts';
import type { DatabaseLoad, Listener, ListenerEvents } from './database.ts';
import { IdleLimit } from './connection-limits.ts';

const asText = (value: string) => value;
const DATES = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE];
/** Lists of numerics and of the same, in the order above. */
const LISTS = [1231, 1115, 1185, 1187, 1182];

/** What the query builder wants of the embedded database: dates are its own business. */
const datesAsText = Object.fromEntries([...DATES, ...LISTS].map((type) => [type, asText]));

/** Options of a query without those parsers: merging them with all others for each query takes longer than most queries. */
const withoutParsers = (options: QueryOptions | undefined): QueryOptions | undefined =>
  options && { ...options, parsers: undefined };

/** Extensions that the schema uses; the embedded database wants them named at every open. */
const extensions = { btree_gist, citext, pg_trgm, unaccent };

/** What Emscripten's file system shows of itself; its own types leave `stream_ops` out. */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
}

/** Files whose fsync reaches the disk: without this a commit can be lost in a power cut, and the database with it. */
class DurableNodeFS extends NodeFS {
  override async init(...[client, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(client, options);
    const reachDisk = (module: { NODEFS?: unknown }) => {
      const fileSystem = module.NODEFS as NodeFileSystem;
      fileSystem.stream_ops.fsync = (stream) => {
        fdatasyncSync(stream.nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [reachDisk, ...(emscriptenOpts.preRun ?? [])] } };
  }
}

const SERVER_SETTINGS = {
  /** The call that the file system above answers. */
  wal_sync_method: 'fsync',
  /** Files are kept by the operating system already; the default of 128 MB would be held twice. */
  shared_buffers: '16MB',
  /** There is one, and every possible one costs memory. */
  max_connections: '5',
};

/** Postgres is told to sync (no -F). */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...Object.entries(SERVER_SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

/** The client whose transaction the code that runs now is part of. */
const insideTransaction = new AsyncLocalStorage<EmbeddedClient>();

/** Thrown instead of waiting for ever: the outer handle would queue behind the transaction that waits for it. */
class OuterHandleInTransaction extends Error {
  override readonly name = 'OuterHandleInTransaction';
  constructor() {
    super('A query inside a transaction must use the transaction, not the outer database handle');
  }
}

/** Lets timers and other requests run between queries; a burst of queries would starve them for seconds. */
const letOthersRun = async <T>(result: T): Promise<T> => {
  await setImmediate();
  return result;
};

const withOthers = <T>(text: string, ask: () => Promise<T>): Promise<T> =>
  traceStep(queryStep(text), async () => letOthersRun(await ask()));

/** Postgres inside this process, with the guards that running a shop on it needs. */
export class EmbeddedClient extends PGlite {
  readonly #kept = new KeptStatements(this);
  /** Queries and transactions that were asked for and are not answered; one runs, the others wait. */
  #asked = 0;

  /** Opens the database in a folder, or one that lives in memory when `directory` is null. */
  static async open(directory: string | null): Promise<EmbeddedClient> {
    const options: PGliteOptions = { extensions, startParams, parsers: datesAsText };
    if (directory !== null) options.fs = new DurableNodeFS(directory);
    const client = new EmbeddedClient(options);
    await client.waitReady;
    return client;
  }

  /** It is one connection. */
  load(): DatabaseLoad {
    const busy = Math.min(this.#asked, 1);
    return { busy, idle: 1 - busy, waiting: this.#asked - busy };
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#refuseOuterHandle();
    this.#asked++;
    try {
      return await work();
    } finally {
      this.#asked--;
    }
  }

  override query<T>(...[text, values, options]: Parameters<PGlite['query']>) {
    const ask = () =>
      isKeepable(text)
        ? this._runExclusiveTransaction(() =>
            this.#kept.query<T>(text, values ?? [], withoutParsers(options)),
          )
        : super.query<T>(text, values, withoutParsers(options));
    return this.#inTurn(() => withOthers(text, ask));
  }

  override exec(...parameters: Parameters<PGlite['exec']>) {
    return this.#inTurn(() => withOthers(parameters[0], () => super.exec(...parameters)));
  }

  override transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#inTurn(() =>
      super.transaction((transaction) => {
        const idle = new IdleLimit();
        return idle.unlessReached(insideTransaction.run(this, () => work(this.#polite(transaction, idle))));
      }),
    );
  }

  #polite(transaction: Transaction, idle: IdleLimit): Transaction {
    const politely = <T>(text: string, ask: () => Promise<T>) => idle.ask(() => withOthers(text, ask));
    return {
      query: <R>(...[text, values, options]: Parameters<PGlite['query']>) => {
        return politely(text, () =>
          isKeepable(text)
            ? this.#kept.query<R>(text, values ?? [], withoutParsers(options))
            : transaction.query<R>(text, values, withoutParsers(options)),
        );
      },
      sql: (...parameters) => idle.ask(async () => letOthersRun(await transaction.sql(...parameters))),
      exec: (...parameters) => politely(parameters[0], () => transaction.exec(...parameters)),
      rollback: () => transaction.rollback(),
      listen: (...parameters) => transaction.listen(...parameters),
      get closed() {
        return transaction.closed;
      },
    };
  }

  #refuseOuterHandle() {
    if (insideTransaction.getStore() === this) throw new OuterHandleInTransaction();
  }
}

/** Listens inside the process: a message is heard before the query that caused it answers. */
export function listenEmbedded(
  client: EmbeddedClient,
  channel: string,
  { onMessage, onConnected }: ListenerEvents,
): Listener {
  let isCurrent = false;
  const listening = client.listen(channel, onMessage).then((unlisten) => {
    isCurrent = true;
    onConnected();
    return unlisten;
  });
  return {
    isCurrent: () => isCurrent,
    caughtUp: async () => {},
    close: async () => {
      isCurrent = false;
      await (
        await listening
      )();
    },
  };
}
