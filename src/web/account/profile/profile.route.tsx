import { Outlet, redirect, useLocation } from 'react-router';
import { frameAsksAnew } from '../../form/frame-asks-anew.ts';
import { avatarAddress } from '../../../domain/account/avatar.ts';
import { worksHere } from '../../../domain/account/role.ts';
import { shopOf } from '../../../server/context.ts';
import { pageMessages } from '../../i18n/page-messages.tsx';
import { keptNowhere } from '../../i18n/page-head.ts';
import { classNames } from '../../ui/class-names.ts';
import { useOwnHistory } from '../../form/typed-owner.ts';
import type { Route } from './+types/profile.route';
import { DeletionBanner } from './deletion-banner.tsx';
import { ProfileHeader, QuickStats } from './profile-header.tsx';
import { profileOwner } from './profile-owner.ts';
import { ProfileTabs } from './profile-tabs.tsx';
import { signInAddress } from './sign-in-address.ts';

/**
 * The door of the profile, before every loader and action of its tabs: visitors sign in first and come back to the tab that
 * they asked for. Behind it `profileOwner` is who is signed in.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, request, url }) => {
    const { shop, user, region, locale } = shopOf(context);
    if (user === null) throw redirect(signInAddress(region, url));
    context.set(profileOwner, user);
    if (request.method === 'POST') await shop.account.noteLanguage(user.id, locale);
  },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { id, name, email, isConfirmed, memberSince, role } = context.get(profileOwner);
  const { shop } = shopOf(context);
  const [stats, returns, openReturns, openTickets, image, deletion, unread] = await Promise.all([
    shop.orders.sumUpOwnOrders(id),
    shop.orders.listReturns(id),
    shop.returns.countOpen(id),
    shop.support.countOpen({ userId: id, email: isConfirmed ? email : null }),
    shop.avatars.keyOf(id),
    shop.deletions.find(id),
    shop.notifications.countUnread(id),
  ]);
  return {
    customer: { name, email, memberSince, image: avatarAddress(image) },
    stats: { ...stats, openReturns, openTickets },
    nextReturn: returns[0]?.due.day ?? null,
    deletion,
    unread,
    isStaff: worksHere(role),
  };
}

/** The header changes with the language and with what a form did; not on the way from tab to tab, nor with a tab's filters. */
export const shouldRevalidate = frameAsksAnew;

/** The frame around the tabs of the profile (C §2, R21). */
export default function Profile({
  loaderData: { customer, stats, nextReturn, deletion, unread, isStaff },
}: Route.ComponentProps) {
  useOwnHistory();
  const isOverview = useLocation().pathname.endsWith('/profile');
  return (
    <div
      data-uncovered=""
      className={classNames('container-page pb-section sm:pt-10', isOverview ? 'pt-8' : 'pt-2')}
    >
      {deletion && <DeletionBanner deletion={deletion} />}
      <ProfileHeader customer={customer} unread={unread} isStaff={isStaff} isOverview={isOverview} />
      <div className={classNames('mb-8 sm:mt-10 sm:mb-10', isOverview && 'mt-8')}>
        <ProfileTabs />
      </div>
      <Outlet />
      {isOverview && (
        <div className="mt-12">
          <QuickStats stats={stats} nextReturn={nextReturn} />
        </div>
      )}
    </div>
  );
}

/** Of all tabs: none is there before the frame around it. */
export const headers = keptNowhere;

export const handle = { texts: await pageMessages('account', 'counter', 'cart') };

export const meta = () => [{ name: 'robots', content: 'noindex' }];
