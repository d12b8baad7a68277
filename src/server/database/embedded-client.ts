import { AsyncLocalStorage } from 'node:async_hooks';
import { fdatasyncSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { PGlite, type PGliteOptions, type Transaction } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { datesAsText, withoutParsers } from './dates-as-text.ts';
import { NamedStatements, nameOf } from './named-statements.ts';
import { queryStep } from '../tracing/query-step.ts';
import { traceStep } from '../tracing/steps.ts';
import type { DatabaseLoad } from './database.ts';

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

/** Postgres is told to sync (no -F), by the call that the file system above answers. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

const insideTransaction = new AsyncLocalStorage<true>();

/** Thrown instead of waiting for ever: the outer handle would queue behind the transaction that waits for it. */
class OuterHandleInTransaction extends Error {
  override readonly name = 'OuterHandleInTransaction';
  constructor() {
    super('A query inside a transaction must use the transaction, not the outer database handle');
  }
}

const refuseOuterHandle = () => {
  if (insideTransaction.getStore()) throw new OuterHandleInTransaction();
};

/** Lets timers and other requests run between queries; a burst of queries would starve them for seconds. */
const letOthersRun = async <T>(result: T): Promise<T> => {
  await setImmediate();
  return result;
};

const politely = <T>(text: string, ask: () => Promise<T>): Promise<T> =>
  traceStep(queryStep(text), async () => letOthersRun(await ask()));

/** Postgres inside this process, with the guards that running a shop on it needs. */
export class EmbeddedClient extends PGlite {
  readonly #named = new NamedStatements(this);
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
    refuseOuterHandle();
    this.#asked++;
    try {
      return await work();
    } finally {
      this.#asked--;
    }
  }

  override query<T>(...[text, values, options]: Parameters<PGlite['query']>) {
    const name = nameOf(text);
    const ask = () =>
      name === null
        ? super.query<T>(text, values, withoutParsers(options))
        : this._runExclusiveTransaction(() =>
            this.#named.query<T>({ name, text }, values ?? [], withoutParsers(options)),
          );
    return this.#inTurn(() => politely(text, ask));
  }

  override exec(...parameters: Parameters<PGlite['exec']>) {
    return this.#inTurn(() => politely(parameters[0], () => super.exec(...parameters)));
  }

  override transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#inTurn(() =>
      super.transaction((transaction) =>
        insideTransaction.run(true, () => work(this.#polite(transaction))),
      ),
    );
  }

  #polite(transaction: Transaction): Transaction {
    return {
      query: <R>(...[text, values, options]: Parameters<PGlite['query']>) => {
        const name = nameOf(text);
        return politely(text, () =>
          name === null
            ? transaction.query<R>(text, values, withoutParsers(options))
            : this.#named.query<R>({ name, text }, values ?? [], withoutParsers(options)),
        );
      },
      sql: async (...parameters) => letOthersRun(await transaction.sql(...parameters)),
      exec: (...parameters) => politely(parameters[0], () => transaction.exec(...parameters)),
      rollback: () => transaction.rollback(),
      listen: (...parameters) => transaction.listen(...parameters),
      get closed() {
        return transaction.closed;
      },
    };
  }
}
