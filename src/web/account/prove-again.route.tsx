import { data, Form, redirect, useNavigation } from 'react-router';
import { PASSWORD_MAX_LENGTH } from '../../domain/account/password.ts';
import { localPath } from '../../domain/routing/local-path.ts';
import { shopOf } from '../../server/context.ts';
import { useT } from '../i18n/i18n.tsx';
import { pageTitle } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import type { Route } from './+types/prove-again.route';
import { PasswordField } from './auth-form.tsx';
import { signInAddress } from './profile/sign-in-address.ts';

export function loader({ request, context, url }: Route.LoaderArgs) {
  const { session, region, translate } = shopOf(context);
  if (session === null) throw redirect(signInAddress(region, url));
  return {
    target: localPath(new URL(request.url).searchParams.get('redirect')) ?? `/${region}/profile`,
    email: session.user.email,
    title: pageTitle(translate('auth.again.title')),
  };
}

export async function action({ context, url }: Route.ActionArgs) {
  const { shop, session, region, readForm } = shopOf(context);
  const form = await readForm();
  if (session === null) throw redirect(signInAddress(region, url));
  const [password, target] = [form.get('password'), form.get('redirect')];
  if (!(await shop.limits.accountChange(session.user.id)).ok) {
    return data({ reason: 'too-many' as const }, { status: 429 });
  }
  const isRight =
    typeof password === 'string' &&
    password.length <= PASSWORD_MAX_LENGTH &&
    (await shop.account.isPasswordOf(session.user.id, password));
  if (!isRight) return data({ reason: 'wrong' as const }, { status: 422 });
  await shop.account.proveAgain(session.id);
  return redirect(localPath(target) ?? `/${region}/profile`, 303);
}

/** Asks who is signed in to prove again who they are, before what concerns the security of the account. */
export default function ProveAgain({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { state } = useNavigation();
  const { target, email } = loaderData;
  return (
    <div className="container-form pt-10 pb-section">
      <h1 className="mb-4 text-3xl">{t('auth.again.title')}</h1>
      <p className="mb-8 text-muted">{t('auth.again.text')}</p>
      <Form method="post" noValidate className="flex flex-col gap-5">
        {actionData?.reason === 'too-many' && (
          <Alert tone="danger" live>
            {t('error.rate-limited')}
          </Alert>
        )}
        <input type="hidden" name="redirect" value={target} />
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          name="password"
          label={t('auth.field.password')}
          autoComplete="current-password"
          error={actionData?.reason === 'wrong' ? t('auth.again.wrong') : undefined}
          required
        />
        <Button type="submit" tone="primary" size="lg" width="full" loading={state !== 'idle'}>
          {t('auth.again.submit')}
        </Button>
      </Form>
    </div>
  );
}

export const handle = { texts: await pageMessages('counter', 'account') };

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];
