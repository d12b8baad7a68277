import qs from 'qs';
import type * as v from 'valibot';

/** Brackets in one key, parameters in one query, entries in one list. */
const DEPTH_MAX = 8;
const PARAMETERS_MAX = 200;

const TOO_LARGE = `The query is larger than ${PARAMETERS_MAX} parameters or list entries, or deeper than ${DEPTH_MAX} brackets`;

/** Names that every JavaScript object answers to; no field has one. */
const FORBIDDEN_KEY = /(^|\[)(__proto__|constructor|prototype)(\]|\[|$)/;

type ParsedQuery =
  /** Nested objects without prototypes, lists and strings. */
  { readonly ok: true; readonly query: unknown } | { readonly ok: false; readonly message: string };

/** A fault of the caller, inside the parser only. */
class BadQuery extends Error {}

function decode(text: string, isKey: boolean): string {
  const decoded = decodeURIComponent(text.replaceAll('+', ' '));
  if (decoded.includes('\0')) throw new BadQuery('The query contains a NUL character');
  if (isKey && FORBIDDEN_KEY.test(decoded)) throw new BadQuery('The query contains a reserved name');
  return decoded;
}

/**
 * Parses the bracket-style query language (S §7, R14): at most 200 parameters of at most 8 brackets; dots are plain
 * characters. Fails on percent-encoding that is not UTF-8, on NUL and on the names of object prototypes.
 */
export function parseQuery(search: string): ParsedQuery {
  try {
    const query: unknown = qs.parse(search, {
      ignoreQueryPrefix: true,
      depth: DEPTH_MAX,
      strictDepth: true,
      parameterLimit: PARAMETERS_MAX,
      arrayLimit: PARAMETERS_MAX,
      throwOnLimitExceeded: true,
      plainObjects: true,
      allowDots: false,
      decoder: (text, _default, _charset, type) => decode(text, type === 'key'),
    });
    return { ok: true, query };
  } catch (error) {
    if (error instanceof URIError)
      return { ok: false, message: 'The query is not valid percent-encoded UTF-8' };
    if (error instanceof BadQuery) return { ok: false, message: error.message };
    if (error instanceof RangeError) return { ok: false, message: TOO_LARGE };
    throw error;
  }
}

/** Reports what is wrong at a place of the query; the path begins below the parameter that is being read. */
export type ReportFault = (path: readonly string[], message: string) => void;

/** Turns faults found while reading a nested parameter into the schema's issues, at their own places. */
export const faultReporter =
  <T>({ dataset, addIssue }: Pick<v.RawTransformContext<T>, 'dataset' | 'addIssue'>): ReportFault =>
  (path, message) => {
    const steps = path.map((key) => ({
      type: 'unknown' as const,
      origin: 'value' as const,
      input: dataset.value,
      key,
      value: undefined,
    }));
    const [first, ...rest] = steps;
    addIssue(first ? { message, path: [first, ...rest] } : { message });
  };
