import { redirect } from 'react-router';
import { useT } from '../../i18n/i18n.tsx';
import { pageTitle } from '../../i18n/page-title.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/withdrawals.route';
import { shopOf } from '../../../server/context.ts';
import { WithdrawalRow } from './withdrawal-row.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { shop, translate } = shopOf(context);
  const title = pageTitle(translate('backoffice.withdrawals.title'));
  return { title, withdrawals: await shop.orders.listOpenWithdrawals() };
}

export async function action({ context }: Route.ActionArgs) {
  const { shop, user, region, readForm } = shopOf(context);
  const id = Number((await readForm()).get('id'));
  await shop.orders.closeWithdrawal({ id, staffId: user?.id ?? '' });
  return redirect(`/${region}/admin/withdrawals`, 303);
}

/** Statements of withdrawal that nobody has dealt with, the oldest first. */
export default function StaffWithdrawals({ loaderData: { withdrawals } }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <h1 className="text-3xl">{t('backoffice.withdrawals.title')}</h1>
      <p className="mt-2 mb-6 max-w-measure text-sm text-muted">{t('backoffice.withdrawals.text')}</p>
      {withdrawals.length === 0 ? (
        <EmptyState title={t('backoffice.withdrawals.none')} />
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {withdrawals.map((withdrawal) => (
            <WithdrawalRow key={withdrawal.id} withdrawal={withdrawal} />
          ))}
        </ul>
      )}
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
