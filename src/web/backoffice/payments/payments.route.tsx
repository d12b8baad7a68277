import { redirect } from 'react-router';
import * as v from 'valibot';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { paymentCaseFormSchema } from '../../../domain/payments/payment-case.ts';
import { shopOf } from '../../../server/context.ts';
import { refuseForm } from '../../form/answer-form.ts';
import { fieldErrors } from '../../form/field-errors.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { ButtonLink } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/field.tsx';
import type { Route } from './+types/payments.route';
import { PaymentCaseRow, type CaseProblem, type ClosedCase } from './payment-case-row.tsx';

/** That somebody closed a case while a note about it was typed, which is shown so that it is not lost. */
function ClosedNotice({ closed, note }: { closed: ClosedCase; note: string }) {
  const t = useT();
  const locale = useLocale();
  const date = formatDate(closed.closedAt, locale, timeZoneOf(marketOf(closed.currency)), 'long');
  const name = closed.name ?? t(`backoffice.actor.${closed.actor}`);
  return (
    <div className="mb-8">
      <Alert
        tone="danger"
        live
        className="mb-4"
        action={
          <ButtonLink to={`/admin/orders/${closed.orderId}`} tone="secondary" size="sm">
            {closed.orderNumber}
          </ButtonLink>
        }
      >
        {t('backoffice.case.closedBefore', { name, date })}
      </Alert>
      <TextField name="note" label={t('backoffice.case.note')} defaultValue={note} readOnly />
    </div>
  );
}

/** What comes back with a refused form. */
const FIELDS = ['caseId', 'note', 'sentBy', 'sentReference'];

export async function loader({ context }: Route.LoaderArgs) {
  const { shop, translate } = shopOf(context);
  const title = pageTitle(translate('backoffice.cases.title'));
  return { title, cases: await shop.payments.listPaymentCases() };
}

export async function action({ context }: Route.ActionArgs) {
  const { shop, user, region, readForm } = shopOf(context);
  const form = await readForm();
  const asked = v.safeParse(paymentCaseFormSchema, Object.fromEntries(form));
  const refuse = (status: number, problem: Omit<CaseProblem, 'values'>) =>
    refuseForm(form, status, { problem, fields: FIELDS });
  if (!asked.success) {
    return refuse(422, { reason: 'invalid-fields', errors: fieldErrors(asked.issues), closed: null });
  }
  const noted = await shop.payments.notePaymentCase({ ...asked.output, staffId: user?.id ?? '' });
  if (!noted.ok) {
    const { reason } = noted;
    if (reason === 'way-missing') {
      const errors = { sentBy: 'backoffice.case.wayMissing' };
      return refuse(422, { reason: 'invalid-fields', errors, closed: null });
    }
    return refuse(409, { reason, errors: {}, closed: 'closed' in noted ? noted.closed : null });
  }
  return redirect(`/${region}/admin/payments`, 303);
}

/** Card payments that staff have to look at, the oldest first. */
export default function StaffPayments({ loaderData: { cases }, actionData }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-3xl">{t('backoffice.cases.title')}</h1>
        <ButtonLink to="/admin/payments/statement" tone="secondary">
          {t('backoffice.statement.open')}
        </ButtonLink>
      </div>
      <p className="mt-2 mb-6 max-w-measure text-sm text-muted">{t('backoffice.cases.text')}</p>
      {actionData?.closed && <ClosedNotice closed={actionData.closed} note={actionData.values.note ?? ''} />}
      {cases.length === 0 ? (
        <EmptyState title={t('backoffice.cases.none')} />
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {cases.map((found) => (
            <PaymentCaseRow
              key={found.id}
              found={found}
              problem={actionData?.values.caseId === found.id ? actionData : undefined}
            />
          ))}
        </ul>
      )}
    </>
  );
}

/** After a refusal, too, the page is to show the refund that waits by now. */
export const shouldRevalidate = () => true;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
