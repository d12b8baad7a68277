import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Ban from 'lucide-react/icons/ban';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleCheck from 'lucide-react/icons/circle-check';
import CreditCard from 'lucide-react/icons/credit-card';
import FileText from 'lucide-react/icons/file-text';
import Headset from 'lucide-react/icons/headset';
import MessageSquare from 'lucide-react/icons/message-square';
import Package from 'lucide-react/icons/package';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Truck from 'lucide-react/icons/truck';
import Undo2 from 'lucide-react/icons/undo-2';
import type { FormEvent } from 'react';
import { Form } from 'react-router';
import { marketOf } from '../../../domain/locale/market.ts';
import type { NotificationKind } from '../../../domain/notifications/notification.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Route } from './+types/notifications.route';
import { usePrintDay } from './use-print-day.ts';

const ICONS = {
  placed: Package,
  'delivery-quoted': Package,
  paid: CreditCard,
  processing: Package,
  'payment-part': CreditCard,
  'payment-reminder': CreditCard,
  'payment-overdue': CreditCard,
  'charge-declined': CreditCard,
  'payment-reversed': CreditCard,
  invoice: FileText,
  'part-shipped': Truck,
  shipped: Truck,
  'tracking-corrected': Truck,
  delivered: Truck,
  completed: Package,
  cancelled: Ban,
  returned: Undo2,
  undelivered: Undo2,
  'part-returned': Undo2,
  'rest-not-sent': Ban,
  refunded: CreditCard,
  'warranty-ending': ShieldCheck,
  'lease-approved': CalendarCheck,
  'lease-sent': Truck,
  'lease-handed-over': Package,
  'lease-returned': Undo2,
  'lease-completed': CalendarCheck,
  'lease-return-approved': Undo2,
  'lease-return-rejected': Ban,
  'lease-return-cancelled': Ban,
  'lease-rejected': Ban,
  'lease-cancelled': Ban,
  'lease-no-show': Ban,
  'lease-moved': CalendarDays,
  'lease-machine-back': CalendarCheck,
  'lease-due': CalendarClock,
  'lease-overdue': CalendarClock,
  'return-asked': Undo2,
  'return-approved': Undo2,
  'return-rejected': Ban,
  'return-received': Package,
  'return-sent-back': Ban,
  'return-called-off': Ban,
  'return-refund-instead': Ban,
  'return-delivery-back': Undo2,
  'return-reminder': CalendarClock,
  'exchange-asked': ArrowLeftRight,
  'exchange-approved': ArrowLeftRight,
  'exchange-rejected': Ban,
  'exchange-received': Package,
  'exchange-sent-back': Ban,
  'exchange-called-off': Ban,
  'exchange-reminder': CalendarClock,
  'exchange-choose-again': ArrowLeftRight,
  'exchange-settled': ArrowLeftRight,
  'ticket-answered': MessageSquare,
  'ticket-answered-solved': MessageSquare,
  'ticket-taken-up': Headset,
  'ticket-waiting': Headset,
  'ticket-solved': CircleCheck,
  'ticket-reopened': Headset,
  'ticket-cancelled': Ban,
  'review-published': MessageSquare,
  'review-rejected': Ban,
  'review-replied': MessageSquare,
  'exchange-credit-changed': ArrowLeftRight,
  'exchange-credit-lost': ArrowLeftRight,
  'exchange-lapsed': Ban,
} as const satisfies Readonly<Record<NotificationKind, typeof Package>>;

type Shown = Route.ComponentProps['loaderData']['notifications'][number];

/** Takes the focus to the notification's link: the button that has it goes when the notification is read. */
const focusLink = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
  currentTarget.closest('li')?.querySelector('a')?.focus({ preventScroll: true });

/** The page that a notification is about. */
function pageOf({ orderId, ticketId, leaseId, returnId, reviewId }: Shown): string {
  if (ticketId !== null) return `/support/tickets/${ticketId}`;
  if (reviewId !== null) return `/reviews/${reviewId}`;
  if (returnId !== null) return `/returns/${returnId}`;
  return leaseId === null ? `/order/${orderId}` : `/lease/${leaseId}`;
}

/** One notification: the whole row leads to what it is about, but for the button that marks it as read. */
export function NotificationRow({ notification }: { notification: Shown }) {
  const t = useT();
  const { id, kind, number, currency, createdAt, isRead } = notification;
  const print = usePrintDay(currency);
  const Icon = ICONS[kind];
  const text = t(`profile.notification.${kind}`, {
    number,
    market: currency === null ? '' : marketOf(currency),
  });
  return (
    <li className="relative flex gap-x-4 gap-y-1 py-4 max-sm:flex-wrap sm:items-center">
      <span
        aria-hidden="true"
        className="relative grid size-11 shrink-0 place-items-center rounded-full bg-fill"
      >
        <Icon size={20} strokeWidth={1.75} />
        {!isRead && (
          <span className="absolute top-0 right-0 size-3 rounded-full bg-accent ring-2 ring-canvas" />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <LocalLink
          to={pageOf(notification)}
          className={classNames('stretched hover:underline', isRead ? 'text-muted' : 'font-semibold')}
        >
          {!isRead && <VisuallyHidden>{t('profile.notifications.new')} </VisuallyHidden>}
          <Unbroken text={text} />
        </LocalLink>
        <p className="mt-0.5 text-sm text-muted">
          <time dateTime={createdAt}>{print(createdAt, 'long')}</time>
        </p>
      </div>
      {!isRead && (
        <Form
          method="post"
          preventScrollReset
          onSubmit={focusLink}
          className="relative z-1 shrink-0 max-sm:-mb-2 max-sm:basis-full max-sm:pl-11"
        >
          <input type="hidden" name="intent" value="read" />
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            size="sm"
            tone="ghost"
            aria-label={`${t('profile.notifications.read')}: ${text}`}
          >
            {t('profile.notifications.read')}
          </Button>
        </Form>
      )}
    </li>
  );
}
