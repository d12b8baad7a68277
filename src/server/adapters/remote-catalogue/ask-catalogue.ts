import { LRUCache } from 'lru-cache';
import qs from 'qs';
import { CatalogueUnavailable } from '../../ports/remote-catalogue.ts';
import { readBody } from '../read-body.ts';

/** Deeper answers are nobody's catalogue. */
const DEPTH_MAX = 16;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `{data: …}`, with nothing beside it but what tells of the list. */
const isEnvelope = (fields: Fields): boolean =>
  'data' in fields && Object.keys(fields).every((key) => key === 'data' || key === 'meta');

/**
 * Brings the shapes in which catalogues answer (S §3: flat, `attributes`, `data.data`) into the flat one, at every level:
 * an envelope is what it holds, and a record's attributes are its own fields. Null for what is nested too deeply.
 */
function flattenRecord(value: unknown, depth = 0): unknown {
  if (depth > DEPTH_MAX) return null;
  if (Array.isArray(value)) return value.map((each: unknown) => flattenRecord(each, depth + 1));
  if (!isFields(value)) return value;
  if (isEnvelope(value)) return flattenRecord(value.data, depth + 1);
  const { attributes, ...own } = value;
  const all = isFields(attributes) ? { ...own, ...attributes } : value;
  return Object.fromEntries(
    Object.entries(all).map(([key, inner]) => [key, flattenRecord(inner, depth + 1)]),
  );
}

/** The records of an answer, one or a list, in the flat shape; null if it holds none. */
function recordsOf(answer: unknown): readonly unknown[] | null {
  if (!isFields(answer) || !('data' in answer)) return Array.isArray(answer) ? listOf(answer) : null;
  return listOf(answer.data);
}

function listOf(data: unknown): readonly unknown[] | null {
  const flat = flattenRecord(data);
  if (Array.isArray(flat)) return flat;
  return isFields(flat) ? [flat] : null;
}

/** How many records the whole list has, from `meta.pagination.total` of the answer or of its `data`; null unless told. */
function totalOf(answer: unknown): number | null {
  if (!isFields(answer)) return null;
  const { meta, data } = answer;
  const pagination = isFields(meta) ? meta.pagination : undefined;
  const total = isFields(pagination) ? pagination.total : undefined;
  if (typeof total === 'number' && Number.isSafeInteger(total) && total >= 0) return total;
  return isFields(data) ? totalOf(data) : null;
}

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
    return read(await readBody(response, BYTES_MAX));
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
