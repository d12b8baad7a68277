/** What an address of the comparison asks for. */
export interface CompareAddress {
  /** In the order of the columns. */
  readonly ids: readonly number[];
  /** Whether only the rows are shown in which the products differ. */
  readonly onlyDifferences?: boolean;
}

/** Writes the query of the comparison, without question mark and without what is the default. */
export const compareQuery = ({ ids, onlyDifferences }: CompareAddress): string =>
  [ids.length > 0 && `ids=${ids.join(',')}`, onlyDifferences && 'differences=1'].filter(Boolean).join('&');

/** Writes the address of the comparison, without region. */
export function compareAddress(address: CompareAddress): string {
  const query = compareQuery(address);
  return query === '' ? '/compare' : `/compare?${query}`;
}
