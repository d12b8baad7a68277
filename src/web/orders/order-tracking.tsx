import Truck from 'lucide-react/icons/truck';
import { formatDate } from '../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { carrierName, trackingUrl, type Tracking } from '../../domain/orders/carriers.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import {
  isPartlySent,
  leftToSend,
  type LinePieces,
  type ShipmentView,
} from '../../domain/orders/shipments.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { buttonClass } from '../ui/button.tsx';
import { DefinitionTable } from '../ui/definition-table.tsx';
import { TitledSection } from '../ui/titled-section.tsx';
import { CopyButton } from './copy-button.tsx';

/** The carrier of a parcel and its number; `of` names the parcel among others, `day` when it was handed over. */
function TrackingFacts({ tracking, of = '', day }: { tracking: Tracking; of?: string; day?: string }) {
  const t = useT();
  const locale = useLocale();
  const numberName = t('order.tracking.number');
  return (
    <DefinitionTable
      rows={[
        ...(day === undefined ? [] : [{ term: t('order.parcel.handedOver'), value: day }]),
        { term: t('order.tracking.carrier'), value: carrierName(tracking.carrier)[locale] },
        {
          term: numberName,
          value: (
            <span className="flex items-center justify-between gap-2">
              <span className="min-w-0 break-all">{tracking.number}</span>
              <CopyButton text={tracking.number} name={of === '' ? numberName : `${numberName}, ${of}`} />
            </span>
          ),
        },
      ]}
    />
  );
}

/** The way to the carrier's own page about a parcel. */
function FollowLink({ tracking, of = '' }: { tracking: Tracking; of?: string }) {
  const t = useT();
  const locale = useLocale();
  return (
    <a
      href={trackingUrl(tracking)}
      target="_blank"
      rel="noopener noreferrer"
      className={`${buttonClass({ tone: of === '' ? 'primary' : 'secondary' })} mt-4`}
    >
      <Truck size={18} strokeWidth={1.75} aria-hidden="true" />
      {t('order.tracking.follow', { carrier: carrierName(tracking.carrier)[locale] })}
      <span className="sr-only">
        {of === '' ? '' : `, ${of}`}, {t('footer.newWindow')}
      </span>
    </a>
  );
}

/** Goods with their pieces. */
function Contents({ lines }: { lines: readonly LinePieces[] }) {
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {lines.map(({ itemId, name, pieces }) => (
        <li key={itemId} className="flex justify-between gap-x-4">
          <span className="min-w-0">
            <Unbroken text={name} />
          </span>
          <span className="shrink-0 text-muted">× {pieces}</span>
        </li>
      ))}
    </ul>
  );
}

function Parcel({ parcel, day }: { parcel: ShipmentView; day: string }) {
  const t = useT();
  const { position, tracking, lines } = parcel;
  const name = t('order.parcel', { position });
  return (
    <li className="border-b border-line py-6 first:pt-0 last:border-0 last:pb-0">
      <h3 className="mb-2 text-base font-semibold">{name}</h3>
      <Contents lines={lines} />
      {tracking !== null && (
        <div className="mt-3">
          <TrackingFacts tracking={tracking} of={name} day={day} />
          <FollowLink tracking={tracking} of={name} />
        </div>
      )}
    </li>
  );
}

/** Who carries the goods of an order, under which numbers, and the carriers' own pages about them; of an order in parts, what is in each and what is to follow. */
export function OrderTracking({
  order,
}: {
  order: Pick<OrderView, 'status' | 'items' | 'shipments' | 'currency'>;
}) {
  const t = useT();
  const locale = useLocale();
  const { shipments, currency } = order;
  const unsent = leftToSend(order);
  const [first] = shipments;
  if (first === undefined) return null;
  if (shipments.length === 1 && unsent.length === 0) {
    if (first.tracking === null) return null;
    return (
      <TitledSection id="tracking" title={t('order.tracking')} isPanel>
        <TrackingFacts tracking={first.tracking} />
        <FollowLink tracking={first.tracking} />
      </TitledSection>
    );
  }
  const dayOf = (at: string) => formatDate(at, locale, timeZoneOf(marketOf(currency)), 'short');
  return (
    <TitledSection id="tracking" title={t('order.parcels')} isPanel>
      <ul className="flex flex-col">
        {shipments.map((parcel) => (
          <Parcel key={parcel.position} parcel={parcel} day={dayOf(parcel.handedOverAt)} />
        ))}
        {unsent.length > 0 && (
          <li className="pt-6">
            <h3 className="mb-2 text-base font-semibold">
              {t(isPartlySent(order) ? 'order.parcel.unsent' : 'order.parcel.notSent')}
            </h3>
            <Contents lines={unsent} />
          </li>
        )}
      </ul>
    </TitledSection>
  );
}
