import { data, redirect } from 'react-router';
import * as v from 'valibot';
import { FILTERED_QUEUES, savedFilterSchema } from '../../domain/backoffice/saved-filter.ts';
import { shopOf } from '../../server/context.ts';
import type { Route } from './+types/saved-filters.route';

/** There is nothing to see here: views of queues are kept and forgotten from the queues. */
export function loader({ context }: Route.LoaderArgs) {
  throw redirect(`/${shopOf(context).region}/admin`);
}

const forgetSchema = v.object({
  queue: v.picklist(FILTERED_QUEUES),
  query: savedFilterSchema.entries.query,
  id: v.pipe(v.string(), v.uuid()),
});

/** Keeps or forgets a view of a queue, and leads back to the view that was shown. A name of nothing keeps nothing. */
export async function action({ context }: Route.ActionArgs) {
  const { shop, user, region, readForm } = shopOf(context);
  if (user === null) throw data(null, { status: 401 });
  const form = await readForm();
  const fields = Object.fromEntries(form);
  const backTo = ({ queue, query }: { queue: string; query: string }, more = '') => {
    const search = [query, more].filter((part) => part !== '').join('&');
    return redirect(`/${region}/admin/${queue}${search === '' ? '' : `?${search}`}`, 303);
  };
  if (form.get('intent') === 'forget') {
    const asked = v.safeParse(forgetSchema, fields);
    if (!asked.success) throw data(null, { status: 400 });
    await shop.backoffice.savedFilters.forget(user.id, asked.output.id);
    return backTo(asked.output);
  }
  const asked = v.safeParse(savedFilterSchema, fields);
  if (!asked.success) {
    const place = v.safeParse(v.pick(savedFilterSchema, ['queue', 'query']), fields);
    if (!place.success) throw data(null, { status: 400 });
    return backTo(place.output);
  }
  const isKept = await shop.backoffice.savedFilters.save(user.id, asked.output);
  return backTo(asked.output, isKept ? '' : 'filters=full');
}

export default function SavedFiltersRoute() {
  return null;
}
