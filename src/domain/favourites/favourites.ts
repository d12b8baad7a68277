/** The most products on a list of favourites: one page of them, asked for at once. */
export const MAX_FAVOURITES = 100;

/** A list of favourites: ids of products, the newest first, none twice (R16). */
export type Favourites = readonly number[];

/** Whether products are to be on a list or not. */
export interface Wish {
  readonly ids: Favourites;
  readonly isWanted: boolean;
}

/** The list with a product on top; one that is on it already, or for which there is no room, changes nothing. */
export const addFavourite = (list: Favourites, id: number): Favourites =>
  list.includes(id) || list.length >= MAX_FAVOURITES ? list : [id, ...list];

/** The list without a product. */
export const removeFavourite = (list: Favourites, id: number): Favourites =>
  list.includes(id) ? list.filter((each) => each !== id) : list;

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 2_147_483_647;

/** The usable part of a list from outside; never throws. */
export const parseFavourites = (value: unknown): Favourites =>
  Array.isArray(value) ? [...new Set(value.filter(isId))].slice(0, MAX_FAVOURITES) : [];
