import { redirect } from 'react-router';
import { readPackingSlipsQuery } from '../../../domain/orders/packing-slips.ts';
import { listWithout } from './chosen-orders.ts';
import { shopOf } from '../../../server/context.ts';
import { answerPdf } from '../answer-pdf.ts';
import type { Route } from './+types/packing-slips.route';

/** The packing slips of chosen orders as PDF; who chose none, or none that is packed, is back at the list. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { shop, region, locale } = shopOf(context);
  const ids = readPackingSlipsQuery(url.searchParams);
  if (ids.length === 0) throw redirect(`/${region}${listWithout('none', url.searchParams)}`);
  const found = await shop.backoffice.packingSlips({ ids, locale });
  if (found === null) throw redirect(`/${region}${listWithout('unpacked', url.searchParams)}`);
  return answerPdf(found);
}
