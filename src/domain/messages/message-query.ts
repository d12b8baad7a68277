import { parseQuantity } from '../cart/parse-quantity.ts';
import { withoutInvisible } from '../locale/without-invisible.ts';

/** Which texts are listed: all, those that staff changed, those of them that are not in force. */
export const MESSAGES_SHOWN = ['all', 'changed', 'ignored'] as const;
export type MessagesShown = (typeof MESSAGES_SHOWN)[number];

/** What the list of texts is asked for. */
export interface MessageQuery {
  /** Words of a key or of a text in any language, as they were typed. */
  readonly search: string;
  /** The family of keys, `cart` of `cart.title`; null for all. */
  readonly group: string | null;
  readonly shown: MessagesShown;
  /** Counted from 1. */
  readonly page: number;
}

const SEARCH_MAX = 200;

/** Reads the list's address: what it does not know does not matter. */
export function readMessageQuery(query: URLSearchParams): MessageQuery {
  return {
    search: withoutInvisible(query.get('q') ?? '')
      .trim()
      .slice(0, SEARCH_MAX),
    group: query.get('group') || null,
    shown: MESSAGES_SHOWN.find((shown) => shown === query.get('show')) ?? 'all',
    page: parseQuantity(query.get('page') ?? '') ?? 1,
  };
}

/** The same as an address's query, on another page or with one text open; empty for the whole list. */
export function messagesAddress(
  { search, group, shown, page }: MessageQuery,
  key: string | null = null,
): string {
  const query = new URLSearchParams({
    ...(key !== null && { key }),
    ...(search !== '' && { q: search }),
    ...(group !== null && { group }),
    ...(shown !== 'all' && { show: shown }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? '' : `?${String(query)}`;
}
