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
export function flattenRecord(value: unknown, depth = 0): unknown {
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
export function recordsOf(answer: unknown): readonly unknown[] | null {
  if (!isFields(answer) || !('data' in answer)) return Array.isArray(answer) ? listOf(answer) : null;
  return listOf(answer.data);
}

function listOf(data: unknown): readonly unknown[] | null {
  const flat = flattenRecord(data);
  if (Array.isArray(flat)) return flat;
  return isFields(flat) ? [flat] : null;
}

/** How many records the whole list has, from `meta.pagination.total` of the answer or of its `data`; null unless told. */
export function totalOf(answer: unknown): number | null {
  if (!isFields(answer)) return null;
  const { meta, data } = answer;
  const pagination = isFields(meta) ? meta.pagination : undefined;
  const total = isFields(pagination) ? pagination.total : undefined;
  if (typeof total === 'number' && Number.isSafeInteger(total) && total >= 0) return total;
  return isFields(data) ? totalOf(data) : null;
}
