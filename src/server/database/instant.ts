import { customType } from 'drizzle-orm/pg-core';

/** A moment as an ISO 8601 string in UTC; both drivers print Postgres' own form, which browsers do not all read. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});
