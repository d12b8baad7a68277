import { PLAIN_PAGE } from '../../domain/routing/shared-page.ts';
import { shopOf } from '../../server/context.ts';
import { pageTitle } from '../i18n/page-head.ts';
import { ErrorPage } from './error-page.tsx';
import type { Route } from './+types/offline.route';

/** What the service worker shows for a page that was never read, while there is no connection. */
export const loader = ({ context }: Route.LoaderArgs) => ({
  title: shopOf(context).translate('error.page.offline.title'),
});

export default function Offline() {
  return <ErrorPage kind="offline" status={null} />;
}

export const handle = { sharedPage: PLAIN_PAGE };

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.title) },
  { name: 'robots', content: 'noindex' },
];
