import { useEffect } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { PASSWORD_MAX_LENGTH } from '../../domain/account/password.ts';
import { localPath } from '../../domain/routing/local-path.ts';
import { shopOf } from '../../server/context.ts';
import { LimitAlert } from '../form/limit-alert.tsx';
import { useT } from '../i18n/i18n.tsx';
import { keptNowhere, pageTitle } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import type { Route } from './+types/prove-again.route';
import { PasswordField } from './auth-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { ProviderButtons, providerProblem, ProviderProblemAlert } from './provider-buttons.tsx';
import { signInAddress } from './profile/sign-in-address.ts';
import { SecondStep } from './second-step.tsx';
import { PASSKEY_TEXTS } from './use-passkey.ts';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { shop, session, region, translate } = shopOf(context);
  if (session === null) throw redirect(signInAddress(region, url));
  const { searchParams } = new URL(request.url);
  const { id, email, isConfirmed } = session.user;
  const { hasPassword, linked } = await shop.account.listProviders(id);
  const providers = shop.account.providers
    .filter((provider) => linked.some((each) => each.provider === provider.id))
    .map((provider) => ({ id: provider.id, name: provider.name }));
  const passkeys = shop.account.hasPasskeys ? await shop.account.passkeys.list(id) : [];
  const target = localPath(searchParams.get('redirect')) ?? `/${region}/profile`;
  const isSecondStep = searchParams.get('step') === 'second';
  // Nothing to give, or given already.
  if (isSecondStep && (await shop.account.secondFactor.mayChange({ userId: id, sessionId: session.id })))
    throw redirect(target);
  return {
    target,
    isSecondStep,
    hasAuthenticator: isSecondStep && (await shop.account.secondFactor.find(id)).enabledAt !== null,
    email,
    hasPassword,
    maySetPassword: !hasPassword && isConfirmed,
    isPasswordSent: searchParams.get('done') === 'password',
    providers,
    hasPasskeys: passkeys.length > 0,
    problem: providerProblem(searchParams, providers),
    title: pageTitle(translate('auth.again.title')),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { shop, session, region, locale, clientAddress, readForm } = shopOf(context);
  const form = await readForm();
  if (session === null) throw redirect(signInAddress(region, url));
  const [password, target] = [form.get('password'), form.get('redirect')];
  if (form.get('intent') === 'code') {
    // Not by the account's own delay: whoever has a session but no second factor would keep the owner from signing in.
    const limit = await shop.limits.passwordProof(session.id);
    if (!limit.ok) return data({ ...limit, reason: 'too-many' as const }, { status: 429 });
    const code = form.get('code');
    const visitor = {
      browser: { address: clientAddress, userAgent: request.headers.get('user-agent') },
      headers: request.headers,
      knownSince: () => new Date(),
    };
    const given = { code: typeof code === 'string' ? code : '' };
    if (!(await shop.identity.proveSecondFactor(given, visitor)))
      return data({ reason: 'wrong-code' as const }, { status: 422 });
    return redirect(localPath(target) ?? `/${region}/profile`, 303);
  }
  const isMail = form.get('intent') === 'set-password';
  const limit = isMail
    ? await shop.limits.accountChange(session.user.id)
    : await shop.limits.passwordProof(session.id);
  if (!limit.ok) return data({ ...limit, reason: 'too-many' as const }, { status: 429 });
  if (isMail) {
    const { email, isConfirmed } = session.user;
    if (isConfirmed) await shop.account.requestPasswordReset({ email, locale });
    const query = new URLSearchParams({ done: 'password', redirect: localPath(target) ?? '' });
    return redirect(`/${region}/auth/again?${query}`, 303);
  }
  const goal = localPath(target) ?? `/${region}/profile`;
  if (form.get('intent') === 'passkey') {
    const proved = await shop.account.passkeys.finishProving({
      userId: session.user.id,
      sessionId: session.id,
      credential: form.get('credential'),
      browser: { address: clientAddress, userAgent: request.headers.get('user-agent') },
    });
    if (proved.ok) return redirect(goal, 303);
    return data({ reason: proved.reason }, { status: proved.reason === 'passkey-malformed' ? 400 : 422 });
  }
  const isRight =
    typeof password === 'string' &&
    password.length <= PASSWORD_MAX_LENGTH &&
    (await shop.account.checkPasswordOf(session.user.id, password)) !== null;
  if (!isRight) return data({ reason: 'wrong' as const }, { status: 422 });
  await shop.account.proveAgain(session.id);
  return redirect(goal, 303);
}

