import { data, redirect } from 'react-router';
import * as v from 'valibot';
import { mayOpen } from '../../domain/account/role.ts';
import { FILTERED_QUEUES, savedFilterSchema } from '../../domain/backoffice/saved-filter.ts';
import { shopOf } from '../../server/context.ts';
import type { Route } from './+types/saved-filters.route';

/** There is nothing to see here: views of queues are kept and forgotten from the queues. */
export function loader({ context }: Route.LoaderArgs) {
  throw redirect(`/${shopOf(context).region}/admin`);
}

const chosenSchema = v.object({
  queue: v.picklist(FILTERED_QUEUES),
  query: savedFilterSchema.entries.query,
  id: v.pipe(v.string(), v.uuid()),
});

/** What is done with a view that is there. */
const CHANGE_INTENTS = ['forget', 'share', 'unshare'] as const;

/**
 * Keeps, shares or forgets a view of a queue, and leads back to the view that was shown. A name of nothing keeps nothing. 403 for a queue of
 * another area, and for a colleague's view.
 */
export async function action({ context }: Route.ActionArgs) {
  const { shop, user, region, readForm } = shopOf(context);
  if (user === null) throw data(null, { status: 401 });
  const form = await readForm();
  const fields = Object.fromEntries(form);
  const backTo = ({ queue, query }: { queue: string; query: string }, more = '') => {
    const search = [query, more].filter((part) => part !== '').join('&');
    return redirect(`/${region}/admin/${queue}${search === '' ? '' : `?${search}`}`, 303);
  };
  const isClosed = (queue: string) => !mayOpen(user, `/admin/${queue}`);
  const change = CHANGE_INTENTS.find((each) => each === form.get('intent'));
  if (change !== undefined) {
    const asked = v.safeParse(chosenSchema, fields);
    if (!asked.success) throw data(null, { status: 400 });
    const { queue, id } = asked.output;
    if (isClosed(queue)) throw data(null, { status: 403 });
    const chosen = { staff: user, queue, id };
    const changed =
      change === 'forget'
        ? await shop.backoffice.savedFilters.forget(chosen)
        : await shop.backoffice.savedFilters.share({ ...chosen, isShared: change === 'share' });
    if (!changed.ok && changed.reason === 'not-author') throw data(null, { status: 403 });
    return backTo(asked.output, !changed.ok && changed.reason === 'personal' ? 'filters=personal' : '');
  }
  const asked = v.safeParse(savedFilterSchema, fields);
  if (!asked.success) {
    const place = v.safeParse(v.pick(savedFilterSchema, ['queue', 'query']), fields);
    if (!place.success) throw data(null, { status: 400 });
    return backTo(place.output);
  }
  if (isClosed(asked.output.queue)) throw data(null, { status: 403 });
  const kept = await shop.backoffice.savedFilters.save(user.id, asked.output);
  return backTo(asked.output, kept.ok ? '' : `filters=${kept.reason}`);
}

export default function SavedFiltersRoute() {
  return null;
}
