import { readStaffOrdersQuery, staffOrdersAddress } from '../../../domain/orders/staff-orders-query.ts';

/** The list of orders from which an address chose, without the region. */
export function listOf(query: URLSearchParams): string {
  const list = readStaffOrdersQuery(query);
  return `/admin/orders${staffOrdersAddress(list, list.after)}`;
}

/** The same, saying that no order was chosen, or none that is packed. */
export function listWithout(missed: 'none' | 'unpacked', query: URLSearchParams): string {
  const list = listOf(query);
  return `${list}${list.includes('?') ? '&' : '?'}chosen=${missed}`;
}
