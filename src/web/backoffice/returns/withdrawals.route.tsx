import { Form, redirect, useNavigation } from 'react-router';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { shopOf } from '../../../server/context.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/withdrawals.route';

/** A statement as staff see it. */
interface Withdrawal {
  readonly id: number;
  readonly orderId: string | null;
  readonly orderNumber: string;
  readonly name: string;
  readonly email: string;
  readonly goods: string | null;
  readonly statedAt: string;
}

/** Who withdraws from what, since when, and the button that puts it away. */
function WithdrawalRow({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useT();
  const locale = useLocale();
  const { formData } = useNavigation();
  const { id, orderId, orderNumber, name, email, goods, statedAt } = withdrawal;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 py-5 text-sm">
      <div className="min-w-0 max-w-measure">
        <p className="font-semibold">
          {orderId === null ? (
            orderNumber
          ) : (
            <LocalLink to={`/admin/orders/${orderId}`} className="underline underline-offset-4">
              {orderNumber}
            </LocalLink>
          )}
          <span className="ml-3 font-normal text-muted">
            <time dateTime={statedAt}>{formatDate(statedAt, locale, 'Europe/Kyiv', 'long')}</time>
          </span>
        </p>
        {orderId === null && <p className="mt-1 text-warning">{t('backoffice.withdrawals.unknown')}</p>}
        <p className="mt-1 break-words">
          {name},{' '}
          <a href={`mailto:${email}`} className="underline underline-offset-4">
            {email}
          </a>
        </p>
        <p className="mt-1 break-words whitespace-pre-wrap text-muted">
          {goods ?? t('order.withdrawal.wholeOrder')}
        </p>
      </div>
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" loading={formData?.get('id') === String(id)}>
          {t('backoffice.withdrawals.close')}
          <span className="sr-only"> {orderNumber}</span>
        </Button>
      </Form>
    </li>
  );
}

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
