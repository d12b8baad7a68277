import { sql, type SQL } from 'drizzle-orm';
import { productTexts } from './tables.ts';

/** What printed figures hold and nobody types: spaces that do not break, and lowered digits (`LiFePO₄`). */
const PRINTED = '\u{a0}\u{202f}₀₁₂₃₄₅₆₇₈₉';
const TYPED = '  0123456789';

/** A text with what only printed figures hold as it is typed, so that both spellings are found (S §7). */
export const asTyped = (text: string): string =>
  text.replaceAll(/[\u{a0}\u{202f}₀-₉]/gu, (sign) => TYPED[PRINTED.indexOf(sign)] ?? sign);

const value = sql`translate(substr(line, strpos(line, ': ') + 2), ${PRINTED}, ${TYPED})`;

/** Whether any printed figure of a product, without its label, stands the comparison (S §5). */
export const anySpecification = (compare: (value: SQL) => SQL): SQL =>
  sql`exists (select 1 from regexp_split_to_table(${productTexts.specificationText}, E'\n') as line where ${compare(value)})`;
