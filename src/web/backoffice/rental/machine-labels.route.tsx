import { data, redirect } from 'react-router';
import { readLabelsQuery } from '../../../domain/rental/label-size.ts';
import { machinesAddress, readMachinesQuery } from '../../../domain/rental/machines-query.ts';
import { shopOf } from '../../../server/context.ts';
import { answerPdf } from '../answer-pdf.ts';
import type { Route } from './+types/machine-labels.route';

/** The labels of chosen machines as PDF; who chose none is back at the list. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, region, locale } = shopOf(context);
  const { searchParams } = new URL(request.url);
  const { ids, size } = readLabelsQuery(searchParams);
  if (ids.length === 0) {
    const list = machinesAddress(readMachinesQuery(searchParams), { labels: 'none' });
    throw redirect(`/${region}/admin/machines${list}`, 303);
  }
  const found = await shop.rental.machineLabels({ ids, size, locale });
  if (found === null) throw data(null, { status: 404 });
  return answerPdf(found);
}
