import { data, Form, redirect, useNavigation } from 'react-router';
import { localPath } from '../../domain/routing/local-path.ts';
import { shopOf } from '../../server/context.ts';
import { LimitAlert } from '../form/limit-alert.tsx';
import { useT } from '../i18n/i18n.tsx';
import { usePath } from '../i18n/local-link.tsx';
import { keptNowhere, pageTitle } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import { Button } from '../ui/button.tsx';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { TextField } from '../ui/field.tsx';
import type { Route } from './+types/second-factor.route';
import { useSignInNotice } from './use-sign-in.ts';

/** Where to sign in anew when nothing waits for a code any more. */
const signInAnew = (region: string, target: string | null) =>
  redirect(
    `/${region}/auth?${new URLSearchParams({ notice: 'code-late', ...(target === null ? {} : { redirect: target }) })}`,
    303,
  );

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, user, region, translate } = shopOf(context);
  const target = localPath(new URL(request.url).searchParams.get('redirect'));
  if (user !== null) throw redirect(target ?? `/${region}`);
  if ((await shop.identity.awaitedSession(request.headers)) === null) throw signInAnew(region, target);
  return { target, title: pageTitle(translate('auth.code.title')) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { shop, region, locale, clientAddress, readForm } = shopOf(context);
  const { identity, limits, account } = shop;
  const form = await readForm();
  const target = localPath(form.get('redirect'));
  const awaited = await identity.awaitedSession(request.headers);
  if (awaited === null) return signInAnew(region, target);
  const { userId, email, isConfirmed } = awaited;
  const limit = await limits.secondFactor(userId);
  if (!limit.ok) return data({ ...limit, reason: 'too-many' as const }, { status: 429 });
  const code = form.get('code');
  const given = { code: typeof code === 'string' ? code : '', isTrusted: form.has('trust') };
  const result = await identity.giveSecondFactor(given, {
    browser: { address: clientAddress, userAgent: request.headers.get('user-agent') },
    headers: request.headers,
    locale,
    knownSince: () => account.knownBrowsers.knownSince(request.headers, email),
  });
  if (!result.ok && result.reason === 'session-over') return signInAnew(region, target);
  if (!result.ok) return data({ reason: 'wrong' as const }, { status: 401 });
  await limits.secondFactorGiven(userId);
  // Anybody can claim an address: only its owner's browsers are known for it.
  if (isConfirmed) result.headers.append('Set-Cookie', account.knownBrowsers.cookieOf(email));
  return redirect(target ?? `/${region}`, { status: 303, headers: result.headers });
}

/** Asks who proved the first factor for the second one (R22). */
export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { state } = useNavigation();
  const logout = usePath()('/logout');
  useSignInNotice();
  return (
    <div data-slim="" className="container-form pt-10 pb-section">
      <h1 className="mb-4 text-3xl">{t('auth.code.title')}</h1>
      <p className="mb-8 text-muted">{t('auth.code.text')}</p>
      <Form method="post" noValidate className="flex flex-col gap-5">
        {actionData?.reason === 'too-many' && <LimitAlert seconds={actionData.retryAfterSeconds} />}
        <input type="hidden" name="redirect" value={loaderData.target ?? ''} />
        <TextField
          name="code"
          label={t('auth.code.field')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={32}
          error={actionData?.reason === 'wrong' ? t('auth.code.wrong') : undefined}
          required
        />
        <CheckboxField name="trust" label={t('auth.code.trust')} />
        <Button type="submit" tone="primary" size="lg" width="full" loading={state !== 'idle'}>
          {t('auth.code.submit')}
        </Button>
      </Form>
      <Form method="post" action={logout} className="mt-4 flex justify-center">
        <button type="submit" className="py-2 text-sm font-semibold underline underline-offset-4">
          {t('auth.code.cancel')}
        </button>
      </Form>
    </div>
  );
}

export const headers = keptNowhere;

export const handle = { texts: await pageMessages('counter', 'cart', 'account') };

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];
