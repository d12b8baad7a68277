import { initialsOf } from '../../../domain/account/initials.ts';
import { tieUnits } from '../../../domain/locale/no-break.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { leaveAccountCart } from '../../cart/settle-cart.ts';
import { forgetCheckout } from '../../checkout/conclude-order.ts';
import { useCurrency } from '../../i18n/currency.tsx';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink, usePath } from '../../i18n/local-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { toast } from '../../ui/toast.tsx';
import { Avatar, AvatarProblem } from './avatar.tsx';
import { useAvatar } from './use-avatar.ts';

/** Ends the session; what the browser kept of the customer's orders and cart goes with it (C §4, R24b). */
function LogoutButton() {
  const t = useT();
  const { Form, state, data: failure } = useFetcher<{ readonly isFailed: true }>();
  useEffect(() => {
    if (failure !== undefined) toast.error(t('auth.logoutFailed'));
  }, [failure, t]);
  const forget = () => {
    forgetCheckout();
    leaveAccountCart();
  };
  return (
    <Form method="post" action={usePath()('/logout')} onSubmit={forget}>
      <Button type="submit" loading={state !== 'idle'}>
        {t('profile.logout')}
      </Button>
    </Form>
  );
}

/** Who the profile belongs to, as its header says it. */
export interface ShownCustomer {
  /** Empty where none was given. */
  readonly name: string;
  readonly email: string;
  /** ISO 8601. */
  readonly memberSince: string;
  /** Where their picture is fetched from; null for none. */
  readonly image: string | null;
}

/** What a customer's orders come to. */
export interface ShownStats {
  readonly boughtPieces: number;
  readonly rentedPieces: number;
  readonly activeOrders: number;
  readonly openReturns: number;
  readonly openTickets: number;
}

/** The quick stats (C §2), with what the customer and the shop still have to settle. */
export function QuickStats({
  stats: { boughtPieces, rentedPieces, activeOrders, openReturns, openTickets },
  nextReturn,
}: {
  stats: ShownStats;
  /** The day on which the next of the rented machines comes back, ISO 8601; null where none does. */
  nextReturn: string | null;
}) {
  const t = useT();
  const locale = useLocale();
  const rows = [
    { term: t('profile.stats.bought'), value: String(boughtPieces), to: '/profile/orders?kind=purchases' },
    { term: t('profile.stats.rented'), value: String(rentedPieces), to: '/profile/orders?kind=leases' },
    { term: t('profile.stats.active'), value: String(activeOrders), to: '/profile#active' },
    {
      term: t('profile.stats.nextReturn'),
      value:
        nextReturn === null ? t('profile.stats.noReturn') : formatDate(nextReturn, locale, 'UTC', 'short'),
      to: '/profile/orders?kind=leases&status=active',
    },
    { term: t('profile.stats.openReturns'), value: String(openReturns), to: '/profile/returns?state=open' },
    { term: t('profile.stats.openTickets'), value: String(openTickets), to: '/profile/support?status=open' },
  ];
  return (
    <dl className="grid gap-px overflow-hidden rounded-lg bg-line max-sm:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] sm:grid-cols-3 lg:grid-cols-6">
      {rows.map(({ term, value, to }) => (
        <div key={term} className="relative flex flex-col-reverse justify-end gap-0.5 bg-surface px-4 py-3">
          <dt className="text-xs text-muted">
            <LocalLink to={to} className="stretched underline underline-offset-4">
              {tieUnits(term)}
            </LocalLink>
          </dt>
          <dd className="text-base font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The head of all tabs of the profile: who this is, since when, and the ways out (C §2). */
export function ProfileHeader({
  customer,
  unread,
  isStaff,
  isOverview,
}: {
  customer: ShownCustomer;
  /** Notifications that were not read. */
  unread: number;
  isStaff: boolean;
  /** Whether this is above the first tab: above the others a phone has their content at once. */
  isOverview: boolean;
}) {
  const t = useT();
  const locale = useLocale();
  const timeZone = timeZoneOf(marketOf(useCurrency()));
  const avatar = useAvatar();
  const since = formatDate(customer.memberSince, locale, timeZone, 'short');
  const atOthers = (onPhones: string) => !isOverview && onPhones;
  return (
    <header
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-8 gap-y-6',
        atOthers('max-sm:gap-y-0'),
      )}
    >
      <div className="flex min-w-0 items-center gap-4 max-sm:w-full sm:gap-6">
        <div className={classNames(atOthers('max-sm:hidden'))}>
          <Avatar image={customer.image} initials={initialsOf(customer)} avatar={avatar} />
        </div>
        <div className="min-w-0">
          <h1 className={classNames('text-3xl break-words', atOthers('max-sm:sr-only'))}>
            {customer.name || t('profile.nameless')}
          </h1>
          <p
            className={classNames(
              'mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted',
              atOthers('max-sm:hidden'),
            )}
          >
            <Badge>{t('profile.tier.standard')}</Badge>
            <span className="min-w-0 break-words">{customer.email}</span>
            <span>{t('profile.memberSince', { date: since })}</span>
          </p>
        </div>
      </div>
      <div className={classNames('flex flex-wrap gap-3', atOthers('max-sm:hidden'))}>
        {isStaff && <ButtonLink to="/admin">{t('profile.backoffice')}</ButtonLink>}
        <ButtonLink
          to="/profile/notifications"
          aria-label={unread > 0 ? t('nav.notificationsWith', { count: unread }) : undefined}
        >
          {t('nav.notifications')}
          {unread > 0 && (
            <span
              aria-hidden="true"
              data-count={unread > 99 ? '99+' : unread}
              className="grid min-h-6 min-w-6 place-items-center rounded-full bg-inverse px-2 text-xs text-on-inverse before:content-[attr(data-count)]"
            />
          )}
        </ButtonLink>
        <LogoutButton />
      </div>
      <AvatarProblem avatar={avatar} />
    </header>
  );
}
