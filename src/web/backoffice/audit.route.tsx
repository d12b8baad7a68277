import { shopOf } from '../../server/context.ts';
import { useT } from '../i18n/i18n.tsx';
import { pageTitle } from '../i18n/page-head.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/audit.route';
import { AuditList } from './catalogue/audit-list.tsx';
import { auditViews } from './catalogue/audit-view.server.ts';
import { ListPages } from './list-pages.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, locale, lookUp, translate } = shopOf(context);
  const asked = new URL(request.url).searchParams.get('before') ?? '';
  const before = /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : null;
  const { entries, next } = await shop.listAudit({ before, locale });
  return {
    before,
    entries: auditViews(entries, lookUp, locale),
    next,
    title: pageTitle(translate('backoffice.audit.title')),
  };
}

/** Everything that staff changed in the back office, page by page. */
export default function Audit({ loaderData: { before, entries, next } }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <h1 className="text-3xl">{t('backoffice.audit.title')}</h1>
      <p className="mt-2 mb-8 max-w-measure text-sm text-muted">{t('backoffice.audit.lead')}</p>
      {entries.length === 0 ? (
        <EmptyState title={t('backoffice.audit.none')} text={t('backoffice.audit.noneText')} />
      ) : (
        <AuditList entries={entries} isOfOne={false} />
      )}
      <ListPages
        after={before}
        next={next}
        address={(after) => `/admin/audit${after === null ? '' : `?before=${after}`}`}
      />
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
