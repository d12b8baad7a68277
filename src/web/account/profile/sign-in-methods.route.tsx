import type { ReactNode } from 'react';
import { data, Form, redirect } from 'react-router';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { shopOf } from '../../../server/context.ts';
import { LimitAlert } from '../../form/limit-alert.tsx';
import { useCurrency } from '../../i18n/currency.tsx';
import { useLocale, useRegion, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { pageTitle, unlistedPage } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { requireFreshSession } from '../fresh-session.ts';
import { providerProblem, ProviderProblemAlert } from '../provider-buttons.tsx';
import type { Route } from './+types/sign-in-methods.route';
import { redirectDone, takeDone } from './tell-done.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, session, region, translate } = shopOf(context);
  if (session === null) throw data(null, { status: 401 });
  const { id, email, isConfirmed } = session.user;
  const { hasPassword, linked, passkeys } = await shop.account.listProviders(id);
  const offered = shop.account.providers.map((provider) => ({ id: provider.id, name: provider.name }));
  // What was linked once can be unlinked, though the shop offers it no more.
  const former = linked
    .filter(({ provider }) => !offered.some((each) => each.id === provider))
    .map(({ provider }) => ({ id: provider, name: provider }));
  const { searchParams } = new URL(request.url);
  const { done, headers } = takeDone(request, `/${region}/profile/sign-in-methods`);
  const shown = {
    email,
    isConfirmed,
    hasPassword,
    providers: [...offered, ...former].map((provider) => ({
      ...provider,
      isOffered: !former.includes(provider),
      linked: linked.find((each) => each.provider === provider.id) ?? null,
    })),
    isLastWay: linked.length + passkeys + (hasPassword ? 1 : 0) === 1,
    problem: providerProblem(searchParams, offered),
    done,
    title: pageTitle(translate('profile.ways.title')),
  };
  return data(shown, { headers });
}

export async function action({ context }: Route.ActionArgs) {
  const { shop, session, region, locale, readForm } = shopOf(context);
  const form = await readForm();
  if (session === null) throw data(null, { status: 401 });
  const { id: userId, email, isConfirmed } = session.user;
  const page = `/${region}/profile/sign-in-methods`;
  const intent = form.get('intent');
  if (intent === 'set-password') {
    const limit = await shop.limits.accountChange(userId);
    if (!limit.ok) return data(limit, { status: 429 });
    if (isConfirmed) await shop.account.requestPasswordReset({ email, locale });
    return redirectDone(page, 'password');
  }
  if (intent !== 'unlink') return redirect(page, 303);
  requireFreshSession({ session, region }, page);
  const provider = form.get('provider');
  const unlinked = await shop.account.unlinkProvider({
    userId,
    sessionId: session.id,
    provider: typeof provider === 'string' ? provider : '',
  });
  return unlinked.ok ? redirectDone(page, 'unlinked') : redirect(`${page}?problem=${unlinked.reason}`, 303);
}

/** One way to sign in: what it is, how it stands, what can be done about it. */
function Way({ name, state, children }: { name: string; state: string; children?: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-sm break-words text-muted">{state}</p>
      </div>
      {children}
    </li>
  );
}

type Provider = Route.ComponentProps['loaderData']['providers'][number];

/** A provider: linked, with whose address there and since when it was not used, or to be linked. */
function ProviderWay({ provider, isLastWay }: { provider: Provider; isLastWay: boolean }) {
  const t = useT();
  const region = useRegion();
  const locale = useLocale();
  const timeZone = timeZoneOf(marketOf(useCurrency()));
  const { id, name, linked, isOffered } = provider;
  if (linked === null) {
    return (
      <Way name={name} state={t('profile.ways.notLinked')}>
        {isOffered && (
          <form method="post" action={`/auth/with/${id}`}>
            <input type="hidden" name="region" value={region} />
            <input type="hidden" name="purpose" value="link" />
            <Button type="submit" size="sm" aria-label={`${t('profile.ways.link')}: ${name}`}>
              {t('profile.ways.link')}
            </Button>
          </form>
        )}
      </Way>
    );
  }
  const { email, usedAt } = linked;
  const state = [
    email === null ? t('profile.ways.linked') : t('profile.ways.linkedAs', { email }),
    ...(usedAt === null
      ? []
      : [t('profile.ways.usedAt', { date: formatDate(usedAt, locale, timeZone, 'short') })]),
  ].join(' · ');
  return (
    <Way name={name} state={state}>
      {!isLastWay && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="unlink" />
          <input type="hidden" name="provider" value={id} />
          <Button type="submit" size="sm" aria-label={`${t('profile.ways.unlink')}: ${name}`}>
            {t('profile.ways.unlink')}
          </Button>
        </Form>
      )}
    </Way>
  );
}

const PROBLEMS = {
  'linked-elsewhere': 'profile.ways.problem.linked-elsewhere',
  'already-linked': 'profile.ways.problem.already-linked',
  'last-way': 'profile.ways.lastWay',
} as const;
const DONE = {
  linked: 'profile.ways.done.linked',
  unlinked: 'profile.ways.done.unlinked',
  password: 'profile.ways.passwordSent',
} as const;
const named = <Names extends object>(names: Names, name: string | null): Names[keyof Names] | undefined =>
  name !== null && Object.hasOwn(names, name) ? names[name as keyof Names] : undefined;

/** The password and the providers that an account can be signed in to with (C §1, §7). */
export default function SignInMethods({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { email, isConfirmed, hasPassword, providers, isLastWay, problem, done } = loaderData;
  const ownProblem = named(PROBLEMS, problem?.problem ?? null);
  const notice = named(DONE, done);
  return (
    <div className="max-w-measure">
      <p className="mb-4 text-sm">
        <LocalLink to="/profile/personal" className="underline underline-offset-4">
          {t('profile.secondFactor.back')}
        </LocalLink>
      </p>
      <h2 className="mb-3 text-2xl">{t('profile.ways.title')}</h2>
      <p className="mb-6 text-muted">{t('profile.ways.text')}</p>
      {notice && (
        <Alert tone="success" live className="mb-6">
          {t(notice, { email })}
        </Alert>
      )}
      {actionData && <LimitAlert seconds={actionData.retryAfterSeconds} className="mb-6" />}
      {ownProblem && problem ? (
        <Alert tone="danger" live className="mb-6">
          {t(ownProblem, { provider: problem.provider })}
        </Alert>
      ) : (
        <ProviderProblemAlert problem={problem} />
      )}
      <ul className="divide-y divide-line border-y border-line">
        <Way
          name={t('profile.ways.password')}
          state={
            hasPassword
              ? t('profile.ways.passwordSet')
              : t(isConfirmed ? 'profile.ways.passwordNone' : 'profile.ways.confirmFirst')
          }
        >
          {!hasPassword && isConfirmed && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="set-password" />
              <Button type="submit" size="sm">
                {t('profile.ways.setPassword')}
              </Button>
            </Form>
          )}
        </Way>
        {providers.map((provider) => (
          <ProviderWay key={provider.id} provider={provider} isLastWay={isLastWay} />
        ))}
      </ul>
      {isLastWay && !hasPassword && <p className="mt-4 text-sm text-muted">{t('profile.ways.lastWay')}</p>}
    </div>
  );
}

export const meta = unlistedPage;
