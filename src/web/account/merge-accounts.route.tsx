import { MERGE_PROBLEM_TEXTS } from './merge-problem-texts.ts';
import { data, Form, redirect } from 'react-router';
import type { MergeProblem } from '../../domain/account/account-merge.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { shopOf } from '../../server/context.ts';
import { leaveAccountCart } from '../cart/settle-cart.ts';
import { forgetCheckout } from '../checkout/conclude-order.ts';
import { useCurrency } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { usePath } from '../i18n/local-link.tsx';
import { keptNowhere, pageTitle } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import type { Route } from './+types/merge-accounts.route';
import { requireSecondFactor } from './fresh-session.ts';
import { LinkDone, LinkForm, linkIn, LinkPage, linkStatus, SpentLink } from './link-page.tsx';

const findLink = ({ request, params, context }: Route.LoaderArgs | Route.ActionArgs) =>
  shopOf(context).shop.account.findLink('merge-accounts', linkIn(request, params.id));

/**
 * Lets on only who is signed in to the link's account, proved it lately and gave its second factor: the link alone shows that somebody reads the mailbox. False for who is
 * signed in to another account, and has to leave that first.
 */
async function isOwner(
  { request, context }: Route.LoaderArgs | Route.ActionArgs,
  link: { readonly userId: string },
): Promise<boolean> {
  const { shop, session, region } = shopOf(context);
  const { pathname, search } = new URL(request.url);
  const target = pathname.replace(/\.data$/, '') + search;
  if (session === null) throw redirect(`/${region}/auth?${new URLSearchParams({ redirect: target })}`);
  if (session.user.id !== link.userId) return false;
  await requireSecondFactor({ shop, session, region }, target);
  return true;
}

export async function loader(args: Route.LoaderArgs) {
  const { shop, translate } = shopOf(args.context);
  const link = await findLink(args);
  const title = pageTitle(translate('auth.merge.title'));
  const merge = link && (await shop.accountMerges.findAsked(link));
  if (!link || !merge) return data({ title, email: null, merge: null }, linkStatus(null));
  const isOwn = await isOwner(args, link);
  return data({ title, email: link.email, merge: isOwn ? merge : null }, linkStatus(link));
}

type Result =
  | { readonly result: 'spent' | 'waiting' | 'stays' | 'goes' | 'refused' }
  | { readonly result: 'forbidden'; readonly reason: MergeProblem };

export async function action(args: Route.ActionArgs) {
  const { shop, readForm } = shopOf(args.context);
  const form = await readForm();
  const link = await findLink(args);
  const answer = (result: Result, status = 200) => data(result, { status });
  if (link === null) return answer({ result: 'spent' }, 410);
  if (!(await isOwner(args, link))) throw data(null, { status: 403 });
  const intent = form.get('intent');
  if (intent === 'refuse')
    return (await shop.accountMerges.refuse(link))
      ? answer({ result: 'refused' })
      : answer({ result: 'spent' }, 410);
  if (intent !== 'agree') throw data(null, { status: 400 });
  const agreed = await shop.accountMerges.agree(link);
  if (!agreed.ok)
    return agreed.reason === 'link-used'
      ? answer({ result: 'spent' }, 410)
      : answer({ result: 'forbidden', reason: agreed.reason }, 409);
  if (!agreed.isMerged) return answer({ result: 'waiting' });
  return answer({ result: agreed.stays ? 'stays' : 'goes' });
}

type Asked = NonNullable<Route.ComponentProps['loaderData']['merge']>;

/** What becomes of both accounts, and when. */
function Consequences({ merge: { other, stays, until, isLast } }: { merge: Asked }) {
  const t = useT();
  const locale = useLocale();
  const date = formatDate(until, locale, timeZoneOf(marketOf(useCurrency())), 'moment');
  return (
    <>
      <ul className="mb-6 flex list-disc flex-col gap-3 pl-5">
        <li className="break-words">{t(stays ? 'auth.merge.stays' : 'auth.merge.goes', { other })}</li>
        <li className="break-words">
          {t(stays ? 'auth.merge.staysSignIn' : 'auth.merge.goesSignIn', { other })}
        </li>
        <li>{t('auth.merge.contact')}</li>
        <li>{t('auth.merge.rent')}</li>
        <li>{t('auth.merge.advertising')}</li>
        <li className="font-semibold">{t('auth.merge.never')}</li>
      </ul>
      <p className="mb-6 font-semibold">{t('auth.merge.warning')}</p>
      <p className="mb-8 text-muted">{isLast ? t('auth.merge.last') : t('auth.merge.first', { date })}</p>
    </>
  );
}

/** What a link says whose reader is signed in to another account. */
function OtherAccount({ email }: { email: string }) {
  const t = useT();
  const forget = () => {
    forgetCheckout();
    leaveAccountCart();
  };
  return (
    <LinkPage title={t('auth.merge.otherAccountTitle')} text={t('auth.merge.otherAccountText', { email })}>
      <Form method="post" action={usePath()('/logout')} onSubmit={forget}>
        <Button type="submit" tone="primary" size="lg">
          {t('profile.logout')}
        </Button>
      </Form>
    </LinkPage>
  );
}

/** Asks the owner of one of two accounts whether they may become one, and waits for a button: programs that read e-mails open links too. */
export default function MergeAccounts({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { email, merge } = loaderData;
  switch (actionData?.result) {
    case 'waiting':
      return <LinkDone title={t('auth.merge.waitingTitle')} text={t('auth.merge.waitingText')} isSignedIn />;
    case 'stays':
      return <LinkDone title={t('auth.merge.doneTitle')} text={t('auth.merge.doneStays')} isSignedIn />;
    case 'goes':
      return (
        <LinkDone title={t('auth.merge.doneTitle')} text={t('auth.merge.doneGoes')} isSignedIn={false} />
      );
    case 'refused':
      return <LinkDone title={t('auth.merge.refusedTitle')} text={t('auth.merge.refusedText')} isSignedIn />;
    case 'spent':
      return <SpentLink />;
    default:
  }
  if (email === null) return <SpentLink />;
  if (merge === null) return <OtherAccount email={email} />;
  return (
    <LinkPage
      title={t('auth.merge.title')}
      text={<span className="break-words">{t('auth.merge.text', { email, other: merge.other })}</span>}
    >
      {actionData?.result === 'forbidden' && (
        <Alert tone="danger" className="mb-6">
          {t(MERGE_PROBLEM_TEXTS[actionData.reason])}
        </Alert>
      )}
      <Consequences merge={merge} />
      <LinkForm>
        <Button type="submit" name="intent" value="agree" tone="primary" size="lg" width="full">
          {t('auth.merge.agree')}
        </Button>
        <Button type="submit" name="intent" value="refuse" tone="secondary" size="lg" width="full">
          {t('auth.merge.refuse')}
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
