import { data, Form, redirect, useNavigation } from 'react-router';
import * as v from 'valibot';
import { formatDate } from '../../../../domain/locale/format-date.ts';
import { money, type Currency } from '../../../../domain/money/money.ts';
import { TERMINATION_TRANSITIONS, type TerminationStatus } from '../../../../domain/rental/lease-status.ts';
import { terminationSteps, type TerminationView } from '../../../../domain/rental/termination.ts';
import { shopOf } from '../../../../server/context.ts';
import { useLocale, useT } from '../../../i18n/i18n.tsx';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { pageTitle } from '../../../i18n/page-head.ts';
import { Price } from '../../../i18n/price.tsx';
import { Unbroken } from '../../../i18n/unbroken.tsx';
import { StatusBadge } from '../../../orders/status-badge.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Route } from './+types/lease-returns.route';

/** A request to give a machine back, as staff see it. */
interface StaffReturn extends TerminationView {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly currency: Currency;
  readonly productName: string;
  readonly quantity: number;
  readonly customer: string;
  readonly phone: string;
}

const STATUSES = Object.keys(TERMINATION_TRANSITIONS) as TerminationStatus[];
const formSchema = v.object({ leaseId: v.pipe(v.string(), v.uuid()), to: v.picklist(STATUSES) });

export async function loader({ context }: Route.LoaderArgs) {
  const { shop, translate } = shopOf(context);
  return {
    found: await shop.orders.listReturnRequests(),
    title: pageTitle(translate('backoffice.leaseReturns.title')),
  };
}

/** Answers a request: 303 back to the list, 409 where its state or somebody else's days do not allow it. */
export async function action({ context }: Route.ActionArgs) {
  const { shop, user, region, translate, readForm } = shopOf(context);
  const parsed = v.safeParse(formSchema, Object.fromEntries(await readForm()));
  if (!parsed.success || user === null) throw data(null, { status: 400 });
  const answered = await shop.orders.answerReturn({ ...parsed.output, staffId: user.id });
  if (answered.ok) return redirect(`/${region}/admin/lease-returns`, 303);
  return data({ text: translate(`backoffice.leaseReturns.error.${answered.reason}`) }, { status: 409 });
}

/** The steps of a request, each by one press. */
function Steps({ request }: { request: StaffReturn }) {
  const t = useT();
  const { formData } = useNavigation();
  const steps = terminationSteps(request.status);
  if (steps.length === 0) return null;
  const isSent = (to: string) => formData?.get('leaseId') === request.leaseId && formData.get('to') === to;
  return (
    <Form method="post" className="flex flex-wrap gap-3">
      <input type="hidden" name="leaseId" value={request.leaseId} />
      {steps.map((to, index) => (
        <Button
          key={to}
          type="submit"
          name="to"
          value={to}
          tone={index === 0 ? 'primary' : 'secondary'}
          loading={isSent(to)}
        >
          {t(`backoffice.leaseReturns.to.${to}`)}
        </Button>
      ))}
    </Form>
  );
}

function ReturnRow({ request }: { request: StaffReturn }) {
  const t = useT();
  const locale = useLocale();
  const { feeMinor, note, isEarly } = request;
  return (
    <li className="flex flex-col gap-3 py-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <LocalLink to={`/admin/orders/${request.orderId}`} className="font-semibold hover:underline">
          {request.orderNumber}, <Unbroken text={request.productName} />
          {request.quantity > 1 && ` × ${request.quantity}`}
        </LocalLink>
        <StatusBadge status={request.status} />
      </div>
      <p className="text-sm text-muted">
        {t('lease.return.day')}: {formatDate(request.returnOn, locale, 'UTC', 'short')}
        {isEarly && `, ${t('backoffice.leaseReturns.early')}`}. {t(`lease.return.reason.${request.reason}`)}.{' '}
        {t(`lease.return.way.${request.way}`)}. {request.customer},{' '}
        <a href={`tel:${request.phone}`} className="underline underline-offset-4">
          {request.phone}
        </a>
      </p>
      {feeMinor > 0 && (
        <p className="text-sm">
          {t('lease.return.fee')}: <Price money={money(feeMinor, request.currency)} />
        </p>
      )}
      {note !== null && <p className="text-sm break-words whitespace-pre-line">{note}</p>}
      <Steps request={request} />
    </li>
  );
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
