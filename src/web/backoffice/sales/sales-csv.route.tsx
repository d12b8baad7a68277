import { data } from 'react-router';
import { readRestockQuery } from '../../../domain/backoffice/restock.ts';
import { readSalesQuery, SALES_TABLES } from '../../../domain/backoffice/sales.ts';
import { csvFile } from '../../../domain/payments/csv.ts';
import { shopOf } from '../../../server/context.ts';
import { answerCsv } from '../answer-table.ts';
import { exportLog } from '../export-log.ts';
import type { Route } from './+types/sales-csv.route';
import { FUNNEL_TABLES, funnelFile } from './funnel-tables.server.ts';
import { restockFile } from './restock-csv.server.ts';
import { salesLines } from './sales-tables.server.ts';

/** One table of sales or of the way to an order as CSV, or what to order, in the language and for the days of its address. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, user, locale, currency, translate, lookUp } = shopOf(context);
  const { searchParams } = new URL(request.url);
  if (searchParams.get('table') === 'restock') {
    const today = shop.rental.today('UAH');
    const { lines } = await shop.backoffice.listRestock(readRestockQuery(searchParams, today), {
      locale,
      today,
      isWhole: true,
    });
    await exportLog({ shop, user }, { list: 'restock', query: searchParams })(lines.length);
    return answerCsv(csvFile(restockFile(lines, { locale, translate }), locale), `promin-restock-${today}`);
  }
  const query = readSalesQuery(searchParams, { currency, today: shop.rental.today });
  const words = { locale, currency: query.currency, translate, lookUp };
  const log = exportLog({ shop, user }, { list: 'sales', query: searchParams });
  const answer = async (table: string, rows: readonly (readonly string[])[]) => {
    await log(Math.max(0, rows.length - 1)); // without their head
    const days = `${query.firstDay}-${query.lastDay}`;
    return answerCsv(csvFile(rows, locale), `promin-${table}-${query.currency}-${days}`);
  };
  const ofFunnel = FUNNEL_TABLES.find((each) => each === searchParams.get('table'));
  if (ofFunnel !== undefined) {
    const funnel = await shop.backoffice.readFunnel({ ...query, locale });
    return answer(ofFunnel, funnelFile(funnel, ofFunnel, words));
  }
  const table = SALES_TABLES.find((each) => each === searchParams.get('table'));
  if (table === undefined) throw data(null, { status: 404 });
  const figures = await shop.backoffice.readFigures({ ...query, locale });
  return answer(table, salesLines(figures, table, words));
}
