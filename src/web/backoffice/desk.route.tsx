import '../i18n/backoffice-texts.ts';
import { useT } from '../i18n/i18n.tsx';
import { pageTitle } from '../i18n/page-title.ts';
import type { Route } from './+types/desk.route';
import { shopOf } from '../../server/context.ts';
import { QueueList } from './orders/queue-list.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { shop, translate, user } = shopOf(context);
  return {
    name: user?.name ?? '',
    queues: await shop.backoffice.countQueues(),
    title: pageTitle(translate('backoffice.today')),
  };
}

/** What waits for somebody of the shop today. */
export default function Desk({ loaderData: { name, queues } }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <header className="mb-8">
        <h1 className="text-3xl">{t('backoffice.today')}</h1>
        <p className="mt-2 text-sm text-muted">{t('backoffice.signedInAs', { name })}</p>
      </header>
      <QueueList queues={queues} />
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
