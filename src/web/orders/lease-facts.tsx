import type { ReactNode } from 'react';
import { formatDate } from '../../domain/locale/format-date.ts';
import { money } from '../../domain/money/money.ts';
import type { LeaseView } from '../../domain/rental/lease-view.ts';
import { printPeriod } from '../../domain/rental/print-period.ts';
import { periodTerm } from '../../domain/rental/rental-days.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { Price } from '../i18n/price.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { DefinitionTable } from '../ui/definition-table.tsx';
import { ReturnNote } from './return-note.tsx';
import { useKeptKey } from './use-document-link.ts';

/** The machines by their numbers, and by their names where they are not what was ordered. */
export function LeasedMachines({ machines }: Pick<LeaseView, 'machines'>) {
  const t = useT();
  return (
    <ul className="divide-y divide-line border-y border-line text-sm">
      {machines.map(({ inventoryNumber, serialNumber, product }) => (
        <li key={inventoryNumber} className="flex flex-wrap gap-x-6 gap-y-1 py-3.5">
          <span className="font-medium">{t('lease.inventory', { number: inventoryNumber })}</span>
          {serialNumber !== null && (
            <span className="text-muted">{t('lease.serial', { number: serialNumber })}</span>
          )}
          {product != null && (
            <span className="basis-full text-muted">
              <Unbroken text={product.name} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Its days, when it comes back, what it costs and the order that it is of. */
export function LeaseFacts({ lease }: { lease: LeaseView }) {
  const t = useT();
  const locale = useLocale();
  const { item, period, due, order, priceMinor, depositMinor, depositBackMinor } = lease;
  const orderPath = useKeptKey()(`/order/${order.id}`);
  const { duration, count } = periodTerm(period, item.rental);
  const { earlyEnd } = lease;
  const price = (minor: number) => <Price money={money(minor, order.currency)} />;
  const fact = (term: string, value: ReactNode) => ({ term, value });
  const facts = [
    period && fact(t('lease.period'), printPeriod(period, locale)),
    fact(t('lease.term'), t('duration.count', { duration, count })),
    item.options !== undefined &&
      item.options.length > 0 &&
      fact(t('lease.options'), item.options.map(({ name }) => name).join('; ')),
    due &&
      fact(
        t('lease.return'),
        <>
          <time dateTime={due.day} className="block">
            {formatDate(due.day, locale, 'UTC', 'short')}
          </time>
          <ReturnNote due={due} />
        </>,
      ),
    fact(t('lease.price'), price(priceMinor)),
    earlyEnd !== null && fact(t('lease.return.fee'), price(earlyEnd.feeMinor)),
    earlyEnd !== null && earlyEnd.refundMinor > 0 && fact(t('lease.rentBack'), price(earlyEnd.refundMinor)),
    depositMinor !== null && fact(t('lease.deposit'), price(depositMinor)),
    depositBackMinor !== null && fact(t('lease.depositBack'), price(depositBackMinor)),
    fact(
      t('lease.order'),
      <LocalLink to={orderPath} className="underline underline-offset-4">
        {order.orderNumber}
      </LocalLink>,
    ),
  ];
  return (
    <>
      <DefinitionTable rows={facts.filter((each) => each !== null && each !== false)} />
      {depositMinor !== null && <p className="mt-4 text-xs text-muted">{t('lease.depositNote')}</p>}
    </>
  );
}
