import { readBillingQuery } from '../../../domain/payments/billing.ts';
import { shopOf } from '../../../server/context.ts';
import { useT } from '../../i18n/i18n.tsx';
import { ButtonLink } from '../../i18n/local-link.tsx';
import { pageTitle, unlistedPage } from '../../i18n/page-head.ts';
import type { Route } from './+types/payments.route';
import { BillingHistory } from './billing-history.tsx';
import { DueList } from './due-list.tsx';
import { UpcomingBills } from './upcoming-bills.tsx';
import { METHODS_PATH, MethodFace } from './method-forms.tsx';
import { profileOwner } from './profile-owner.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { shop, translate } = shopOf(context);
  const { id } = context.get(profileOwner);
  const query = readBillingQuery(url.searchParams);
  const [dues, bills, methods, billing] = await Promise.all([
    shop.payments.listDues(id),
    shop.orders.upcomingBills(id),
    shop.payments.methods.list(id),
    shop.payments.listBilling(id, query),
  ]);
  const archiveYear = query.year ?? (billing.years.length === 1 ? billing.years[0] : undefined);
  const archives =
    archiveYear === undefined
      ? null
      : { year: archiveYear, parts: await shop.payments.countBillingArchives(id, archiveYear) };
  return {
    dues,
    bills,
    methods,
    query,
    billing,
    archives,
    title: pageTitle(translate('profile.tab.payments')),
  };
}

/** What the customer has to pay, what by, and what was paid and given back. */
export default function PaymentsTab({
  loaderData: { dues, bills, methods, query, billing, archives },
}: Route.ComponentProps) {
  const t = useT();
  return (
    <div className="flex flex-col gap-14">
      <section aria-labelledby="dues">
        <h2 id="dues" className="mb-5 text-2xl">
          {t('profile.due.title')}
        </h2>
        {dues.length === 0 ? <p className="text-muted">{t('profile.due.none')}</p> : <DueList dues={dues} />}
      </section>
      {bills.length > 0 && <UpcomingBills bills={bills} />}
      <section aria-labelledby="methods">
        <h2 id="methods" className="mb-5 text-2xl">
          {t('profile.methods.title')}
        </h2>
        {methods.length === 0 ? (
          <p className="text-muted">{t('profile.methods.none')}</p>
        ) : (
          <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
            {methods.map((method) => (
              <li key={method.id}>
                <MethodFace method={method} />
              </li>
            ))}
          </ul>
        )}
        <p className="mt-5">
          <ButtonLink to={METHODS_PATH} size="sm">
            {t(methods.length === 0 ? 'profile.methods.add' : 'profile.methods.manage')}
          </ButtonLink>
        </p>
      </section>
      <section aria-labelledby="billing">
        <h2 id="billing" className="mb-5 text-2xl">
          {t('profile.billing.title')}
        </h2>
        <BillingHistory query={query} archives={archives} {...billing} />
      </section>
    </div>
  );
}

export const meta = unlistedPage;
