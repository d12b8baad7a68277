import { data, redirect } from 'react-router';
import { shopOf } from '../../server/context.ts';
import { LimitAlert } from '../form/limit-alert.tsx';
import { useT } from '../i18n/i18n.tsx';
import { keptNowhere, pageTitle } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import { Button } from '../ui/button.tsx';
import type { Route } from './+types/confirm-address.route';
import { PasswordField } from './auth-form.tsx';
import { LinkDone, LinkForm, linkIn, LinkPage, linkStatus, SpentLink } from './link-page.tsx';

const findLink = ({ request, params, context }: Route.LoaderArgs | Route.ActionArgs) =>
  shopOf(context).shop.account.findLink('confirm-address', linkIn(request, params.id));

export async function loader(args: Route.LoaderArgs) {
  const { user, translate } = shopOf(args.context);
  const link = await findLink(args);
  const title = pageTitle(translate('auth.confirm.title'));
  const shown = { title, email: link?.email ?? null, isOwn: link !== null && user?.id === link.userId };
  return data(shown, linkStatus(link));
}

export async function action(args: Route.ActionArgs) {
  const { shop, user, region, clientAddress, readForm } = shopOf(args.context);
  const form = await readForm();
  const link = await findLink(args);
  if (link === null) return data({ result: 'spent' as const }, linkStatus(link));
  const isOwn = user?.id === link.userId;
  if (!isOwn) {
    const limit = await shop.limits.linkPassword(clientAddress);
    if (!limit.ok) return data({ ...limit, result: 'too-many-attempts' as const }, { status: 429 });
    const password = form.get('password');
    const isRight =
      typeof password === 'string' &&
      (await shop.account.checkPasswordOf(link.userId, password.slice(0, 256))) !== null;
    if (!isRight) return data({ result: 'password-wrong' as const }, { status: 401 });
  }
  const confirmed = await shop.account.confirmAddress(link);
  if (!confirmed.ok) return data({ result: 'spent' as const }, linkStatus(null));
  if (confirmed.isMerged) return redirect(`/${region}/auth?notice=accounts-joined`, 303);
  return data(
    { result: 'confirmed' as const, isSignedIn: user !== null },
    {
      ...linkStatus(link),
      ...(isOwn && { headers: { 'Set-Cookie': shop.account.knownBrowsers.cookieOf(link.email) } }),
    },
  );
}

export default function ConfirmAddress({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { email, isOwn } = loaderData;
  const result = actionData?.result;
  if (actionData?.result === 'confirmed') {
    return (
      <LinkDone
        title={t('auth.confirm.doneTitle')}
        text={t('auth.confirm.doneText')}
        isSignedIn={actionData.isSignedIn}
      />
    );
  }
  if (email === null || result === 'spent') return <SpentLink />;
  return (
    <LinkPage
      title={t('auth.confirm.title')}
      text={t(isOwn ? 'auth.confirm.text' : 'auth.confirm.textWithPassword', { email })}
    >
      <LinkForm>
        {actionData?.result === 'too-many-attempts' && <LimitAlert seconds={actionData.retryAfterSeconds} />}
        {!isOwn && (
          <PasswordField
            name="password"
            label={t('auth.field.password')}
            error={result === 'password-wrong' ? t('auth.confirm.passwordWrong') : undefined}
            autoComplete="current-password"
            required
          />
        )}
        <Button type="submit" tone="primary" size="lg" width="full">
          {t('auth.confirm.button')}
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
