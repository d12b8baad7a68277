import { dayIn } from '../../../domain/locale/market.ts';
import { orderDocumentPath } from '../../../domain/invoices/order-documents.ts';
import {
  readWarrantiesQuery,
  warrantiesAddress,
  WARRANTY_VIEWS,
  type WarrantiesQuery,
} from '../../../domain/warranties/warranties-query.ts';
import { shopOf } from '../../../server/context.ts';
import { useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../../i18n/local-link.tsx';
import { pageTitle, unlistedPage } from '../../i18n/page-head.ts';
import { pageMessages } from '../../i18n/page-messages.tsx';
import { chipClass } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { printWarranties } from '../../warranties/print-warranties.ts';
import { WarrantyRow } from '../../warranties/warranty-row.tsx';
import type { Route } from './+types/warranties.route';
import { LoadMore } from './load-more.tsx';
import { profileOwner } from './profile-owner.ts';

const PATH = '/profile/warranties';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { shop, locale, translate } = shopOf(context);
  const query = readWarrantiesQuery(url.searchParams);
  const { warranties, hasMore } = await shop.warranties.list(context.get(profileOwner).id, query);
  const today = dayIn('Europe/Kyiv', new Date().toISOString());
  return {
    query,
    warranties: printWarranties(warranties, { locale, translate, today }),
    hasMore,
    title: pageTitle(translate('warranty.title')),
  };
}

/** Which of the warranties are shown, as links. */
function ViewLinks({ query }: { query: WarrantiesQuery }) {
  const t = useT();
  return (
    <ul aria-label={t('warranty.filter')} className="flex flex-wrap gap-2">
      {(['all', ...WARRANTY_VIEWS] as const).map((view) => (
        <li key={view}>
          <LocalLink
            to={PATH + warrantiesAddress({ view, parts: 1 })}
            data-stay
            aria-current={view === query.view ? 'true' : undefined}
            className={chipClass({ selected: view === query.view })}
          >
            {t(`warranty.view.${view}`)}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}

/** Where there is nothing of what was chosen, or nothing at all yet. */
function NoWarranties({ query }: { query: WarrantiesQuery }) {
  const t = useT();
  const isPart = query.view !== 'all';
  return (
    <EmptyState
      headingLevel="h3"
      title={t(isPart ? 'warranty.noneOfView' : 'warranty.noneTitle')}
      text={isPart ? undefined : t('warranty.noneText')}
      action={
        isPart ? (
          <ButtonLink to={PATH} data-stay>
            {t('warranty.showAll')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/shop" tone="primary" size="lg">
            {t('profile.toShop')}
          </ButtonLink>
        )
      }
    />
  );
}

/** What a customer bought, and until when it is covered (C §3). */
export default function Warranties({ loaderData: { query, warranties, hasMore } }: Route.ComponentProps) {
  const t = useT();
  const isEmpty = warranties.length === 0;
  return (
    <section aria-labelledby="warranties">
      <p className="mb-4 text-sm">
        <LocalLink to="/profile/support" className="underline underline-offset-4">
          {t('warranty.back')}
        </LocalLink>
      </p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 id="warranties" className="text-2xl">
          {t('warranty.title')}
        </h2>
        <p role="status" className="text-sm text-muted">
          {!isEmpty && t(hasMore ? 'warranty.countShown' : 'warranty.count', { count: warranties.length })}
        </p>
      </div>
      <p className="mt-3 max-w-measure text-muted">
        {t('warranty.lead')} {t('warranty.law')}
      </p>
      <div className="mt-6 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {(!isEmpty || query.view !== 'all') && <ViewLinks query={query} />}
        <LocalLink
          to="/profile/installations"
          className="inline-flex min-h-9 items-center text-sm underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {t('warranty.toInstallations')}
        </LocalLink>
      </div>
      {isEmpty ? (
        <NoWarranties query={query} />
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {warranties.map((warranty) => (
            <WarrantyRow
              key={warranty.itemId}
              warranty={warranty}
              cardLink={orderDocumentPath(warranty.orderId, warranty.card)}
            />
          ))}
        </ul>
      )}
      {hasMore && (
        <LoadMore
          to={PATH + warrantiesAddress({ ...query, parts: query.parts + 1 })}
          grows
          label={t('warranty.more')}
        />
      )}
    </section>
  );
}

export const handle = { texts: await pageMessages('warranty') };

export const meta = unlistedPage;
