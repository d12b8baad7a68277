import { exportCell, ID_COLUMN } from '../../../domain/catalogue/editing/import-table.ts';
import { readEditedProductsQuery } from '../../../domain/catalogue/editing/edited-products-query.ts';
import { PRODUCT_FIELDS } from '../../../domain/catalogue/editing/product-fields.ts';
import { CSV_START, csvLine } from '../../../domain/payments/csv.ts';
import { shopOf } from '../../../server/context.ts';
import type { Route } from './+types/products-csv.route';

/** All fields of the products of a list as CSV, which imports take back as it is; sent as it is read. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { shop, locale } = shopOf(context);
  const query = readEditedProductsQuery(new URL(request.url).searchParams);
  const decimalMark = locale === 'en' ? '.' : ',';
  const parts = shop.editing.exportProducts(query);
  const encoder = new TextEncoder();
  const head = CSV_START + csvLine([ID_COLUMN, ...PRODUCT_FIELDS], locale);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(head)),
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) return controller.close();
      const lines = value.map(({ id, fields }) =>
        csvLine(
          [String(id), ...PRODUCT_FIELDS.map((field) => exportCell(field, fields[field] ?? '', decimalMark))],
          locale,
        ),
      );
      controller.enqueue(encoder.encode(lines.join('')));
    },
    cancel: async () => {
      await parts.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': 'attachment; filename="promin-products.csv"',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
