import { auditAddress, readAuditQuery } from '../../domain/audit/audit-query.ts';
import { maySeePurchases } from '../../domain/account/role.ts';
import { shopOf } from '../../server/context.ts';
import { useT } from '../i18n/i18n.tsx';
import { usePath } from '../i18n/local-link.tsx';
import { pageTitle } from '../i18n/page-head.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/audit.route';
import { AuditFilters } from './audit-filters.tsx';
import { AuditList } from './catalogue/audit-list.tsx';
import { auditViews } from './catalogue/audit-view.server.ts';
import { readableEntries } from './catalogue/purchase-view.server.ts';
import { ListPages } from './list-pages.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, locale, lookUp, translate, user } = shopOf(context);
  const right = { withPurchases: user !== null && maySeePurchases(user) };
  const query = readAuditQuery(new URL(request.url).searchParams);
  const [{ entries, next }, people] = await Promise.all([
    shop.listAudit({ ...query, locale }),
    shop.backoffice.listPeople(),
  ]);
  return {
    query,
    entries: auditViews(readableEntries(entries, right), lookUp, locale),
    people: people.map(({ id, name, email }) => ({ id, name: name || email })),
    next,
    title: pageTitle(translate('backoffice.audit.title')),
  };
}

/** Everything that staff changed in the back office, page by page. */
export default function Audit({ loaderData: { query, people, entries, next } }: Route.ComponentProps) {
  const t = useT();
  const path = usePath();
  const isNarrowed = auditAddress(query) !== '';
  return (
    <>
      <h1 className="text-3xl">{t('backoffice.audit.title')}</h1>
      <p className="mt-2 mb-8 max-w-measure text-sm text-muted">{t('backoffice.audit.lead')}</p>
      <AuditFilters query={query} people={people} />
      {entries.length > 0 && (
        <p className="mb-6">
          <a
            href={path(`/admin/audit/csv${auditAddress(query)}`)}
            download
            className={buttonClass({ size: 'sm' })}
          >
            {t('backoffice.utilisation.csv')}
          </a>
        </p>
      )}
      {entries.length === 0 ? (
        <EmptyState
          title={t(isNarrowed ? 'backoffice.audit.noneFound' : 'backoffice.audit.none')}
          text={t(isNarrowed ? 'backoffice.audit.noneFoundText' : 'backoffice.audit.noneText')}
        />
      ) : (
        <AuditList entries={entries} isOfOne={false} />
      )}
      <ListPages
        after={query.before}
        next={next}
        address={(after) => `/admin/audit${auditAddress(query, after)}`}
      />
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
