import { LRUCache } from 'lru-cache';
import type { Pool, PoolClient, QueryConfig } from 'pg';

const KEEPABLE = /^\s*(?:\/\*.*?\*\/\s*)?(?:select|insert|update|delete|with)\b/i;

/** Whether a text is a statement that may stay planned: it reads or writes rows, and is not about the database itself. */
export const isKeepable = (text: string): boolean => KEEPABLE.test(text);

/** So many texts stay planned on each connection; those that visitors make up with filters push each other out. */
const KEPT_MAX = 100;
/** What was asked so often is worth a place; most of what visitors make up is asked once. */
const ASKED_MIN = 3;
/** So many texts are remembered for being asked again. */
const ASKED_MAX = 400;
/** A plan whose columns have changed, and a name that the server has forgotten. */
const OUTDATED: ReadonlySet<unknown> = new Set(['0A000', '26000']);

/** A text that the shop asks, by one name on all connections; held here once for all of them. */
interface Asked {
  readonly name: string;
  readonly text: string;
  times: number;
}

/** What the driver knows to be planned on a connection, which its types do not name. */
const plannedOn = ({ connection }: PoolClient): object =>
  'parsedStatements' in connection && typeof connection.parsedStatements === 'object'
    ? (connection.parsedStatements ?? {})
    : {};

const isIdle = (client: PoolClient) => 'readyForQuery' in client && client.readyForQuery === true;

/** The statements that one connection keeps. A server keeps them until it is told not to, so the oldest are closed. */
class KeptOnConnection {
  readonly #client: PoolClient;
  readonly #outdated = new Set<string>();
  readonly #kept = new LRUCache<string, true>({
    max: KEPT_MAX,
    dispose: (_, name) => this.#outdated.add(name),
  });

  constructor(client: PoolClient) {
    this.#client = client;
    client.connection.on('errorMessage', ({ code }: { readonly code?: unknown }) => {
      if (OUTDATED.has(code)) this.#kept.clear();
    });
  }

  keep(name: string): void {
    if (this.#outdated.size > 0 && isIdle(this.#client)) this.#close();
    this.#kept.set(name, true);
  }

  /** Sent along with the next statement. */
  #close() {
    const planned = plannedOn(this.#client);
    for (const name of this.#outdated) {
      this.#client.connection.close({ type: 'S', name }, false);
      Reflect.deleteProperty(planned, name);
    }
    this.#outdated.clear();
  }
}

const isConfig = (asked: unknown): asked is QueryConfig =>
  typeof asked === 'object' && asked !== null && 'text' in asked && typeof asked.text === 'string';

/**
 * Lets the connections of a pool keep planned what they are asked again and again: planning a search takes longer than
 * running it. The embedded database does the same (`keep-statements-embedded.ts`).
 */
export function keepStatements(pool: Pool): void {
  const asked = new LRUCache<string, Asked>({ max: ASKED_MAX });
  let made = 0;
  const ask = (text: string): Asked => {
    const known = asked.get(text) ?? { name: `kept_${++made}`, text, times: 0 };
    known.times++;
    asked.set(text, known);
    return known;
  };
  pool.on('connect', (client) => {
    const query: (...parameters: unknown[]) => unknown = client.query.bind(client);
    const kept = new KeptOnConnection(client);
    const keeping = (config: unknown, ...others: unknown[]): unknown => {
      if (!isConfig(config) || config.name !== undefined || !isKeepable(config.text))
        return query(config, ...others);
      const { name, text, times } = ask(config.text);
      if (times < ASKED_MIN) return query(config, ...others);
      kept.keep(name);
      return query({ ...config, name, text }, ...others);
    };
    client.query = keeping as PoolClient['query']; // the driver's many forms of one function
  });
}
