import { maySeePurchases } from '../../../domain/account/role.ts';
import { ID_COLUMN } from '../../../domain/catalogue/editing/import-table.ts';
import { exportCell, exportColumns } from '../../../domain/catalogue/editing/export-table.ts';
import { readEditedProductsQuery } from '../../../domain/catalogue/editing/edited-products-query.ts';
import { CSV_START, csvLine } from '../../../domain/payments/csv.ts';
import { shopOf } from '../../../server/context.ts';
import { answerCsv, answerCsvLines } from '../answer-table.ts';
import { countedParts, exportLog } from '../export-log.ts';
import { importTemplate } from './import-template.server.ts';
import type { Route } from './+types/products-csv.route';

/** All fields of the products of a list as CSV, which imports take back as it is; sent as it is read. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, locale, user } = shopOf(context);
  const right = { withPurchases: user !== null && maySeePurchases(user) };
  const address = new URL(request.url).searchParams;
  if (address.has('template')) {
    const { header, cells } = await importTemplate(shop.editing, { locale, right });
    return answerCsv(CSV_START + csvLine(header, locale) + csvLine(cells, locale), 'promin-template');
  }
  const columns = exportColumns(right);
  const query = readEditedProductsQuery(address);
  const log = exportLog({ shop, user }, { list: 'products', query: address });
  const decimalMark = locale === 'en' ? '.' : ',';
  async function* lines(): AsyncGenerator<string, void> {
    yield CSV_START + csvLine(columns, locale);
    for await (const part of countedParts(shop.editing.exportProducts(query, right), log)) {
      const rows = part.map(({ id, cells }) =>
        columns.map((column) =>
          column === ID_COLUMN ? String(id) : exportCell(column, cells[column] ?? '', decimalMark),
        ),
      );
      yield rows.map((row) => csvLine(row, locale)).join('');
    }
  }
  return answerCsvLines(lines(), 'promin-products');
}
