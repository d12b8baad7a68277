import { redirect } from 'react-router';
import { readPackingSlipsQuery } from '../../../domain/orders/packing-slips.ts';
import { readListChoice, readStaffOrdersQuery } from '../../../domain/orders/staff-orders-query.ts';
import { listWithout } from './chosen-orders.ts';
import { shopOf } from '../../../server/context.ts';
import { answerPdf } from '../answer-pdf.ts';
import type { Route } from './+types/packing-slips.route';

/** The packing slips of chosen orders as PDF, or of the first that a filter finds; who chose none, or none that is packed, is back at the list. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { shop, region, locale } = shopOf(context);
  const isOfFound = readListChoice(url.searchParams) === 'all';
  const query = { ...readStaffOrdersQuery(url.searchParams), after: null };
  const { ids } = isOfFound
    ? await shop.backoffice.bulkSteps.choose({ query, what: 'pack' })
    : { ids: readPackingSlipsQuery(url.searchParams) };
  if (isOfFound && ids.length === 0) throw redirect(`/${region}${listWithout('unpacked', url.searchParams)}`);
  if (ids.length === 0) throw redirect(`/${region}${listWithout('none', url.searchParams)}`);
  const found = await shop.backoffice.packingSlips({ ids, locale });
  if (found === null) throw redirect(`/${region}${listWithout('unpacked', url.searchParams)}`);
  return answerPdf(found);
}
