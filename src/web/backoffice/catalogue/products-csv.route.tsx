import { exportCell, ID_COLUMN } from '../../../domain/catalogue/editing/import-table.ts';
import { readEditedProductsQuery } from '../../../domain/catalogue/editing/edited-products-query.ts';
import { PRODUCT_FIELDS } from '../../../domain/catalogue/editing/product-fields.ts';
import { CSV_START, csvLine } from '../../../domain/payments/csv.ts';
import { shopOf } from '../../../server/context.ts';
import { answerCsv } from '../answer-table.ts';
import type { Route } from './+types/products-csv.route';

/** All fields of the products of a list as CSV, which imports take back as it is; sent as it is read. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { shop, locale } = shopOf(context);
  const query = readEditedProductsQuery(new URL(request.url).searchParams);
  const decimalMark = locale === 'en' ? '.' : ',';
  async function* lines(): AsyncGenerator<string, void> {
    yield CSV_START + csvLine([ID_COLUMN, ...PRODUCT_FIELDS], locale);
    for await (const part of shop.editing.exportProducts(query)) {
      const rows = part.map(({ id, fields }) => [
        String(id),
        ...PRODUCT_FIELDS.map((field) => exportCell(field, fields[field] ?? '', decimalMark)),
      ]);
      yield rows.map((cells) => csvLine(cells, locale)).join('');
    }
  }
  const parts = lines();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
  return answerCsv(body, 'promin-products');
}
