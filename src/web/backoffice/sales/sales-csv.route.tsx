import { data } from 'react-router';
import { readSalesQuery, SALES_TABLES } from '../../../domain/backoffice/sales.ts';
import { csvFile } from '../../../domain/payments/csv.ts';
import { shopOf } from '../../../server/context.ts';
import { answerCsv } from '../answer-table.ts';
import type { Route } from './+types/sales-csv.route';
import { salesLines } from './sales-tables.server.ts';

/** One table of sales as CSV, in the language and for the days of its address. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, locale, currency, translate, lookUp } = shopOf(context);
  const { searchParams } = new URL(request.url);
  const table = SALES_TABLES.find((each) => each === searchParams.get('table'));
  if (table === undefined) throw data(null, { status: 404 });
  const query = readSalesQuery(searchParams, { currency, today: shop.rental.today });
  const figures = await shop.backoffice.readFigures({ ...query, locale });
  const lines = salesLines(figures, table, { locale, currency: query.currency, translate, lookUp });
  const name = `promin-${table}-${query.currency}-${query.firstDay}-${query.lastDay}`;
  return answerCsv(csvFile(lines, locale), name);
}
