import { redirect } from 'react-router';
import { maySeePurchases } from '../../../domain/account/role.ts';
import {
  editedProductsAddress,
  readEditedProductsQuery,
} from '../../../domain/catalogue/editing/edited-products-query.ts';
import { ID_COLUMN, IMPORT_LINES_MAX } from '../../../domain/catalogue/editing/import-table.ts';
import { exportColumns, exportValue } from '../../../domain/catalogue/editing/export-table.ts';
import { shopOf } from '../../../server/context.ts';
import { answerXlsx } from '../answer-table.ts';
import { countedParts, exportLog } from '../export-log.ts';
import { importTemplate } from './import-template.server.ts';
import type { Route } from './+types/products-xlsx.route';

/** All fields of the products of a list as XLSX, which imports take back as it is; a list with more than they take is refused on its page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, region, locale, user } = shopOf(context);
  const right = { withPurchases: user !== null && maySeePurchases(user) };
  const address = new URL(request.url).searchParams;
  if (address.has('template')) {
    const { header, cells } = await importTemplate(shop.editing, { locale, right });
    const rows = (async function* () {
      yield [cells];
    })();
    return answerXlsx(
      shop.editing.writeSpreadsheet({ sheetName: 'products', header, rows }),
      'promin-template',
    );
  }
  const columns = exportColumns(right);
  const query = readEditedProductsQuery(address);
  if ((await shop.editing.countProducts(query)) > IMPORT_LINES_MAX) {
    const list = new URLSearchParams(editedProductsAddress(query));
    list.set('xlsx', 'too-many');
    return redirect(`/${region}/admin/products?${String(list)}`, 303);
  }
  const log = exportLog({ shop, user }, { list: 'products', format: 'XLSX', query: address });
  async function* rows() {
    for await (const part of countedParts(shop.editing.exportProducts(query, right), log)) {
      yield part.map(({ id, cells }) =>
        columns.map((column) => (column === ID_COLUMN ? id : exportValue(column, cells[column] ?? ''))),
      );
    }
  }
  const body = shop.editing.writeSpreadsheet({
    sheetName: 'products',
    header: columns,
    rows: rows(),
  });
  return answerXlsx(body, 'promin-products');
}
