import { readStaffOrdersQuery, staffOrdersAddress } from '../../../domain/orders/staff-orders-query.ts';

/** The list of orders from which an address chose, without the region. */
export function listOf(query: URLSearchParams): string {
  const list = readStaffOrdersQuery(query);
  return `/admin/orders${staffOrdersAddress(list, list.after)}`;
}

/** Why nothing was done with chosen orders: none was chosen, none of them is packed, or with none that was found the step can be taken. */
export const MISSED = ['none', 'unpacked', 'no-step'] as const;

/** The same, saying why nothing was done. */
export function listWithout(missed: (typeof MISSED)[number], query: URLSearchParams): string {
  const list = listOf(query);
  return `${list}${list.includes('?') ? '&' : '?'}chosen=${missed}`;
}
