import type { SavedAddress } from '../../domain/account/saved-address.ts';

/** The name in the query of a page that says which saved address is being changed there. */
const EDIT = 'edit';

/** The saved address that a page's query asks to change; undefined for none. */
export const editedAddress = (
  search: URLSearchParams,
  addresses: readonly SavedAddress[],
): SavedAddress | undefined => addresses.find(({ id }) => id === search.get(EDIT));

/** The link that asks a page to change one of its saved addresses. */
export function editorOf(search: URLSearchParams, id: string): string {
  const changed = new URLSearchParams(search);
  changed.set(EDIT, id);
  return `?${changed}`;
}

/** The link from there back to the page without it. */
export function pageBehind(search: URLSearchParams): string {
  const rest = new URLSearchParams(search);
  rest.delete(EDIT);
  return `?${rest}`;
}
