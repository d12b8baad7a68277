import { redirect } from 'react-router';
import * as v from 'valibot';
import { paymentCaseFormSchema } from '../../../domain/payments/payment-case.ts';
import { fieldErrors } from '../../form/field-errors.ts';
import { refuseForm } from '../../form/refuse-form.ts';
import { useT } from '../../i18n/i18n.tsx';
import { pageTitle } from '../../i18n/page-title.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/payments.route';
import { shopOf } from '../../../server/context.ts';
import { PaymentCaseRow } from './payment-case-row.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { shop, translate } = shopOf(context);
  const title = pageTitle(translate('backoffice.cases.title'));
  return { title, cases: await shop.payments.listPaymentCases() };
}

export async function action({ context }: Route.ActionArgs) {
  const { shop, user, region, readForm } = shopOf(context);
  const form = await readForm();
  const asked = v.safeParse(paymentCaseFormSchema, Object.fromEntries(form));
  if (!asked.success) {
    const problem = { reason: 'invalid-fields' as const, errors: fieldErrors(asked.issues) };
    return refuseForm(form, 422, { problem });
  }
  await shop.payments.closePaymentCase({ ...asked.output, staffId: user?.id ?? '' });
  return redirect(`/${region}/admin/payments`, 303);
}

/** Card payments that staff have to look at, the oldest first. */
export default function StaffPayments({ loaderData: { cases }, actionData }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <h1 className="text-3xl">{t('backoffice.cases.title')}</h1>
      <p className="mt-2 mb-6 max-w-measure text-sm text-muted">{t('backoffice.cases.text')}</p>
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

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
