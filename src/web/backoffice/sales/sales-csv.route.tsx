import { data } from 'react-router';
import { readSalesQuery, SALES_TABLES } from '../../../domain/backoffice/sales.ts';
import { CSV_START, csvLine } from '../../../domain/payments/csv.ts';
import { shopOf } from '../../../server/context.ts';
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
  return new Response(CSV_START + lines.map((cells) => csvLine(cells, locale)).join(''), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="promin-${table}-${query.currency}-${query.firstDay}-${query.lastDay}.csv"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
