import { withoutInvisible } from '../locale/without-invisible.ts';

/** What the back office's list of customers is asked for. */
export interface CustomersQuery {
  /** Words of a name, an e-mail address, a telephone or the number of an order, as they were typed. */
  readonly search: string;
  /** The account after which the page begins; null for the newest. */
  readonly after: string | null;
}

const SEARCH_MAX = 254;
const AFTER_MAX = 64;

/** Reads the list's address. */
export function readCustomersQuery(query: URLSearchParams): CustomersQuery {
  const after = query.get('after') ?? '';
  return {
    search: withoutInvisible(query.get('q') ?? '')
      .trim()
      .slice(0, SEARCH_MAX),
    after: after === '' || after.length > AFTER_MAX ? null : after,
  };
}

/** The same as an address's query, beginning after another account; empty for the whole list. */
export function customersAddress({ search }: CustomersQuery, after: string | null = null): string {
  const query = new URLSearchParams({
    ...(search !== '' && { q: search }),
    ...(after !== null && { after }),
  });
  return query.size === 0 ? '' : `?${String(query)}`;
}

/** What somebody may mean by what they typed. */
export interface CustomerWanted {
  /** Parts of names and addresses in lower case, all of which have to be there; a telephone as its digits, which nothing stands between. */
  readonly parts: readonly string[];
  /** What could be the number of an order; null for what cannot. */
  readonly order: string | null;
}

/** Fewer digits name a house or a year rather than a telephone. */
const PHONE_DIGITS_MIN = 5;
const PHONE = /^\+?[\d\s().-]+$/;
/** Letters that are looked for in one part; more find nothing that fewer do not. */
const PART_MAX = 40;
const PARTS_MAX = 6;
const ORDER = /^(?:[a-z]{3}-)?\d{1,12}$/i;

/** Numbers of orders that are typed bare are shorter than telephones, even without the code of their town. */
const ORDER_DIGITS_MAX = 6;

/** Whether what was typed is the number of an order and no part of a telephone. */
export const isOrderAlone = ({ parts, order }: CustomerWanted): boolean =>
  order !== null && (!/^\d+$/.test(order) || parts.every(({ length }) => length <= ORDER_DIGITS_MAX));

/** Reads what was typed into the search for customers; null for nothing that could be looked for. */
export function customerWanted(search: string): CustomerWanted | null {
  if (search.trim() === '') return null;
  const order = ORDER.test(search) ? search : null;
  const digits = search.replaceAll(/\D/g, '');
  if (PHONE.test(search))
    return digits.length < PHONE_DIGITS_MIN ? { parts: [], order } : { parts: [digits], order };
  const parts = search
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => part !== '')
    .slice(0, PARTS_MAX)
    .map((part) => part.slice(0, PART_MAX));
  return { parts, order };
}
