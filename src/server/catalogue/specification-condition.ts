import { sql, type SQL } from 'drizzle-orm';
import { productTexts } from './tables.ts';

/** Printed figures hold spaces that do not break; nobody types them. */
export const plainSpaces = (text: string) => text.replaceAll(/[\u{a0}\u{202f}]/gu, ' ');

const value = sql`translate(substr(line, strpos(line, ': ') + 2), ${'\u{a0}\u{202f}'}, '  ')`;

/** Whether any printed figure of a product, without its label, stands the comparison (S §5). */
export const anySpecification = (compare: (value: SQL) => SQL): SQL =>
  sql`exists (select 1 from regexp_split_to_table(${productTexts.specificationText}, E'\n') as line where ${compare(value)})`;
