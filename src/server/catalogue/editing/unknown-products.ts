import type { EditableProduct } from '../../../domain/catalogue/editing/editable-product.ts';
import type { ProductField } from '../../../domain/catalogue/editing/product-fields.ts';
import type { ProductRefused } from '../../../domain/catalogue/editing/read-fields.ts';
import type { Database } from '../../database/database.ts';
import { idsByArticle } from './find-edited-product.ts';

/** The article numbers of other products that a product names, with the field that names each. */
const namedBy = ({ contents, together = [], notTogether = [] }: EditableProduct) => [
  ...contents.flatMap((part) =>
    'articleNumber' in part ? [{ field: 'contents' as const, article: part.articleNumber }] : [],
  ),
  ...together.map((article) => ({ field: 'together' as const, article })),
  ...notTogether.map((article) => ({ field: 'notTogether' as const, article })),
];

/** Refuses products that name one which the shop does not have in a field of `changed`, or in any where that is absent; by their ids; one query for all. */
export async function unknownProducts(
  database: Database,
  list: readonly {
    readonly id: number;
    readonly product: EditableProduct;
    readonly changed?: ReadonlySet<ProductField>;
  }[],
): Promise<ReadonlyMap<number, ProductRefused>> {
  const named = list.map(({ id, product, changed }) => ({
    id,
    others: namedBy(product).filter(({ field }) => changed === undefined || changed.has(field)),
  }));
  const found = await idsByArticle(
    database,
    named.flatMap(({ others }) => others.map(({ article }) => article)),
  );
  const refused = new Map<number, ProductRefused>();
  for (const { id, others } of named) {
    const unknown = others.find(({ article }) => !found.has(article));
    if (unknown !== undefined)
      refused.set(id, {
        ok: false,
        reason: 'invalid-fields',
        problems: { [unknown.field]: { reason: 'unknown-part', detail: unknown.article } },
      });
  }
  return refused;
}
