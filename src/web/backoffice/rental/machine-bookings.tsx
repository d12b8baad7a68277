import { Form, useNavigation } from 'react-router';
import type { StaffBooking } from '../../../domain/rental/booking.ts';
import { printPeriod } from '../../../domain/rental/print-period.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink, usePath } from '../../i18n/local-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { chipClass } from '../../ui/chip.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { ListPages } from '../list-pages.tsx';
import { bookedFor } from './machine-refusal.ts';

const LISTS = ['coming', 'past'] as const;

/** Whose a machine is on which days, with what can be done about it. */
function BookingRow({ booking }: { booking: StaffBooking & { readonly isMovable: boolean } }) {
  const t = useT();
  const locale = useLocale();
  const { formData } = useNavigation();
  const { id, order, purpose, status, leaseStatus, isMovable } = booking;
  const days = printPeriod(booking, locale);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4 text-sm">
      <div className="min-w-0">
        <p className="font-semibold">
          {order === null ? (
            t(`backoffice.machines.purpose.${purpose}`)
          ) : (
            <LocalLink to={`/admin/orders/${order.id}`} className="underline underline-offset-4">
              {order.number}
            </LocalLink>
          )}
        </p>
        <p className="mt-1 text-muted">{days}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {order !== null && <Badge>{t(`backoffice.machines.bookingStatus.${status}`)}</Badge>}
        {isMovable && (
          <ButtonLink to={`/admin/board/${id}`} size="sm">
            {t('backoffice.machines.move')}
            <span className="sr-only">
              {' '}
              {bookedFor(booking, t)}, {days}
            </span>
          </ButtonLink>
        )}
        {status === 'CONFIRMED' && leaseStatus === 'ACTIVE' && (
          <ButtonLink to={`/admin/board/${id}`} size="sm">
            {t('backoffice.machines.swap')}
            <span className="sr-only">
              {' '}
              {bookedFor(booking, t)}, {days}
            </span>
          </ButtonLink>
        )}
        {isMovable && purpose === 'maintenance' && (
          <Form method="post">
            <input type="hidden" name="intent" value="cancel-maintenance" />
            <input type="hidden" name="bookingId" value={id} />
            <Button type="submit" size="sm" tone="ghost" loading={formData?.get('bookingId') === id}>
              {t('backoffice.machines.cancelMaintenance')}
              <span className="sr-only"> {days}</span>
            </Button>
          </Form>
        )}
      </div>
    </li>
  );
}

/** The bookings of a machine, page by page: those that are not over from the next on, the others from the latest back. */
export function MachineBookings({
  machineId,
  list: current,
  after,
  bookings,
  next,
}: {
  machineId: number;
  list: (typeof LISTS)[number];
  after: string | null;
  bookings: readonly (StaffBooking & { readonly isMovable: boolean })[];
  next: string | null;
}) {
  const t = useT();
  const path = `/admin/machines/${machineId}`;
  const base = usePath()(path);
  return (
    <TitledSection id="bookings" title={t('backoffice.machines.bookings')}>
      <ul className="mb-4 flex flex-wrap gap-2">
        {LISTS.map((list) => (
          <li key={list}>
            <a
              href={list === 'past' ? `${base}?bookings=past` : base}
              aria-current={list === current ? 'true' : undefined}
              className={chipClass({ selected: list === current })}
            >
              {t(`backoffice.machines.bookingsList.${list}`)}
            </a>
          </li>
        ))}
      </ul>
      {bookings.length === 0 ? (
        <p className="text-sm text-muted">{t('backoffice.machines.noBookings')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {bookings.map((booking) => (
            <BookingRow key={booking.id} booking={booking} />
          ))}
        </ul>
      )}
      <ListPages
        after={after}
        next={next}
        address={(day) => `${path}?bookings=${current}${day === null ? '' : `&after=${day}`}`}
      />
    </TitledSection>
  );
}
