import { and, asc, eq, inArray } from 'drizzle-orm';
import { sellerIn } from '../../../content/pages/sellers.ts';
import { COUNTRIES } from '../../../domain/contact-data/countries.ts';
import { addressLines } from '../../../domain/contact-data/print-address.ts';
import { printPhone } from '../../../domain/contact-data/print-phone.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { dayIn, marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { tieUnits } from '../../../domain/locale/no-break.ts';
import { returnLabelName, type TerminationPlace } from '../../../domain/rental/return-label.ts';
import type { Database } from '../../database/database.ts';
import type { PrintedDocument } from '../../documents/document.ts';
import { qrMatrix } from '../../documents/qr-code.ts';
import { messagesOf } from '../../messages/messages.ts';
import type { LockedOrder } from '../../orders/lock-order.ts';
import { orderItemsOf } from '../../orders/order-views-of.ts';
import { orderAddresses } from '../../orders/address-tables.ts';
import { standingBookings } from '../lease-days.ts';
import { depots, machines } from '../tables.ts';
import { terminationsOf } from './find-termination.ts';

/** The machines of a lease that are still out, and the depot that they belong to. */
async function machinesOut(database: Database, leaseId: string) {
  const out = await standingBookings(database, leaseId);
  if (out.length === 0) return [];
  return database
    .select({
      inventoryNumber: machines.inventoryNumber,
      serialNumber: machines.serialNumber,
      depot: depots.name,
    })
    .from(machines)
    .innerJoin(depots, eq(depots.id, machines.depotId))
    .where(
      inArray(
        machines.id,
        out.map(({ machineId }) => machineId),
      ),
    )
    .orderBy(asc(machines.inventoryNumber));
}

/**
 * The label with which the machines of a lease are sent back (C §3), in the language of the order: from whom and to which depot, what is in
 * the parcel, and the number of the request, to be read by a camera, too. Null for a request that is not sent by carrier, or not now, and once
 * the customer's account is deleted.
 */
export async function returnLabelOf(
  database: Database,
  order: LockedOrder,
  place: TerminationPlace,
): Promise<PrintedDocument | null> {
  const item = ((await orderItemsOf(database, [order.id])).get(order.id) ?? [])[place.line - 1];
  const leaseId = item?.rental?.leaseId;
  if (order.erasedAt !== null || !item || leaseId == null) return null;
  const name = returnLabelName(place);
  const request = (await terminationsOf(database, [leaseId])).find(({ label }) => label === name);
  const [sender] = await database
    .select()
    .from(orderAddresses)
    .where(and(eq(orderAddresses.orderId, order.id), eq(orderAddresses.kind, 'shipping')));
  if (!request || !sender) return null;
  const { locale, currency, orderNumber } = order;
  const market = marketOf(currency);
  const { translate: t } = messagesOf(locale);
  const seller = sellerIn(market, locale);
  const country = COUNTRIES.find((each) => each === sender.country);
  const out = await machinesOut(database, leaseId);
  return {
    locale,
    title: t('lease.return.label'),
    number: t('invoice.number', { number: request.number }),
    author: seller.name,
    day: dayIn(timeZoneOf(market), request.requestedAt),
    byline: [],
    parts: [
      {
        kind: 'blocks',
        blocks: [
          {
            label: t('lease.return.label.from'),
            title: `${sender.firstName} ${sender.lastName}`.trim(),
            lines: [
              ...addressLines(sender, country && country !== 'OTHER' ? t(`country.${country}`) : undefined),
              printPhone(sender.phone),
            ],
          },
          {
            label: t('lease.return.label.to'),
            title: seller.name,
            lines: [
              ...(out[0] ? [t('lease.return.label.depot', { name: out[0].depot[locale] })] : []),
              seller.address,
              printPhone(seller.phone),
            ],
          },
        ],
      },
      {
        kind: 'facts',
        rows: [
          [t('lease.return.number'), request.number],
          [t('lease.return.label.lease'), `${orderNumber}/${place.line}`],
          [t('contract.equipment'), tieUnits(item.name)],
          [
            t('contract.machines'),
            out
              .map(({ inventoryNumber, serialNumber }) =>
                serialNumber === null ? inventoryNumber : `${inventoryNumber} (${serialNumber})`,
              )
              .join(', '),
          ],
          [t('lease.return.day'), formatDate(request.returnOn, locale, 'UTC', 'short')],
        ],
        code: { modules: qrMatrix(request.number), label: request.number },
      },
      { kind: 'paragraph', text: t('lease.return.label.how') },
    ],
    pageLabel: (page, count) => t('document.page', { number: page, count }),
  };
}
