import FileText from 'lucide-react/icons/file-text';
import PackageOpen from 'lucide-react/icons/package-open';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import {
  OWN_RETURN_STATES,
  ownReturnsAddress,
  readOwnReturns,
  type OwnReturnState,
} from '../../../domain/returns/returns-query.ts';
import { shopOf } from '../../../server/context.ts';
import { useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../../i18n/local-link.tsx';
import { pageTitle, unlistedPage } from '../../i18n/page-head.ts';
import { pageMessages } from '../../i18n/page-messages.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/returns.route';
import { LinkTiles } from './link-tiles.tsx';
import { LoadMore } from './load-more.tsx';
import { OwnReturns, OwnTerminations } from './own-returns.tsx';
import { profileOwner } from './profile-owner.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { shop, translate } = shopOf(context);
  const { id } = context.get(profileOwner);
  const query = readOwnReturns(url.searchParams);
  const isOpen = (status: string) => !['COMPLETED', 'REJECTED', 'CANCELLED'].includes(status);
  const terminations = (await shop.orders.listOwnTerminations(id)).filter(
    ({ status }) =>
      query.state !== 'exchanges' && (query.state === 'all' || isOpen(status) === (query.state === 'open')),
  );
  return {
    query,
    ...(await shop.returns.listOwn(id, query)),
    terminations,
    title: pageTitle(translate('profile.tab.returns')),
  };
}

/** Which returns are shown, as links: the address says it. */
function StateLinks({ state }: { state: OwnReturnState }) {
  const t = useT();
  return (
    <nav aria-label={t('return.list.filter')} className="mb-6 flex flex-wrap gap-2">
      {OWN_RETURN_STATES.map((each) => (
        <ButtonLink
          key={each}
          to={`/profile/returns${ownReturnsAddress({ state: each, until: null })}`}
          size="sm"
          tone={each === state ? 'secondary' : 'ghost'}
          aria-current={each === state ? 'page' : undefined}
          data-stay
        >
          {t(`return.list.${each}`)}
        </ButtonLink>
      ))}
    </nav>
  );
}

/** How goods go back, in words and links. */
function Help() {
  const t = useT();
  return (
    <section aria-labelledby="help" className="mt-12">
      <h3 id="help" className="text-xl">
        {t('return.list.help')}
      </h3>
      <p className="mt-3 mb-6 max-w-measure text-muted">{t('profile.returns.lead')}</p>
      <LinkTiles
        tiles={[
          {
            to: '/withdrawal',
            Icon: FileText,
            title: t('profile.returns.withdraw'),
            text: t('profile.returns.withdrawText'),
          },
          {
            to: '/profile/orders?status=delivered',
            Icon: TriangleAlert,
            title: t('profile.returns.complain'),
            text: t('profile.returns.complainText'),
          },
          {
            to: '/returns',
            Icon: PackageOpen,
            title: t('profile.returns.how'),
            text: t('profile.returns.howText'),
          },
        ]}
      />
    </section>
  );
}

/** A customer's returns of goods and of rented machines, narrowed by their state, and how goods go back. */
export default function ReturnsTab({
  loaderData: { query, returns, until, terminations },
}: Route.ComponentProps) {
  const t = useT();
  const { state } = query;
  const hasAny = returns.length > 0 || terminations.length > 0 || state !== 'all';
  return (
    <section aria-labelledby="returns">
      <h2 id="returns" className="mb-6 text-2xl">
        {t('profile.tab.returns')}
      </h2>
      {hasAny && <StateLinks state={state} />}
      {returns.length === 0 && terminations.length === 0 ? (
        <EmptyState
          headingLevel="h3"
          title={t('return.list.none')}
          text={t('return.list.noneText')}
          action={<ButtonLink to="/profile/orders">{t('return.list.toOrders')}</ButtonLink>}
        />
      ) : (
        <OwnReturns returns={returns} />
      )}
      {until !== null && (
        <LoadMore
          to={`/profile/returns${ownReturnsAddress({ state, until })}`}
          grows
          label={t('return.list.more')}
        />
      )}
      {terminations.length > 0 && <OwnTerminations terminations={terminations} />}
      <p className="mt-8 text-sm">
        <LocalLink to="/profile/orders" className="underline underline-offset-4">
          {t('return.list.toOrders')}
        </LocalLink>
      </p>
      <Help />
    </section>
  );
}

export const handle = { texts: await pageMessages('returns') };

export const meta = unlistedPage;
