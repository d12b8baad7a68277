import { data, redirect } from 'react-router';
import { shopOf } from '../../server/context.ts';
import { refuseForm } from '../form/answer-form.ts';
import { useT } from '../i18n/i18n.tsx';
import { pageTitle } from '../i18n/page-head.ts';
import { Alert } from '../ui/alert.tsx';
import { TextField } from '../ui/field.tsx';
import type { Route } from './+types/staff-factor.route';
import { BackLink } from './back-link.tsx';
import { sentWhy } from './catalogue/sent-why.ts';
import { StaffForm } from './staff-form.tsx';

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { shop, user, translate } = shopOf(context);
  const person = await shop.backoffice.findPerson(id);
  if (person === null) throw data(null, { status: 404 });
  return {
    name: person.name || person.email,
    email: person.email,
    hasFactor: person.hasFactor,
    isSelf: person.id === user?.id,
    title: pageTitle(translate('backoffice.factor.title')),
  };
}

export async function action({ params: { id }, context }: Route.ActionArgs) {
  const { shop, user, region, readForm } = shopOf(context);
  const form = await readForm();
  if (user === null) throw data(null, { status: 404 });
  const reset = await shop.backoffice.resetFactors({ id, actorId: user.id, why: sentWhy(form) });
  if (reset.ok) return redirect(`/${region}/admin/staff?done=reset`, 303);
  if (reset.reason === 'nobody') throw data(null, { status: 404 });
  return refuseForm(form, reset.reason === 'no-reason' ? 422 : 409, {
    problem: { reason: reset.reason, errors: {} },
    fields: ['why'],
  });
}

/** Takes the second factor off the account of somebody who lost the telephone, and the recovery codes with it; admins alone come here. */
export default function StaffFactor({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { name, email, hasFactor, isSelf } = loaderData;
  const refused = actionData && actionData.reason !== 'no-reason' ? actionData.reason : null;
  return (
    <div className="max-w-measure">
      <BackLink to="/admin/staff">{t('backoffice.staff.title')}</BackLink>
      <h1 className="text-3xl">{t('backoffice.factor.title')}</h1>
      <p className="mt-4 text-base font-semibold break-words">{name}</p>
      {name !== email && <p className="text-sm break-all text-muted">{email}</p>}
      {refused && (
        <Alert tone="danger" className="mt-6">
          {t(`backoffice.staff.problem.${refused}`)}
        </Alert>
      )}
      {isSelf || !hasFactor ? (
        <p className="mt-6">{t(isSelf ? 'backoffice.factor.own' : 'backoffice.factor.none')}</p>
      ) : (
        <>
          <p className="mt-6">{t('backoffice.factor.lead')}</p>
          <Alert tone="warning" className="my-6">
            {t('backoffice.factor.care')}
          </Alert>
          <StaffForm intent="reset" label={t('backoffice.factor.reset')} tone="danger">
            <TextField
              name="why"
              label={t('backoffice.factor.why')}
              hint={t('backoffice.factor.whyHint')}
              defaultValue={actionData?.values['why']}
              error={actionData?.reason === 'no-reason' ? t('backoffice.factor.noReason') : undefined}
              maxLength={300}
              autoComplete="off"
              required
              className="w-full"
            />
          </StaffForm>
        </>
      )}
    </div>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
