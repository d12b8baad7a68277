import { redirect } from 'react-router';
import { localPath } from '../../domain/routing/local-path.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { Alert } from '../ui/alert.tsx';
import { TextField } from '../ui/field.tsx';
import { pageTitle } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import type { Route } from './+types/auth.route';
import { shopOf } from '../../server/context.ts';
import { answerAuthForm } from './answer-auth-form.ts';
import { shortAccountSchema } from './new-account.ts';
import { LoginForm } from './login-form.tsx';
import { providerProblem, ProviderProblemAlert, ProviderSection } from './provider-buttons.tsx';
import { RegisterForm } from './register-form.tsx';
import { TermsNote } from './auth-form.tsx';
import { useSignInNotice, useSignInTarget } from './use-sign-in.ts';

/** What a page that leads here says has happened. */
const NOTICES = {
  'logged-out': 'auth.loggedOut',
  'reset-sent': 'auth.notice.resetSent',
  'password-set': 'auth.notice.passwordSet',
  'accounts-joined': 'auth.notice.accountsJoined',
  'sessions-ended': 'auth.notice.sessionsEnded',
  'code-late': 'auth.notice.codeLate',
} as const;

function noticeIn(query: URLSearchParams): keyof typeof NOTICES | null {
  const name = query.has('loggedOut') ? 'logged-out' : query.get('notice');
  return name !== null && Object.hasOwn(NOTICES, name) ? (name as keyof typeof NOTICES) : null;
}

export function loader({ request, context }: Route.LoaderArgs) {
  const { shop, user, region, translate } = shopOf(context);
  const { searchParams } = new URL(request.url);
  const target = searchParams.get('redirect');
  const redirectTo = localPath(target);
  if (user !== null) throw redirect(redirectTo ?? `/${region}/profile`);
  const mode = searchParams.get('mode') === 'register' ? ('register' as const) : ('login' as const);
  const providers = shop.account.providers.map(({ id, name }) => ({ id, name }));
  return {
    mode,
    redirectTo,
    providers,
    problem: providerProblem(searchParams, providers),
    notice: noticeIn(searchParams),
    hasPasskeys: shop.account.hasPasskeys,
    attempt: crypto.randomUUID(),
    title: pageTitle(translate(`auth.title.${mode}`)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { shop, region, locale, clientAddress, readForm } = shopOf(context);
  return answerAuthForm(await readForm(), {
    identity: shop.identity,
    limits: shop.limits,
    account: shop.account,
    region,
    requestHeaders: request.headers,
    accountSchema: shortAccountSchema,
    locale,
    clientAddress,
    fallback: `/${region}`,
  });
}

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { mode, redirectTo, notice, providers, problem, hasPasskeys } = loaderData;
  const target = useSignInTarget(redirectTo);
  useSignInNotice();
  const other = new URLSearchParams({
    ...(mode === 'login' ? { mode: 'register' } : {}),
    ...(redirectTo === null ? {} : { redirect: redirectTo }),
  });
  const linkClass = 'underline underline-offset-4';
  return (
    <div data-uncovered="" className="container-form pt-10 pb-section">
      <h1 className="mb-8 text-3xl">{t(`auth.title.${mode}`)}</h1>
      {notice !== null && actionData === undefined && (
        <Alert tone={notice === 'code-late' ? 'warning' : 'success'} live className="mb-6">
          {t(NOTICES[notice])}
        </Alert>
      )}
      {actionData === undefined && <ProviderProblemAlert problem={problem} />}
      <ProviderSection providers={providers} target={target} />
      {mode === 'login' ? (
        <LoginForm key="login" answer={actionData} target={target} hasPasskeys={hasPasskeys} />
      ) : (
        <RegisterForm
          key="register"
          answer={actionData}
          target={target}
          attempt={loaderData.attempt}
          mismatch={t('register.passwordMismatch')}
          above={(field) => (
            <TextField {...field('name')} label={t('auth.field.nameOptional')} autoComplete="name" />
          )}
          below={() => <TermsNote note="auth.registerNote" />}
        />
      )}
      <p className="mt-8 text-center text-sm">
        {t(`auth.switch.${mode}`)}{' '}
        <LocalLink to={`/auth?${other}`} className={`font-semibold ${linkClass}`}>
          {t(mode === 'login' ? 'auth.register' : 'auth.login')}
        </LocalLink>
      </p>
    </div>
  );
}

export const handle = { texts: await pageMessages('counter', 'cart') };

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];
