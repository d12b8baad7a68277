import { data } from 'react-router';
import { shopOf } from '../../server/context.ts';
import { useT } from '../i18n/i18n.tsx';
import { keptNowhere, pageTitle } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import { Button } from '../ui/button.tsx';
import type { Route } from './+types/confirm-consent.route';
import { LinkDone, LinkForm, linkIn, LinkPage, linkStatus, SpentLink } from './link-page.tsx';

const findLink = ({ request, params, context }: Route.LoaderArgs | Route.ActionArgs) =>
  shopOf(context).shop.account.findLink('confirm-consent', linkIn(request, params.id));

export async function loader(args: Route.LoaderArgs) {
  const { shop, user, translate } = shopOf(args.context);
  const link = await findLink(args);
  const wordings = link === null ? [] : await shop.account.preferences.consentsOfLink(link);
  const title = pageTitle(translate('auth.consent.title'));
  const shown = { title, isSignedIn: user !== null, wordings };
  return data(shown, linkStatus(wordings.length > 0 ? link : null));
}

export async function action(args: Route.ActionArgs) {
  const { shop } = shopOf(args.context);
  const link = await findLink(args);
  const isGiven = link !== null && (await shop.account.preferences.confirmConsent(link)).ok;
  return data({ isGiven }, linkStatus(isGiven ? link : null));
}

/** Begins what was asked for, by its button: programs that read e-mails open links too. */
export default function ConfirmConsent({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { wordings, isSignedIn } = loaderData;
  if (actionData?.isGiven) {
    return (
      <LinkDone
        title={t('auth.consent.doneTitle')}
        text={t('auth.consent.doneText')}
        isSignedIn={isSignedIn}
      />
    );
  }
  if (wordings.length === 0 || actionData) return <SpentLink />;
  return (
    <LinkPage title={t('auth.consent.title')} text={t('auth.consent.text')}>
      <ul className="mb-8 flex list-disc flex-col gap-3 pl-5">
        {wordings.map((wording) => (
          <li key={wording}>{wording}</li>
        ))}
      </ul>
      <LinkForm>
        <Button type="submit" tone="primary" size="lg" width="full">
          {t('auth.consent.button')}
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
