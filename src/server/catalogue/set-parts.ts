import { sql } from 'drizzle-orm';
import type { SetPart } from '../../domain/catalogue/set-contents.ts';
import { auditEntries } from '../audit/tables.ts';
import { jsonObject } from '../database/sql.ts';
import { byProduct, describedIds, describedLocale, type ProductPart } from './product-parts.ts';
import { productContents, products, productTexts } from './tables.ts';

interface ContentsRow extends Omit<SetPart, 'productId'> {
  /** The set. */
  readonly productId: number;
  readonly partId: number | null;
}

const part = sql.identifier('part_product');
const partText = sql.identifier('part_text');

/** Whether a part of a set is a draft that was never in the shop: staff added it, and nothing in the log has published it since. */
const wasNeverShown = sql`${part}.published_at is null
  and exists (select from ${auditEntries} where ${auditEntries.subject} = 'product'
    and ${auditEntries.subjectId} = ${part}.id::text and ${auditEntries.action} = 'created')
  and not exists (select from ${auditEntries} where ${auditEntries.subject} = 'product'
    and ${auditEntries.subjectId} = ${part}.id::text and ${auditEntries.changes} #>> '{published,1}' = 'yes')`;

/**
 * The parts of each set, in its order. A part that is not shown as a product any more keeps its name, or else its article number; one that
 * never was has no name: nobody is to read it before it is published.
 */
export const contents: ProductPart<ContentsRow, readonly SetPart[]> = {
  rows: sql`select ${jsonObject({
    productId: productContents.productId,
    partId: sql`case when ${part}.published_at is null then null else ${part}.id end`,
    name: sql`coalesce(${productContents.name}->>${describedLocale}, case when ${wasNeverShown} then '' end,
      nullif(${partText}.name, ''), ${productContents.articleNumber})`,
    quantity: productContents.quantity,
    unit: productContents.unit,
  })} from ${productContents}
    left join ${products} ${part} on ${part}.article_number = ${productContents.articleNumber}
    left join ${productTexts} ${partText} on ${partText}.product_id = ${part}.id and ${partText}.locale = ${describedLocale}
    where ${productContents.productId} = ${describedIds}
    order by ${productContents.productId}, ${productContents.position}`,
  read: (rows) =>
    byProduct(rows, (own) =>
      own.map(({ partId, name, quantity, unit }) => ({ productId: partId, name, quantity, unit })),
    ),
};
