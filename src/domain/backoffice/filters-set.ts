/** How many filters an address sets, by its query with or without the question mark: each of its names is one. */
export const filtersSet = (address: string): number => new Set(new URLSearchParams(address).keys()).size;
