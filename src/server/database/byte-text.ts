import { customType } from 'drizzle-orm/pg-core';

/** Text that every database compares byte by byte, whatever alphabet it was made with. */
export const byteText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
