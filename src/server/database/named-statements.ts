import { parse, protocol, type PGlite, type QueryOptions, type Results } from '@electric-sql/pglite';

const { serialize } = protocol;

/** The name that `statement` wrote before the text; null for a query that is not to be kept. */
export const nameOf = (text: string): string | null => /^\/\* (\w+) \*\//.exec(text)?.[1] ?? null;

/**
 * Statements that the embedded database keeps planned, as a server does for each connection: half of what an order
 * costs it is planning. The client's own query knows nothing of names, and calls the database six times.
 */
export class NamedStatements {
  readonly #client: PGlite;
  /** The types of the parameters, by name. */
  readonly #prepared = new Map<string, readonly number[]>();

  constructor(client: PGlite) {
    this.#client = client;
  }

  /** Runs a named statement; its caller holds the client, in a transaction or outside. */
  query<T>(
    { name, text }: { name: string; text: string },
    values: readonly unknown[],
    options?: QueryOptions,
  ): Promise<Results<T>> {
    return this.#client.runExclusive(async () => {
      await this.#client._checkReady();
      const types = this.#prepared.get(name) ?? (await this.#prepare(name, text));
      const messages = await this.#send(
        serialize.bind({
          statement: name,
          values: values.map((value, at) => this.#written(value, types[at])),
        }),
        serialize.describe({ type: 'P' }),
        serialize.execute(),
      );
      const [result] = parse.parseResults(messages, this.#client.parsers, options);
      if (!result) throw new Error(`The statement ${name} was not answered`);
      return result as Results<T>;
    });
  }

  async #prepare(name: string, text: string): Promise<readonly number[]> {
    const answer = await this.#send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const types = parse.parseDescribeStatementResults(answer);
    this.#prepared.set(name, types);
    return types;
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
    if (typeof written !== 'string')
      throw new TypeError(`No parameter of type ${type} is made from a ${typeof value}`);
    return written;
  }
}
