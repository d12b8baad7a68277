import { data, redirect } from 'react-router';
import * as v from 'valibot';
import { TERMINATION_TRANSITIONS, type TerminationStatus } from '../../../../domain/rental/lease-status.ts';
import { answerNoteSchema } from '../../../../domain/rental/termination.ts';
import { shopOf } from '../../../../server/context.ts';
import { useT } from '../../../i18n/i18n.tsx';
import { pageTitle } from '../../../i18n/page-head.ts';
import { Alert } from '../../../ui/alert.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Route } from './+types/lease-returns.route';
import { ReturnRow } from './return-row.tsx';

const STATUSES = Object.keys(TERMINATION_TRANSITIONS) as TerminationStatus[];
const leaseId = v.pipe(v.string(), v.uuid());
const formSchema = v.variant('intent', [
  v.object({
    intent: v.literal('answer'),
    leaseId,
    to: v.picklist(STATUSES),
    answerNote: answerNoteSchema,
  }),
  v.looseObject({ intent: v.literal('track'), leaseId }),
  v.object({ intent: v.literal('waive'), leaseId }),
]);

export async function loader({ context }: Route.LoaderArgs) {
  const { shop, translate } = shopOf(context);
  return {
    found: await shop.orders.listReturnRequests(),
    title: pageTitle(translate('backoffice.leaseReturns.title')),
  };
}

/** Answers a request, or notes its parcel: 303 back to the list, 422 without a reason or for what is no number, 409 where its state or somebody else's days do not allow it. */
export async function action({ context }: Route.ActionArgs) {
  const { shop, user, region, translate, readForm } = shopOf(context);
  const parsed = v.safeParse(formSchema, Object.fromEntries(await readForm()));
  if (!parsed.success || user === null) throw data(null, { status: 400 });
  const { output } = parsed;
  const staffId = user.id;
  const { leaseId: id } = output;
  const answered =
    output.intent === 'track'
      ? await shop.orders.trackReturn({ leaseId: id, staffId, tracking: output })
      : output.intent === 'waive'
        ? await shop.orders.waiveFee({ leaseId: id, staffId })
        : await shop.orders.answerReturn({ ...output, answerNote: output.answerNote || null, staffId });
  if (answered.ok) return redirect(`/${region}/admin/lease-returns`, 303);
  const isForm = answered.reason === 'reason-missing' || answered.reason === 'invalid-tracking';
  const text = translate(`backoffice.leaseReturns.error.${answered.reason}`);
  return data({ text }, { status: isForm ? 422 : 409 });
}

/** Customers who give machines back, at the end or before; an early end waits for an answer. */
export default function LeaseReturns({ loaderData: { found }, actionData }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('backoffice.leaseReturns.title')}</h1>
      {actionData && <Alert tone="warning" title={actionData.text} className="mb-6" />}
      {found.length === 0 ? (
        <EmptyState title={t('backoffice.leaseReturns.none')} />
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {found.map((request) => (
            <ReturnRow key={request.id} request={request} />
          ))}
        </ul>
      )}
    </>
  );
}

export const shouldRevalidate = () => true;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
