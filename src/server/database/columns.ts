import { customType } from 'drizzle-orm/pg-core';

/** A moment as an ISO 8601 string in UTC; both drivers print Postgres' own form, which browsers do not all read. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

/** The database refuses half a character in JSON; in plain values the driver replaces it in the same way. */
const wellFormed = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;

/** Prints JSON that the database takes, whatever texts are in it. */
export const printJson = (value: unknown): string => JSON.stringify(value, wellFormed);

/** JSON, written by `printJson`; both drivers read it themselves. */
export const jsonb = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: printJson,
});

/** Text that every database compares byte by byte, whatever alphabet it was made with. */
export const byteText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

const INTEGER_MAX = 2_147_483_647;

/** Whether a number fits Postgres' `integer`; another one in a query is an error instead of a row not found. */
export const fitsInteger = (value: number): boolean =>
  Number.isInteger(value) && Math.abs(value) <= INTEGER_MAX;
