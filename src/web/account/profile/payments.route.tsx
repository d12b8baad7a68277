import { shopOf } from '../../../server/context.ts';
import { useT } from '../../i18n/i18n.tsx';
import { ButtonLink } from '../../i18n/local-link.tsx';
import { pageTitle, unlistedPage } from '../../i18n/page-head.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/payments.route';
import { DueList } from './due-list.tsx';
import { profileOwner } from './profile-owner.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { shop, translate } = shopOf(context);
  const dues = await shop.payments.listDues(context.get(profileOwner).id);
  return { dues, title: pageTitle(translate('profile.tab.payments')) };
}

/** What the customer has to pay. */
export default function PaymentsTab({ loaderData: { dues } }: Route.ComponentProps) {
  const t = useT();
  return (
    <section aria-labelledby="dues">
      <h2 id="dues" className="mb-5 text-2xl">
        {t('profile.due.title')}
      </h2>
      {dues.length === 0 ? (
        <EmptyState
          headingLevel="h3"
          title={t('profile.due.none')}
          text={t('profile.due.noneText')}
          action={<ButtonLink to="/profile/orders">{t('order.myOrders')}</ButtonLink>}
        />
      ) : (
        <DueList dues={dues} />
      )}
    </section>
  );
}

export const meta = unlistedPage;
