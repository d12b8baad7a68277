import '../i18n/backoffice-texts.ts';
import { useT } from '../i18n/i18n.tsx';
import { pageTitle } from '../i18n/page-title.ts';
import type { Route } from './+types/desk.route';
import { shopOf } from '../../server/context.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { translate, user } = shopOf(context);
  return { name: user?.name ?? '', title: pageTitle(translate('backoffice.today')) };
}

/** What waits for somebody of the shop today. */
export default function Desk({ loaderData }: Route.ComponentProps) {
  const t = useT();
  return (
    <header>
      <h1 className="text-3xl">{t('backoffice.today')}</h1>
      <p className="mt-2 text-sm text-muted">{t('backoffice.signedInAs', { name: loaderData.name })}</p>
    </header>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
