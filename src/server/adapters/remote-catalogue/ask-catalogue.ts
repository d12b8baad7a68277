import { LRUCache } from 'lru-cache';
import qs from 'qs';
import { recordsOf, totalOf } from './flatten-record.ts';
import { CatalogueUnavailable } from '../../ports/remote-catalogue.ts';

/** A query in brackets as an object: `{filters: {id: {$eq: 1}}}` is `filters[id][$eq]=1` (S §7). */
export type BracketQuery = Readonly<Record<string, unknown>>;

/** What is remembered at most; each is an answer of at most so many bytes. */
const ANSWERS_MAX = 500;
const BYTES_MAX = 4 * 1024 * 1024;

export interface CatalogueAddress {
  /** Base address, `https://shop.example/api`. */
  readonly url: string;
  readonly timeoutMs: number;
  /** How long an answer is used again; 0 asks each time. */
  readonly rememberMs: number;
}

async function readBody(response: Response): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  let body = '';
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > BYTES_MAX) throw new Error(`More than ${BYTES_MAX} bytes`);
    body += decoder.decode(part, { stream: true });
  }
  return body + decoder.decode();
}

/** What was answered: records in the flat shape, and how many there are in all. */
export interface CatalogueAnswer {
  readonly records: readonly unknown[];
  readonly total: number;
}

function read(body: string): CatalogueAnswer {
  const answer: unknown = JSON.parse(body);
  const records = recordsOf(answer);
  if (records === null) throw new Error('It answered without records');
  return { records, total: totalOf(answer) ?? records.length };
}

/** Asks once; null for 404. Whatever else is not an answer with records in time is a catalogue that is gone. */
async function ask(address: string, timeoutMs: number): Promise<CatalogueAnswer | null> {
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 404) {
      await response.body?.cancel();
      return null;
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`It answered ${response.status}`);
    }
    return read(await readBody(response));
  } catch (error) {
    throw new CatalogueUnavailable('The remote catalogue does not answer', { cause: error });
  }
}

/** Asks a remote catalogue by path and query. The same question is asked once for all who ask it meanwhile. */
export function askCatalogue({ url, timeoutMs, rememberMs }: CatalogueAddress) {
  const base = url.replace(/(?<!\/)\/+$/, '');
  const answers = new LRUCache<string, Promise<CatalogueAnswer | null>>({
    max: ANSWERS_MAX,
    ttl: Math.max(1, rememberMs),
  });
  const addressOf = (path: string, query: BracketQuery) => {
    const search = qs.stringify(query, { encodeValuesOnly: true });
    return `${base}${path}${search === '' ? '' : `?${search}`}`;
  };
  return {
    remembered: (path: string, query: BracketQuery): Promise<CatalogueAnswer | null> => {
      const address = addressOf(path, query);
      const known = rememberMs > 0 ? answers.get(address) : undefined;
      if (known) return known;
      const answer = ask(address, timeoutMs);
      answers.set(address, answer);
      answer.catch(() => {
        if (answers.peek(address) === answer) answers.delete(address);
      });
      return answer;
    },
    afresh: (path: string, query: BracketQuery): Promise<CatalogueAnswer | null> =>
      ask(addressOf(path, query), timeoutMs),
  };
}