/** What of a visit to a provider concerns this page alone. */
const PROBLEMS: Readonly<Record<string, 'auth.again.notProved' | 'auth.again.otherPerson'>> = {
  'not-proved': 'auth.again.notProved',
  'other-person': 'auth.again.otherPerson',
};

/** The link by which an account without a password gets one. */
function SetPassword({ target, email, isSent }: { target: string; email: string; isSent: boolean }) {
  const t = useT();
  if (isSent) return <Alert tone="success">{t('auth.again.passwordSent', { email })}</Alert>;
  return (
    <Form method="post" className="flex flex-col gap-4 border-t border-line pt-6">
      <input type="hidden" name="intent" value="set-password" />
      <input type="hidden" name="redirect" value={target} />
      <p className="text-sm text-muted">{t('auth.again.noPassword')}</p>
      <Button type="submit" width="full">
        {t('auth.again.sendPassword')}
      </Button>
    </Form>
  );
}

/** Asks who is signed in to prove again who they are, before what concerns the security of the account. */
export default function ProveAgain({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { state, formData } = useNavigation();
  const { target, email, hasPassword, maySetPassword, isPasswordSent, providers, hasPasskeys, problem } =
    loaderData;
  const { isSecondStep, hasAuthenticator } = loaderData;
  // Forms that keep the scroll position of their own page lead here too.
  useEffect(() => {
    scrollTo(0, 0); // answers a promise in browsers of now
  }, []);
  const reason = actionData?.reason;
  const isByPassword = hasPassword && providers.length === 0 && !hasPasskeys;
  const ownProblem = problem === null ? undefined : PROBLEMS[problem.problem];
  return (
    <div className="container-form pt-10 pb-section">
      <h1 className="mb-4 text-3xl">{t('auth.again.title')}</h1>
      <p className="mb-8 text-muted">
        {t(
          isSecondStep
            ? 'auth.again.secondStep'
            : isByPassword
              ? 'auth.again.text'
              : 'auth.again.textOtherWays',
        )}
      </p>
      {actionData?.reason === 'too-many' && (
        <LimitAlert seconds={actionData.retryAfterSeconds} className="mb-6" />
      )}
      {reason !== undefined && reason !== 'too-many' && reason !== 'wrong' && reason !== 'wrong-code' && (
        <Alert tone="danger" live className="mb-6">
          {t(PASSKEY_TEXTS[reason])}
        </Alert>
      )}
      {ownProblem && problem ? (
        <Alert tone="warning" live className="mb-6">
          {t(ownProblem, { provider: problem.provider })}
        </Alert>
      ) : (
        <ProviderProblemAlert problem={problem} />
      )}
      {isSecondStep ? (
        <SecondStep {...{ target, hasAuthenticator, hasPasskeys }} isWrong={reason === 'wrong-code'} />
      ) : (
        <div className="flex flex-col gap-6">
          {hasPassword && (
            <Form method="post" noValidate className="flex flex-col gap-5">
              <input type="hidden" name="redirect" value={target} />
              <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
              <PasswordField
                name="password"
                label={t('auth.field.password')}
                autoComplete="current-password"
                error={reason === 'wrong' ? t('auth.again.wrong') : undefined}
                required
              />
              <Button
                type="submit"
                tone="primary"
                size="lg"
                width="full"
                loading={state !== 'idle' && formData?.get('intent') !== 'passkey'}
              >
                {t('auth.again.submit')}
              </Button>
            </Form>
          )}
          {hasPasskeys && (
            <Form method="post" className="flex flex-col gap-5">
              <input type="hidden" name="redirect" value={target} />
              <PasskeyButton label="auth.passkey.prove" />
            </Form>
          )}
          <ProviderButtons providers={providers} target={target} purpose="prove" />
          {maySetPassword && <SetPassword target={target} email={email} isSent={isPasswordSent} />}
        </div>
      )}
    </div>
  );
}

export const headers = keptNowhere;

export const handle = { texts: await pageMessages('counter', 'account') };

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];
