import { dayIn, marketOf, timeZoneOf } from '../../../../domain/locale/market.ts';
import { csvFile, csvNumber } from '../../../../domain/payments/csv.ts';
import { readMachinesQuery } from '../../../../domain/rental/machines-query.ts';
import { readUtilisationDays, rentedPercent } from '../../../../domain/rental/utilisation.ts';
import { shopOf } from '../../../../server/context.ts';
import { answerCsv } from '../../answer-table.ts';
import { exportLog } from '../../export-log.ts';
import type { Route } from './+types/utilisation-csv.route';

/** The table of utilisation as CSV, in the language and for the days of its address. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, user, locale, currency, translate: t } = shopOf(context);
  const { searchParams } = new URL(request.url);
  const today = dayIn(timeZoneOf(marketOf(currency)), new Date().toISOString());
  const period = readUtilisationDays(searchParams, today);
  const rows = await shop.rental.readUtilisation({ ...readMachinesQuery(searchParams), ...period, locale });
  const head = [
    t('backoffice.machines.product'),
    t('backoffice.machines.depot'),
    ...(['machines', 'service', 'rented', 'maintenance', 'share'] as const).map((name) =>
      t(`backoffice.utilisation.${name}`),
    ),
  ];
  const lines = rows.map((row) => [
    row.productName,
    `${row.depotName}, ${row.market}`,
    ...[row.machines, row.serviceDays, row.rentedDays, row.maintenanceDays].map(String),
    csvNumber(rentedPercent(row), 1, locale),
  ]);
  const name = `promin-utilisation-${period.firstDay}-${period.lastDay}`;
  await exportLog({ shop, user }, { list: 'utilisation', query: searchParams })(rows.length);
  return answerCsv(csvFile([head, ...lines], locale), name);
}
