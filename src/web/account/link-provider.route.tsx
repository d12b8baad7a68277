import { data, redirect } from 'react-router';
import { shopOf } from '../../server/context.ts';
import { useT } from '../i18n/i18n.tsx';
import { keptNowhere, pageTitle } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import { Button } from '../ui/button.tsx';
import type { Route } from './+types/link-provider.route';
import { LinkForm, linkIn, LinkPage, linkStatus, SpentLink } from './link-page.tsx';

/** The link with the person who waits for it in this browser; both null for a link that cannot be used. */
async function findLink({ request, params, context }: Route.LoaderArgs | Route.ActionArgs) {
  const { account } = shopOf(context).shop;
  const link = await account.findLink('link-provider', linkIn(request, params.id));
  const pending = link && (await account.findPending(request.headers));
  return { link, pending: pending?.linkId === link?.id ? pending : null };
}

export async function loader(args: Route.LoaderArgs) {
  const { shop, translate } = shopOf(args.context);
  const { link, pending } = await findLink(args);
  const provider = shop.account.providers.find(({ id }) => id === pending?.provider);
  const title = pageTitle(translate('auth.linking.title'));
  const shown = { email: link?.email ?? null, provider: provider?.name ?? null, title };
  return data(shown, linkStatus(link));
}

export async function action(args: Route.ActionArgs) {
  const { shop, region, clientAddress } = shopOf(args.context);
  const { link, pending } = await findLink(args);
  if (link === null || !pending) return data(null, linkStatus(null));
  const { headers } = args.request;
  const signedIn = await shop.account.linkByEmail(link, {
    browser: { address: clientAddress, userAgent: headers.get('user-agent') },
    headers,
    knownSince: (email) => shop.account.knownBrowsers.knownSince(headers, email),
  });
  if (!signedIn.ok) return data(null, linkStatus(null));
  const { cookies, to } = shop.account.enterByProvider(signedIn, { region, target: pending.target });
  return redirect(to, { status: 303, headers: cookies.map((cookie) => ['Set-Cookie', cookie]) });
}

/** Makes a provider a way to sign in to the account of an address, for who has its e-mail and is in the same browser. */
export default function LinkProvider({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { email, provider } = loaderData;
  if (email === null || actionData === null) return <SpentLink />;
  if (provider === null)
    return <LinkPage title={t('auth.linking.title')} text={t('auth.linking.otherBrowser')} />;
  return (
    <LinkPage
      title={t('auth.linking.confirmTitle', { provider })}
      text={t('auth.linking.confirmText', { email, provider })}
    >
      <LinkForm>
        <Button type="submit" tone="primary" size="lg" width="full">
          {t('auth.linking.confirm')}
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
