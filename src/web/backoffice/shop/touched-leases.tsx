import type { DayMoved, DaysOffTouch, TouchedLease } from '../../../domain/rental/days-off-touch.ts';
import { printPhone } from '../../../domain/contact-data/print-phone.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';

function OrderLink({ id, number }: { id: string; number: string }) {
  const t = useT();
  return (
    <LocalLink to={`/admin/orders/${id}`} className="underline underline-offset-4">
      {t('backoffice.shop.touched.order', { number })}
    </LocalLink>
  );
}

function TouchedRow({ lease }: { lease: TouchedLease }) {
  const t = useT();
  const locale = useLocale();
  const print = (day: string) => formatDate(day, locale, 'UTC', 'short');
  const line = (key: 'due' | 'leaves' | 'free', days: DayMoved | null) =>
    days && <p>{t(`backoffice.shop.touched.${key}`, { before: print(days[0]), after: print(days[1]) })}</p>;
  const { orderId, orderNumber, customer, machine, closedStart, taken } = lease;
  return (
    <li className="flex flex-col gap-1 py-3">
      <p className="font-semibold">
        <OrderLink id={orderId} number={orderNumber} />, {machine}
      </p>
      {customer.phone !== '' && (
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <span className="break-words">{customer.name}</span>
          <a href={`tel:${customer.phone}`} className="whitespace-nowrap underline underline-offset-4">
            {printPhone(customer.phone)}
          </a>
        </p>
      )}
      {taken !== null && (
        <p className="text-danger">
          {t(`backoffice.shop.touched.${taken.order === null ? 'maintenance' : 'taken'}`, {
            date: print(taken.from),
          })}{' '}
          {taken.order !== null && <OrderLink {...taken.order} />}
        </p>
      )}
      {closedStart !== null && (
        <p>{t('backoffice.shop.touched.closedStart', { date: print(closedStart) })}</p>
      )}
      {line('due', lease.due)}
      {line('leaves', lease.leaves)}
      {line('free', lease.free)}
    </li>
  );
}

/** The agreed leases whose days move with days off that are to be saved, and the box by which an admin agrees to that where it can be. */
export function TouchedLeases({
  touched: { mark, count, leases },
  isAsked,
  error,
}: {
  touched: DaysOffTouch;
  isAsked: boolean;
  error: string | undefined;
}) {
  const t = useT();
  return (
    <section aria-labelledby="touched" className="w-full max-w-measure">
      <h2 id="touched" tabIndex={-1} className="text-xl">
        {t('backoffice.shop.touched.title', { count })}
      </h2>
      <ul className="my-4 divide-y divide-line border-y border-line text-sm">
        {leases.map((lease, index) => (
          <TouchedRow key={index} lease={lease} />
        ))}
      </ul>
      {count > leases.length && (
        <p className="mb-4 text-sm text-muted">
          {t('backoffice.shop.touched.more', { count: count - leases.length })}
        </p>
      )}
      {isAsked && (
        <CheckboxField
          name="leasesAgreed"
          value={mark}
          label={t('backoffice.shop.touched.agree')}
          hint={t('backoffice.shop.touched.agreeHint')}
          error={error}
        />
      )}
    </section>
  );
}
