import type { SharedPage } from '../../domain/locale/shared-page.ts';

const TERM_MAX_LENGTH = 200;

/** What an address of the page of results asks for. */
export interface SearchAddress {
  readonly term: string;
  readonly inStock: boolean;
  /** Counts from 1. */
  readonly page: number;
}

/** Reads the query of a page of results; anything odd in it reads as absent. */
export function parseSearchAddress(query: URLSearchParams): SearchAddress {
  const page = query.get('page') ?? '';
  return {
    term: (query.get('q') ?? '').trim().slice(0, TERM_MAX_LENGTH),
    inStock: query.get('inStock') === '1',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** Writes the query of a page of results, without question mark and without what is the default. */
export const printSearchAddress = ({ term, inStock, page }: SearchAddress): string =>
  new URLSearchParams({
    q: term,
    ...(inStock && { inStock: '1' }),
    ...(page > 1 && { page: String(page) }),
  }).toString();

/** Results are the same for all visitors; their search field shows the term as it stands in the address. */
export const SHARED_SEARCH: SharedPage = {
  canonicalQuery: (query) => {
    const address = parseSearchAddress(query);
    return address.term === (query.get('q') ?? '') ? printSearchAddress(address) : null;
  },
  isOpenEnded: true,
};
