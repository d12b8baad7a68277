/** What a customer's list of warranties is narrowed by; without a choice all are shown. */
export const WARRANTY_VIEWS = ['active', 'ended'] as const;

export interface WarrantiesQuery {
  readonly view: (typeof WARRANTY_VIEWS)[number] | 'all';
  /** How many parts of the list are shown, from 1. */
  readonly parts: number;
}

/** So many bought goods are shown at first, and so many more each time; */
export const WARRANTIES_PART = 10;
/** so many times at most. */
export const WARRANTIES_PARTS_MAX = 50;

/** Reads the address of the list: what it does not know is all of it, and its first part. */
export function readWarrantiesQuery(query: URLSearchParams): WarrantiesQuery {
  const view = WARRANTY_VIEWS.find((each) => each === query.get('view')) ?? 'all';
  const parts = /^[1-9]\d{0,3}$/.test(query.get('parts') ?? '') ? Number(query.get('parts')) : 1;
  return { view, parts: Math.min(parts, WARRANTIES_PARTS_MAX) };
}

/** The same as an address's query, `?` and all, without what goes without saying. */
export function warrantiesAddress({ view, parts }: WarrantiesQuery): string {
  const pairs = Object.entries({
    view: view === 'all' ? '' : view,
    parts: parts === 1 ? '' : String(parts),
  }).filter(([, value]) => value !== '');
  return pairs.length === 0 ? '' : `?${String(new URLSearchParams(pairs))}`;
}
