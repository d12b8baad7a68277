import { data, Form, redirect, useNavigation } from 'react-router';
import * as v from 'valibot';
import { emailAddress } from '../../domain/account/account-fields.ts';
import { shopOf } from '../../server/context.ts';
import { refuseForm, type FormProblem } from '../form/answer-form.ts';
import { fieldErrors } from '../form/field-errors.ts';
import { LimitAlert } from '../form/limit-alert.tsx';
import { useFields } from '../form/use-fields.ts';
import { useT } from '../i18n/i18n.tsx';
import { keptNowhere, pageTitle } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import type { Route } from './+types/pending-link.route';
import { answerAuthForm } from './answer-auth-form.ts';
import { shortAccountSchema } from './new-account.ts';
import { AuthProblemAlert, type AuthProblem } from './auth-form.tsx';
import { LoginForm } from './login-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { useSignInNotice } from './use-sign-in.ts';

/** Nobody waits in this browser: there is nothing to go on with. */
const tooLate = (region: string) => redirect(`/${region}/auth?problem=late`, 303);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, user, region, translate } = shopOf(context);
  if (user !== null) throw redirect(`/${region}/profile`);
  const pending = await shop.account.findPending(request.headers);
  if (pending === null) throw tooLate(region);
  const { provider, email, ownerId, target } = pending;
  const kind = ownerId === null ? ('ask' as const) : ('prove' as const);
  const hasPasskeys = ownerId !== null && (await shop.account.passkeys.list(ownerId)).length > 0;
  const ways = ownerId === null ? null : await shop.account.listProviders(ownerId);
  const isWay = (id: string) => ways?.linked.some((linked) => linked.provider === id) ?? false;
  return {
    kind,
    hasPassword: ways?.hasPassword ?? false,
    hasPasskeys: hasPasskeys && shop.account.hasPasskeys,
    others: shop.account.providers.filter(({ id }) => isWay(id)).map(({ id, name }) => ({ id, name })),
    email: email ?? '',
    provider: shop.account.providers.find(({ id }) => id === provider)?.name ?? provider,
    target: target ?? `/${region}`,
    isSent: new URL(request.url).searchParams.get('done') === 'sent',
    title: pageTitle(translate(kind === 'ask' ? 'auth.linking.askTitle' : 'auth.linking.title')),
  };
}

const addressSchema = v.object({ email: emailAddress });

type Answer = AuthProblem | (FormProblem<'invalid-fields' | 'too-many-attempts'> & { intent: 'claim' });

export async function action({ request, context }: Route.ActionArgs) {
  const { shop, region, locale, clientAddress, readForm } = shopOf(context);
  const { account, identity, limits } = shop;
  const form = await readForm();
  const { headers } = request;
  const pending = await account.findPending(headers);
  if (pending === null) throw tooLate(region);
  const intent = form.get('intent');
  if (intent === 'send') {
    const sent = await account.sendLinkEmail(headers);
    if (sent === null) throw tooLate(region);
    return sent.ok ? redirect(`/${region}/auth/link?done=sent`, 303) : refuseForNow(sent);
  }
  if (intent === 'claim') {
    const parsed = v.safeParse(addressSchema, Object.fromEntries(form));
    if (!parsed.success) {
      const problem = {
        intent,
        reason: 'invalid-fields' as const,
        errors: fieldErrors(parsed.issues),
      } as const;
      return refuseForm(form, 422, { problem, fields: ['email'] });
    }
    const limit = await limits.registration(clientAddress);
    if (!limit.ok) return refuseForNow(limit);
    const { email } = parsed.output;
    const signedIn = await account.claimAddress(email, {
      browser: { address: clientAddress, userAgent: headers.get('user-agent') },
      headers,
      knownSince: () => null,
    });
    const { cookies, to } = account.enterByProvider(signedIn, { region, target: pending.target });
    return redirect(to, { status: 303, headers: cookies.map((cookie) => ['Set-Cookie', cookie]) });
  }
  return answerAuthForm(form, {
    identity,
    limits,
    account,
    region,
    requestHeaders: headers,
    accountSchema: shortAccountSchema,
    locale,
    clientAddress,
    fallback: pending.target ?? `/${region}`,
  });
}

