const INTEGER_MAX = 2_147_483_647;

/** Whether a number fits Postgres' `integer`; another one in a query is an error instead of a row not found. */
export const fitsInteger = (value: number): boolean =>
  Number.isInteger(value) && Math.abs(value) <= INTEGER_MAX;
