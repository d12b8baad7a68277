import { data, redirect } from 'react-router';
import { shopOf } from '../../server/context.ts';
import { useT } from '../i18n/i18n.tsx';
import { keptNowhere, pageTitle } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import { Button } from '../ui/button.tsx';
import type { Route } from './+types/end-sessions.route';
import { LinkForm, linkIn, LinkPage, linkStatus, SpentLink } from './link-page.tsx';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { shop, translate } = shopOf(context);
  const link = await shop.account.findLink('end-sessions', linkIn(request, params.id));
  const title = pageTitle(translate('auth.endSessions.title'));
  const passkeys = link === null ? [] : await shop.account.passkeys.list(link.userId);
  const shown = { title, email: link?.email ?? null, hasPasskeys: passkeys.length > 0 };
  return data(shown, linkStatus(link));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { shop, region } = shopOf(context);
  const link = await shop.account.findLink('end-sessions', linkIn(request, params.id));
  const ended = link !== null && (await shop.account.endAllSessions(link));
  return ended ? redirect(`/${region}/auth?notice=sessions-ended`, 303) : data(null, linkStatus(null));
}

export default function EndSessions({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { email, hasPasskeys } = loaderData;
  if (email === null) return <SpentLink />;
  return (
    <LinkPage title={t('auth.endSessions.title')} text={t('auth.endSessions.text', { email })}>
      {hasPasskeys && <p className="-mt-4 mb-8 text-muted">{t('auth.endSessions.passkeys')}</p>}
      <LinkForm>
        <Button type="submit" tone="primary" size="lg" width="full">
          {t('auth.endSessions.button')}
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
