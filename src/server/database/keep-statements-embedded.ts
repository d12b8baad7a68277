import { parse, protocol, type PGlite, type QueryOptions, type Results } from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';

const { serialize } = protocol;

/** So many texts stay planned; those that visitors make up with filters push each other out. */
const KEPT_MAX = 200;

interface Kept {
  readonly name: string;
  /** The types of the parameters. */
  readonly types: readonly number[];
}

/**
 * Statements that the embedded database keeps planned, as a server does for each connection: planning is half of what
 * a query costs it. The client's own query keeps nothing, and calls the database six times.
 */
export class KeptStatements {
  readonly #client: PGlite;
  readonly #forgotten: string[] = [];
  readonly #kept = new LRUCache<string, Kept>({
    max: KEPT_MAX,
    dispose: ({ name }) => this.#forgotten.push(name),
  });
  #made = 0;

  constructor(client: PGlite) {
    this.#client = client;
  }

  /** Runs a statement; its caller holds the client, in a transaction or outside. */
  query<T>(text: string, values: readonly unknown[], options?: QueryOptions): Promise<Results<T>> {
    return this.#client.runExclusive(async () => {
      await this.#client._checkReady();
      const { name, types } = this.#kept.get(text) ?? (await this.#prepare(text));
      const messages = await this.#send(
        serialize.bind({
          statement: name,
          values: values.map((value, at) => this.#written(value, types[at])),
        }),
        serialize.describe({ type: 'P' }),
        serialize.execute(),
      );
      const [result] = parse.parseResults(messages, this.#client.parsers, options);
      if (!result) throw new Error('The statement was not answered');
      return result as Results<T>;
    });
  }

  async #prepare(text: string): Promise<Kept> {
    const name = `kept_${++this.#made}`;
    const forget = this.#forgotten.splice(0).map((old) => serialize.close({ type: 'S', name: old }));
    const answer = await this.#send(
      ...forget,
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    );
    const kept = { name, types: parse.parseDescribeStatementResults(answer) };
    this.#kept.set(text, kept);
    return kept;
  }

  /** Sent together; at a fault the database skips the rest, up to the end that `sync` marks. */
  #send(...messages: readonly Uint8Array[]) {
    return this.#client.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), {
      syncToFs: false,
    });
  }

  #written(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null;
    const written: unknown = this.#client.serializers[type]?.(value) ?? value;
    if (typeof written === 'string') return written;
    if (typeof written === 'number' || typeof written === 'bigint' || typeof written === 'boolean')
      return String(written);
    throw new TypeError(`No parameter of type ${type} is made from a ${typeof value}`);
  }
}