function refuseForNow({ retryAfterSeconds }: { retryAfterSeconds: number }) {
  const problem = { intent: 'claim', reason: 'too-many-attempts', retryAfterSeconds } as const;
  return data<Answer>({ ...problem, errors: {}, values: {} }, { status: 429 });
}

/** Asks for the address of a person whose provider told none. */
function AskForAddress({ answer }: { answer: FormProblem<string> | undefined }) {
  const t = useT();
  const { state } = useNavigation();
  const field = useFields(answer);
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      <input type="hidden" name="intent" value="claim" />
      <TextField
        {...field('email')}
        label={t('auth.field.email')}
        type="email"
        autoComplete="email"
        required
      />
      <Button type="submit" tone="primary" size="lg" width="full" loading={state !== 'idle'}>
        {t('auth.linking.create')}
      </Button>
    </Form>
  );
}

/** The ways to show whose the account is: its password, its other providers, or an e-mail to its address. */
function ProveAddress({
  answer,
  email,
  target,
  isSent,
  hasPassword,
  hasPasskeys,
  others,
}: Pick<
  Route.ComponentProps['loaderData'],
  'email' | 'target' | 'isSent' | 'hasPassword' | 'hasPasskeys' | 'others'
> & {
  answer: AuthProblem | undefined;
}) {
  const t = useT();
  return (
    <>
      {hasPassword && (
        <section aria-labelledby="by-password" className="mb-8">
          <h2 id="by-password" className="mb-4 text-xl">
            {t('auth.linking.byPassword')}
          </h2>
          <LoginForm answer={answer} target={target} email={email} hasPasskeys={hasPasskeys} />
        </section>
      )}
      {!hasPassword && hasPasskeys && (
        <Form method="post" className="mb-8 flex flex-col gap-5">
          <AuthProblemAlert problem={answer} />
          <input type="hidden" name="redirect" value={target} />
          <PasskeyButton label="auth.passkey.signIn" />
        </Form>
      )}
      <ProviderButtons providers={others} target={target} />
      <section
        aria-labelledby="by-email"
        className="mt-8 flex flex-col gap-4 border-t border-line pt-8 first:mt-0 first:border-0 first:pt-0"
      >
        <h2 id="by-email" className="text-xl">
          {t('auth.linking.byEmail')}
        </h2>
        {isSent ? (
          <Alert tone="success" live>
            {t('auth.linking.sent')}
          </Alert>
        ) : (
          <Form method="post" className="flex flex-col gap-4">
            <p className="text-sm text-muted">{t('auth.linking.byEmailText', { email })}</p>
            <input type="hidden" name="intent" value="send" />
            <Button type="submit" width="full">
              {t('auth.linking.send')}
            </Button>
          </Form>
        )}
      </section>
    </>
  );
}

/**
 * Where a person whom a provider has named shows more: that the account of their address is theirs, or which address they have.
 * Nobody is signed in by the provider's word alone.
 */
export default function PendingLink({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { kind, email, provider } = loaderData;
  useSignInNotice();
  const limited = actionData?.intent === 'claim' && actionData.reason === 'too-many-attempts' && actionData;
  return (
    <div data-slim="" className="container-form pt-10 pb-section">
      <h1 className="mb-4 text-3xl">{t(kind === 'ask' ? 'auth.linking.askTitle' : 'auth.linking.title')}</h1>
      <p className="mb-8 text-muted">
        {kind === 'ask'
          ? t('auth.linking.askText', { provider })
          : t('auth.linking.text', { email, provider })}
      </p>
      {limited && <LimitAlert seconds={limited.retryAfterSeconds} className="mb-6" />}
      {kind === 'ask' ? (
        <AskForAddress answer={actionData?.intent === 'claim' ? actionData : undefined} />
      ) : (
        <ProveAddress {...loaderData} answer={actionData?.intent === 'claim' ? undefined : actionData} />
      )}
    </div>
  );
}

export const headers = keptNowhere;

export const handle = { texts: await pageMessages('counter', 'cart', 'account') };

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];
