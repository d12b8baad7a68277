import { redirect } from 'react-router';
import { mayOpen } from '../../../domain/account/role.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import {
  chosenOrders,
  readListChoice,
  readStaffOrdersQuery,
  staffOrdersAddress,
} from '../../../domain/orders/staff-orders-query.ts';
import { CSV_START, csvLine, csvNumber } from '../../../domain/payments/csv.ts';
import { shopOf } from '../../../server/context.ts';
import { answerCsvLines } from '../answer-table.ts';
import { countedParts, exportLog } from '../export-log.ts';
import type { Route } from './+types/orders-csv.route';
import { listWithout } from './chosen-orders.ts';

/**
 * The orders that a filter finds as CSV, or those that were chosen of them; sent as it is read. Who they go to is in it for those who may open all
 * customers: a list of names and telephones is more than what one order shows.
 */
export function loader({ url, context }: Route.LoaderArgs) {
  const { shop, region, locale, user, translate: t, lookUp } = shopOf(context);
  const isOfChosen = url.searchParams.has('of') && readListChoice(url.searchParams) !== 'all';
  const ids = isOfChosen ? chosenOrders(url.searchParams.getAll('id')) : null;
  if (ids?.length === 0) throw redirect(`/${region}${listWithout('none', url.searchParams)}`);
  const withPeople = user !== null && mayOpen(user, '/admin/customers');
  const query = { ...readStaffOrdersQuery(url.searchParams), after: null };
  const log = exportLog({ shop, user }, { list: 'orders', query: url.searchParams });
  const head = [
    t('backoffice.orders.number'),
    t('backoffice.orders.day'),
    t('backoffice.orders.status'),
    t('backoffice.orders.payment'),
    t('backoffice.orders.method'),
    t('backoffice.prices.currency'),
    t('backoffice.orders.total'),
    t('totals.subtotal'),
    t('totals.discount'),
    t('totals.shipping'),
    ...(withPeople ? [t('backoffice.orders.customer'), t('checkout.field.phone')] : []),
  ];
  const amount = (minor: number | null) => (minor === null ? '' : csvNumber(minor / 100, 2, locale));
  async function* lines(): AsyncGenerator<string, void> {
    yield CSV_START + csvLine(head, locale);
    const parts = shop.backoffice.exportOrders({ query, ids, withPeople });
    for await (const part of countedParts(parts, log)) {
      const rows = part.map((order) => [
        order.orderNumber,
        formatDate(order.createdAt, locale, timeZoneOf(marketOf(order.currency)), 'short'),
        lookUp(`orderStatus.${order.status}`) ?? order.status,
        lookUp(`paymentStatus.${order.paymentStatus}`) ?? order.paymentStatus,
        t(`paymentMethod.${order.paymentMethod}`),
        order.currency,
        amount(order.totalMinor),
        amount(order.subtotalMinor),
        amount(order.discountMinor),
        amount(order.shippingMinor),
        ...(withPeople ? [order.name, order.phone] : []),
      ]);
      yield rows.map((row) => csvLine(row, locale)).join('');
    }
  }
  const isPart = ids !== null || staffOrdersAddress(query, null) !== '';
  return answerCsvLines(lines(), isPart ? 'promin-orders-part' : 'promin-orders');
}
