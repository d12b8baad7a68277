/** Columns are named `like_this` in the database. */
export const CASING = 'snake_case';
