import { data } from 'react-router';
import { shopOf } from '../../server/context.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { keptNowhere, pageTitle } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import { Button } from '../ui/button.tsx';
import type { Route } from './+types/unsubscribe.route';
import { LinkForm, LinkPage, linkStatus } from './link-page.tsx';

/** What the link of an e-mail ends, and for whom; null for one that the shop did not sign. */
function linkOf({ request, params: { topic, id }, context }: Route.LoaderArgs | Route.ActionArgs) {
  const key = new URL(request.url).searchParams.get('key') ?? '';
  return shopOf(context).shop.account.preferences.readUnsubscribe({ topic, userId: id, key });
}

export async function loader(args: Route.LoaderArgs) {
  const { shop, translate } = shopOf(args.context);
  const link = linkOf(args);
  const isGone = link !== null && !(await shop.account.preferences.hasReader(link));
  const shown = { title: pageTitle(translate('auth.unsubscribe.title')), topic: link?.topic ?? null, isGone };
  return data(shown, link === null ? { status: 404 } : linkStatus(isGone ? null : link));
}

/**
 * Ends the e-mails: by the button of the page, or by the mail program's own (RFC 8058), which posts without cookies, `Origin` or
 * session. Reading the address changes nothing. A mail program is answered 200 where the account is gone too: no such e-mail comes any more.
 */
export async function action(args: Route.ActionArgs) {
  const { shop, readForm } = shopOf(args.context);
  const link = linkOf(args);
  if (link === null) return data({ result: null }, { status: 404 });
  const form = await readForm();
  if (form.get('List-Unsubscribe') !== 'One-Click') return data({ result: null }, { status: 400 });
  const isEnded = await shop.account.preferences.unsubscribe(link);
  return data({ result: isEnded ? ('done' as const) : ('gone' as const) }, { status: 200 });
}

export default function Unsubscribe({ loaderData: { topic, isGone }, actionData }: Route.ComponentProps) {
  const t = useT();
  const toProfile = topic !== 'stock' && topic !== 'questions' && (
    <LocalLink to="/profile/personal#communication" className="font-semibold underline underline-offset-4">
      {t('auth.unsubscribe.profile')}
    </LocalLink>
  );
  if (topic === null) {
    return (
      <LinkPage title={t('auth.link.spentTitle')} text={t('auth.unsubscribe.badLink')}>
        {toProfile}
      </LinkPage>
    );
  }
  if (isGone || actionData?.result === 'gone')
    return <LinkPage title={t('auth.link.spentTitle')} text={t('auth.unsubscribe.gone')} />;
  if (actionData?.result === 'done') {
    return (
      <LinkPage title={t('auth.unsubscribe.doneTitle')} text={t(`auth.unsubscribe.done.${topic}`)}>
        {toProfile}
      </LinkPage>
    );
  }
  return (
    <LinkPage title={t('auth.unsubscribe.title')} text={t(`auth.unsubscribe.text.${topic}`)}>
      <LinkForm>
        <input type="hidden" name="List-Unsubscribe" value="One-Click" />
        <Button type="submit" tone="primary" size="lg" width="full">
          {t('auth.unsubscribe.button')}
        </Button>
      </LinkForm>
      {toProfile && <p className="mt-6">{toProfile}</p>}
    </LinkPage>
  );
}

export const headers = keptNowhere;

export const handle = { texts: await pageMessages('counter', 'account') };

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
  // The address lets whoever has it end e-mails.
  { name: 'referrer', content: 'no-referrer' },
];
