import { data, redirect } from 'react-router';
import { shopOf } from '../../server/context.ts';
import { useT } from '../i18n/i18n.tsx';
import { keptNowhere, pageTitle } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import { Button } from '../ui/button.tsx';
import type { Route } from './+types/change-address.route';
import { LinkDone, LinkForm, linkIn, LinkPage, linkStatus, SpentLink } from './link-page.tsx';

const findLink = ({ request, params, context }: Route.LoaderArgs | Route.ActionArgs) =>
  shopOf(context).shop.account.findLink('change-address', linkIn(request, params.id));

/** Only who is signed in to the account may change its address: having the new one is not enough. */
function signInFirst({ request, context }: Route.LoaderArgs | Route.ActionArgs): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(`/${shopOf(context).region}/auth?${new URLSearchParams({ redirect: pathname + search })}`);
}

export async function loader(args: Route.LoaderArgs) {
  const { session, translate } = shopOf(args.context);
  const link = await findLink(args);
  const title = pageTitle(translate('auth.newAddress.title'));
  if (link === null) return data({ title, email: null }, linkStatus(link));
  if (session?.user.id !== link.userId) throw signInFirst(args);
  return data({ title, email: link.email }, linkStatus(link));
}

export async function action(args: Route.ActionArgs) {
  const { shop, session } = shopOf(args.context);
  const link = await findLink(args);
  if (link === null) return data({ result: 'link-used' as const }, linkStatus(link));
  if (session?.user.id !== link.userId) throw signInFirst(args);
  const changed = await shop.account.changeAddress(link, { sessionId: session.id });
  if (!changed.ok)
    return data(
      { result: changed.reason },
      changed.reason === 'link-used' ? linkStatus(null) : { status: 409 },
    );
  return data(
    { result: 'changed' as const },
    { ...linkStatus(link), headers: { 'Set-Cookie': shop.account.knownBrowsers.cookieOf(link.email) } },
  );
}

export default function ChangeAddress({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const result = actionData?.result;
  if (result === 'changed') {
    return (
      <LinkDone title={t('auth.newAddress.doneTitle')} text={t('auth.newAddress.doneText')} isSignedIn />
    );
  }
  if (result === 'address-taken') {
    return (
      <LinkDone title={t('auth.newAddress.takenTitle')} text={t('auth.newAddress.takenText')} isSignedIn />
    );
  }
  const { email } = loaderData;
  if (email === null || result === 'link-used') return <SpentLink />;
  return (
    <LinkPage title={t('auth.newAddress.title')} text={t('auth.newAddress.text', { email })}>
      <LinkForm>
        <Button type="submit" tone="primary" size="lg" width="full">
          {t('auth.newAddress.button')}
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
