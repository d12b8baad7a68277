import { useT } from '../i18n/i18n.tsx';
import { pageTitle } from '../i18n/page-title.ts';
import type { Route } from './+types/overview.route';
import { shopOf } from '../../server/context.ts';
import { WaitingList } from './waiting-list.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { shop, translate, user } = shopOf(context);
  return {
    name: user?.name ?? '',
    waiting: await shop.backoffice.countWaiting(),
    title: pageTitle(translate('backoffice.today')),
  };
}

/** What waits for somebody of the shop today. */
export default function Overview({ loaderData: { name, waiting } }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <header className="mb-8">
        <h1 className="text-3xl">{t('backoffice.today')}</h1>
        <p className="mt-2 text-sm text-muted">{t('backoffice.signedInAs', { name })}</p>
      </header>
      <WaitingList waiting={waiting} />
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
