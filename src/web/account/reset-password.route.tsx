import { data, redirect } from 'react-router';
import * as v from 'valibot';
import { newPasswordSchema } from '../../domain/account/auth-forms.ts';
import { shopOf } from '../../server/context.ts';
import { refuseForm } from '../form/answer-form.ts';
import { fieldErrors } from '../form/field-errors.ts';
import { LimitAlert } from '../form/limit-alert.tsx';
import { useFields } from '../form/use-fields.ts';
import { useT } from '../i18n/i18n.tsx';
import { keptNowhere, pageTitle } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import { Button } from '../ui/button.tsx';
import type { Route } from './+types/reset-password.route';
import { PasswordField, usePasswordMinimum } from './auth-form.tsx';
import { PASSWORD_FAULTS } from './password-faults.ts';
import { LinkForm, linkIn, LinkPage, linkStatus, SpentLink } from './link-page.tsx';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { shop, translate } = shopOf(context);
  const link = await shop.account.findLink('reset-password', linkIn(request, params.id));
  const title = pageTitle(translate('auth.reset.title'));
  return data({ title, email: link?.email ?? null }, linkStatus(link));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { shop, region, clientAddress, readForm } = shopOf(context);
  const form = await readForm();
  const link = await shop.account.findLink('reset-password', linkIn(request, params.id));
  if (link === null) return data(null, linkStatus(link));
  const parsed = v.safeParse(newPasswordSchema(shop.account.passwordMinimum), Object.fromEntries(form));
  if (!parsed.success) {
    const problem = { reason: 'invalid-fields' as const, errors: fieldErrors(parsed.issues) };
    return refuseForm(form, 422, { problem, fields: [] });
  }
  const fault = await shop.account.judgePassword(parsed.output.password, [link.email]);
  if (fault !== null) {
    const problem = { reason: 'invalid-fields' as const, errors: { password: PASSWORD_FAULTS[fault] } };
    return refuseForm(form, 422, { problem, fields: [] });
  }
  // Each costs a hash, and a link stays good until the first of them is through.
  const limit = await shop.limits.linkPassword(clientAddress);
  if (!limit.ok) {
    const { retryAfterSeconds } = limit;
    const problem = { reason: 'too-many' as const, errors: {}, retryAfterSeconds };
    return refuseForm(form, 429, { problem, fields: [] });
  }
  const reset = await shop.account.resetPassword(link, parsed.output.password);
  if (!reset.ok) return data(null, linkStatus(null));
  const cookie = shop.account.knownBrowsers.cookieOf(link.email);
  return redirect(`/${region}/auth?notice=password-set`, { status: 303, headers: { 'Set-Cookie': cookie } });
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const min = usePasswordMinimum();
  const field = useFields(actionData ?? undefined, { min });
  const { email } = loaderData;
  if (email === null || actionData === null) return <SpentLink />;
  return (
    <LinkPage title={t('auth.reset.title')} text={t('auth.reset.text', { email })}>
      <LinkForm>
        {actionData?.reason === 'too-many' && <LimitAlert seconds={actionData.retryAfterSeconds} />}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          {...field('password')}
          label={t('auth.field.newPassword')}
          hint={t('auth.passwordHint', { min })}
          autoComplete="new-password"
          required
        />
        <PasswordField
          {...field('confirmPassword')}
          label={t('auth.field.confirmPassword')}
          autoComplete="new-password"
          required
        />
        <Button type="submit" tone="primary" size="lg" width="full">
          {t('auth.reset.button')}
        </Button>
      </LinkForm>
    </LinkPage>
  );
}

export const headers = keptNowhere;

export const handle = { texts: await pageMessages('counter', 'account') };

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];
