import CalendarClock from 'lucide-react/icons/calendar-clock';
import Heart from 'lucide-react/icons/heart';
import MapPin from 'lucide-react/icons/map-pin';
import PackageCheck from 'lucide-react/icons/package-check';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { replace } from 'react-router';
import { localPath } from '../../domain/routing/local-path.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { Alert } from '../ui/alert.tsx';
import { classNames } from '../ui/class-names.ts';
import { TextField } from '../ui/field.tsx';
import { pageTitle } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import type { Route } from './+types/auth.route';
import type { Translate } from '../../content/translator.ts';
import { shopOf } from '../../server/context.ts';
import { answerAuthForm } from './answer-auth-form.ts';
import { shortAccountSchema } from './new-account.ts';
import { LoginForm } from './login-form.tsx';
import { providerProblem, ProviderProblemAlert, ProviderSection } from './provider-buttons.tsx';
import { RegisterForm } from './register-form.tsx';
import { TermsNote } from './auth-form.tsx';
import { useSignInNotice, useSignInTarget } from './use-sign-in.ts';

type Loaded = Route.ComponentProps['loaderData'];

/** What a page that leads here says has happened. */
const NOTICES = {
  'logged-out': 'auth.loggedOut',
  'reset-sent': 'auth.notice.resetSent',
  'password-set': 'auth.notice.passwordSet',
  'accounts-joined': 'auth.notice.accountsJoined',
  'sessions-ended': 'auth.notice.sessionsEnded',
  'code-late': 'auth.notice.codeLate',
} as const;

/** What an account is for; the server prints what it says of each. */
const ICONS = {
  orders: PackageCheck,
  rental: CalendarClock,
  warranties: ShieldCheck,
  devices: Heart,
  addresses: MapPin,
};

const printGives = (translate: Translate) => [
  { name: 'orders' as const, text: translate('auth.gives.orders') },
  { name: 'rental' as const, text: translate('auth.gives.rental') },
  { name: 'warranties' as const, text: translate('auth.gives.warranties') },
  { name: 'devices' as const, text: translate('auth.gives.devices') },
  { name: 'addresses' as const, text: translate('auth.gives.addresses') },
];

/** Beside the form; on narrow screens under that of registration alone, for who signs in knows it. */
function AccountGives({ title, gives, mode }: Pick<Loaded, 'gives' | 'mode'> & { title: string }) {
  return (
    <aside
      aria-labelledby="account-gives"
      className={classNames(
        'rounded-xl bg-surface p-6 sm:p-8 lg:p-12',
        mode === 'login' ? 'max-lg:hidden' : 'max-lg:mt-12',
      )}
    >
      <h2 id="account-gives" className="text-2xl">
        {title}
      </h2>
      <ul className="mt-6 flex flex-col gap-5 lg:mt-8 lg:gap-6">
        {gives.map(({ name, text }) => {
          const Icon = ICONS[name];
          return (
            <li key={name} className="flex gap-4">
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
              <Unbroken text={text} />
            </li>
          );
        })}
      </ul>
    </aside>
  );
}

function noticeIn(query: URLSearchParams): keyof typeof NOTICES | null {
  const name = query.has('loggedOut') ? 'logged-out' : query.get('notice');
  return name !== null && Object.hasOwn(NOTICES, name) ? (name as keyof typeof NOTICES) : null;
}

export function loader({ request, context }: Route.LoaderArgs) {
  const { shop, user, region, translate } = shopOf(context);
  const { searchParams } = new URL(request.url);
  const target = searchParams.get('redirect');
  const redirectTo = localPath(target);
  // In the place of this page, or the way back through it would lead forward again.
  if (user !== null) throw replace(redirectTo ?? `/${region}/profile`);
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
    gives: printGives(translate),
    givesTitle: translate('auth.gives.title'),
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
    <div
      data-uncovered=""
      className="container-page grid justify-center gap-x-24 pt-10 pb-section max-lg:grid-cols-[minmax(0,30rem)] lg:grid-cols-[minmax(0,28rem)_minmax(0,34rem)] lg:items-start lg:pt-16"
    >
      <div>
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
            note={<TermsNote note="auth.registerNote" />}
          />
        )}
        <p className="mt-8 border-t border-line pt-6 text-sm">
          {t(`auth.switch.${mode}`)}{' '}
          <LocalLink to={`/auth?${other}`} className={`font-semibold ${linkClass}`}>
            {t(mode === 'login' ? 'auth.register' : 'auth.login')}
          </LocalLink>
        </p>
      </div>
      <AccountGives title={loaderData.givesTitle} gives={loaderData.gives} mode={mode} />
    </div>
  );
}

export const handle = { texts: await pageMessages('counter', 'cart') };

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];
