import { createContext, data, redirect } from 'react-router';
import { bulkField, namedOrders, readBulkForm } from '../../../domain/orders/bulk-form.ts';
import { readBulkStep, type BulkStep } from '../../../domain/orders/bulk-steps.ts';
import {
  chosenOrders,
  readListChoice,
  readStaffOrdersQuery,
} from '../../../domain/orders/staff-orders-query.ts';
import { shopOf, type PageRequest } from '../../../server/context.ts';
import { refuseForm } from '../../form/answer-form.ts';
import { pageTitle } from '../../i18n/page-head.ts';
import type { Route } from './+types/bulk-steps.route';
import { BulkStepScreen } from './bulk-step-screen.tsx';
import { listOf, listWithout } from './chosen-orders.ts';
import { REFUSALS } from './staff-problem.ts';

/** The address of the next turn with what a filter finds, which begins after an order; `ids` are those of the turn. */
function turnOf(query: URLSearchParams, from: string | null, ids: readonly string[] = []): string {
  const turn = new URLSearchParams([...query].filter(([name]) => name !== 'id' && name !== 'start'));
  if (from !== null) turn.set('start', from);
  for (const id of ids) turn.append('id', id);
  return `/admin/orders/steps?${String(turn)}`;
}

/** The step that the same request has asked for: its page shows what came of it, whatever its address names. */
const asked = createContext<{ readonly step: BulkStep; readonly ids: readonly string[] } | null>(null);

/**
 * The chosen orders, and with which of them a step may be taken; who chose none is back at the list. All that a filter finds are taken in turns of as
 * many as go at once: the orders of a turn stand in its address, so that what comes meanwhile changes nothing of it.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { shop, region, translate } = shopOf(context);
  const sent = context.get(asked);
  const step = sent?.step ?? readBulkStep(url.searchParams.get('step'));
  const ids = sent?.ids ?? chosenOrders(url.searchParams.getAll('id'));
  const query = { ...readStaffOrdersQuery(url.searchParams), after: url.searchParams.get('start') };
  const isOfFound = step !== null && readListChoice(url.searchParams) === 'all';
  if (isOfFound && ids.length === 0) {
    const found = await shop.backoffice.bulkSteps.choose({ query, what: step });
    if (found.ids.length === 0) throw redirect(`/${region}${listWithout('no-step', url.searchParams)}`);
    throw redirect(`/${region}${turnOf(url.searchParams, query.after, found.ids)}`);
  }
  if (step === null || ids.length === 0) throw redirect(`/${region}${listWithout('none', url.searchParams)}`);
  const orders = await shop.backoffice.bulkSteps.find({ step, ids });
  if (orders.length === 0) throw data(null, { status: 404 });
  const last = isOfFound ? (ids.at(-1) ?? null) : null;
  const rest =
    last === null
      ? null
      : await shop.backoffice.bulkSteps.choose({ query: { ...query, after: last }, what: step });
  return {
    step,
    // Where the rest is sent to, of a form whose own address names no orders: with script the page is read again by it.
    own:
      sent === null
        ? null
        : turnOf(
            new URLSearchParams([
              ...[...url.searchParams].filter(([name]) => name !== 'step'),
              ['step', step],
            ]),
            query.after,
            ids,
          ),
    // The turn after this one; null where there is none.
    next: rest === null || rest.ids.length === 0 ? null : turnOf(url.searchParams, last),
    orders: orders.map(({ problem, ...order }) => ({
      ...order,
      problem: problem === null ? null : translate(`backoffice.orderSteps.problem.${problem}`),
    })),
    list: listOf(url.searchParams),
    title: pageTitle(translate(`backoffice.orderSteps.${step}`)),
  };
}

type Outcome = Awaited<ReturnType<PageRequest['shop']['backoffice']['bulkSteps']['take']>>[number]['outcome'];

function outcomeText(outcome: Outcome, t: PageRequest['translate']): string {
  if (outcome.kind === 'done') return t('backoffice.orderSteps.done');
  if (outcome.kind === 'left') return t(`backoffice.orderSteps.problem.${outcome.problem}`);
  const reason = REFUSALS.find((each) => each === outcome.reason) ?? 'transition-not-allowed';
  // No step of these is refused for days or deductions, which some reasons name.
  return t(`backoffice.refused.${reason}`, { open: '', found: 0, days: '' });
}

/**
 * Takes a step with orders, and says what came of each: 200 however many refused, 422 for a wrong number of a parcel or none at all, 400 for a form that
 * is none of this page. Sent again it does nothing twice.
 */
export async function action({ context }: Route.ActionArgs) {
  const { shop, user, translate, readForm } = shopOf(context);
  const form = await readForm();
  const step = readBulkStep(form.get('step'));
  if (user === null || step === null) throw data(null, { status: 400 });
  const ids = namedOrders(form).map(({ id }) => id);
  if (ids.length > 0) context.set(asked, { step, ids });
  const read = readBulkForm(step, form);
  const errors = read.ok ? {} : read.errors;
  if (!read.ok || read.orders.length === 0) {
    const fields = ids.flatMap((id) => [bulkField('number', id), bulkField('carrier', id)]);
    return refuseForm(form, 422, { problem: { reason: 'invalid-fields' as const, errors }, fields });
  }
  const taken = await shop.backoffice.bulkSteps.take({ step, orders: read.orders, staffId: user.id });
  return {
    outcomes: taken.map(({ outcome, ...order }) => ({
      ...order,
      isDone: outcome.kind === 'done',
      text: outcomeText(outcome, translate),
    })),
  };
}

/** After a refusal, too, the page begins with the orders as they are by now. */
export const shouldRevalidate = () => true;

export default function BulkSteps({ loaderData, actionData }: Route.ComponentProps) {
  const outcomes = actionData !== undefined && 'outcomes' in actionData ? actionData.outcomes : null;
  const problem = actionData !== undefined && 'errors' in actionData ? actionData : undefined;
  return <BulkStepScreen {...loaderData} outcomes={outcomes} problem={problem} />;
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
