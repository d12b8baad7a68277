import { useRef } from 'react';
import { Form, redirect } from 'react-router';
import { readNotificationId } from '../../../domain/notifications/notification.ts';
import { shopOf } from '../../../server/context.ts';
import { useT } from '../../i18n/i18n.tsx';
import { ButtonLink } from '../../i18n/local-link.tsx';
import { pageTitle, unlistedPage } from '../../i18n/page-head.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/notifications.route';
import { LoadMore } from './load-more.tsx';
import { NotificationRow } from './notification-row.tsx';
import { profileOwner } from './profile-owner.ts';

const ADDRESS = '/profile/notifications';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { shop, translate } = shopOf(context);
  const until = readNotificationId(url.searchParams.get('until'));
  return {
    ...(await shop.notifications.list(context.get(profileOwner).id, { until })),
    title: pageTitle(translate('profile.notifications.title')),
  };
}

/** Marks one notification as read, or all that were shown; said twice, or of somebody else's, it changes nothing. */
export async function action({ url, context }: Route.ActionArgs) {
  const { shop, region, readForm } = shopOf(context);
  const form = await readForm();
  const id = readNotificationId(form.get('id'));
  const { id: userId } = context.get(profileOwner);
  const intent = form.get('intent');
  if (id !== null && intent === 'read') await shop.notifications.read(userId, { id });
  if (id !== null && intent === 'read-all') await shop.notifications.read(userId, { until: id });
  const until = readNotificationId(url.searchParams.get('until'));
  return redirect(`/${region}${ADDRESS}${until === null ? '' : `?until=${until}`}`, 303);
}

/** What happened to the customer's orders and tickets: where the bell leads. */
export default function NotificationsTab({ loaderData: { notifications, until } }: Route.ComponentProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const [newest] = notifications;
  if (!newest) {
    return (
      <EmptyState
        title={t('profile.notifications.noneTitle')}
        text={t('profile.notifications.noneText')}
        action={
          <ButtonLink to="/profile/orders" tone="primary" size="lg">
            {t('order.myOrders')}
          </ButtonLink>
        }
      />
    );
  }
  const hasNew = notifications.some(({ isRead }) => !isRead);
  return (
    <div className="max-w-200">
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <h2 ref={heading} tabIndex={-1} className="text-2xl">
          {t('profile.notifications.title')}
        </h2>
        {(hasNew || until !== null) && (
          <Form
            method="post"
            preventScrollReset
            onSubmit={() => until === null && heading.current?.focus({ preventScroll: true })}
          >
            <input type="hidden" name="intent" value="read-all" />
            <input type="hidden" name="id" value={newest.id} />
            <Button type="submit" size="sm">
              {t('profile.notifications.readAll')}
            </Button>
          </Form>
        )}
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {notifications.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} />
        ))}
      </ul>
      {until !== null && (
        <LoadMore to={`${ADDRESS}?until=${until}`} grows label={t('profile.orders.loadMore')} />
      )}
    </div>
  );
}

export const meta = unlistedPage;
