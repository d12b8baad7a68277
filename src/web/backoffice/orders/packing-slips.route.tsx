import { data, redirect } from 'react-router';
import { readPackingSlipsQuery } from '../../../domain/orders/packing-slips.ts';
import { readStaffOrdersQuery, staffOrdersAddress } from '../../../domain/orders/staff-orders-query.ts';
import { shopOf } from '../../../server/context.ts';
import { answerPdf } from '../answer-pdf.ts';
import type { Route } from './+types/packing-slips.route';

/** The packing slips of chosen orders as PDF; who chose none is back at the list. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { shop, region, locale } = shopOf(context);
  const ids = readPackingSlipsQuery(url.searchParams);
  if (ids.length === 0) {
    const query = readStaffOrdersQuery(url.searchParams);
    const list = new URLSearchParams(staffOrdersAddress(query, query.after));
    list.set('slips', 'none');
    throw redirect(`/${region}/admin/orders?${String(list)}`);
  }
  const found = await shop.backoffice.packingSlips({ ids, locale });
  if (found === null) throw data(null, { status: 404 });
  return answerPdf(found);
}
