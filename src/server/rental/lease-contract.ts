import { leaseContract } from '../../content/pages/legal/lease-contract.ts';
import { LEGAL_TERMS_VERSION } from '../../content/pages/legal-terms.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { dayIn, marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { tieUnits } from '../../domain/locale/no-break.ts';
import { formatMoney } from '../../domain/money/format-money.ts';
import { money } from '../../domain/money/money.ts';
import { hasContract } from '../../domain/rental/lease-contract.ts';
import { returnDay } from '../../domain/rental/rental-days.ts';
import { printPeriod } from '../../domain/rental/print-period.ts';
import type { LeaseView } from '../../domain/rental/lease-view.ts';
import type { Database } from '../database/database.ts';
import type { Part, PrintedDocument } from '../documents/document.ts';
import { partyBlocks } from '../invoices/document-parts.ts';
import { partiesOf } from '../invoices/invoice-contents.ts';
import { messagesOf } from '../messages/messages.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { orderItemsOf } from '../orders/order-views-of.ts';
import { leaseViewOf } from './find-lease.ts';

type T = ReturnType<typeof messagesOf>['translate'];

/** The machines by their numbers; the manufacturer's have a column once staff have read one off. */
function machinesTable({ item, machines }: LeaseView, t: T): Part {
  const hasSerials = machines.some(({ serialNumber }) => serialNumber !== null);
  return {
    kind: 'table',
    columns: [
      { title: t('contract.equipment'), share: 3 },
      { title: t('contract.inventory'), share: 2 },
      ...(hasSerials ? [{ title: t('contract.serial'), share: 2 }] : []),
    ],
    rows: machines.map(({ inventoryNumber, serialNumber, product }) => {
      const { name, brand, articleNumber } = product ?? item;
      return [
        { text: tieUnits(name), note: `${brand}, ${articleNumber}` },
        inventoryNumber,
        ...(hasSerials ? [serialNumber ?? '—'] : []),
      ];
    }),
  };
}

function termsPart(lease: LeaseView, { locale, currency }: LockedOrder, t: T): Part {
  const { period, item, priceMinor, depositMinor } = lease;
  const { duration, count } = item.rental;
  const amount = (minor: number) => formatMoney(money(minor, currency), locale);
  const back = period && formatDate(returnDay(period, marketOf(currency)), locale, 'UTC', 'short');
  return {
    kind: 'facts',
    rows: [
      ...(period === null
        ? []
        : [
            [
              t('lease.period'),
              `${printPeriod(period, locale)} (${t('duration.count', { duration, count })})`,
            ] as const,
          ]),
      ...(back === null ? [] : [[t('contract.returnBy'), back] as const]),
      [t('contract.price'), amount(priceMinor)],
      ...(depositMinor === null ? [] : [[t('contract.deposit'), amount(depositMinor)] as const]),
    ],
  };
}

/** The clauses, numbered. */
const clauses = (locale: LockedOrder['locale']): readonly Part[] =>
  leaseContract[locale].flatMap(([title, ...items], index): Part[] => [
    { kind: 'heading', text: `${index + 1}. ${title}` },
    { kind: 'items', items: items.map((text, place) => ({ mark: `${index + 1}.${place + 1}`, text })) },
  ]);

/**
 * The contract of a lease, in the language of its order: parties, machines, days, price and deposit, and by which terms it was
 * accepted and when. `number` is the line's in its order, from 1. Null while there is none, and once the customer's account is deleted.
 */
export async function leaseContractOf(
  database: Database,
  order: LockedOrder,
  number: number,
): Promise<PrintedDocument | null> {
  const item = ((await orderItemsOf(database, [order.id])).get(order.id) ?? [])[number - 1];
  if (order.erasedAt !== null || !item?.rental?.leaseId) return null;
  const lease = await leaseViewOf(database, order, item.rental.leaseId);
  if (lease === null || !hasContract(lease)) return null;
  const { locale, currency, orderNumber, createdAt } = order;
  const { translate: t } = messagesOf(locale);
  const timeZone = timeZoneOf(marketOf(currency));
  const day = dayIn(timeZone, createdAt);
  const parties = await partiesOf(database, order);
  const accepted = { number: orderNumber, date: formatDate(createdAt, locale, timeZone, 'moment') };
  return {
    locale,
    title: t('contract.title'),
    number: t('invoice.number', { number: `${orderNumber}/${number}` }),
    author: parties.seller.name,
    day,
    byline: [],
    parts: [
      partyBlocks(parties, locale, {
        isBankSaid: false,
        labels: [t('contract.lessor'), t('contract.renter')],
      }),
      machinesTable(lease, t),
      termsPart(lease, order, t),
      ...clauses(locale),
      {
        kind: 'small',
        text: [
          t('contract.accepted', accepted),
          // Of an order from before this version nobody can say by which it was accepted.
          ...(day < LEGAL_TERMS_VERSION
            ? []
            : [t('contract.version', { date: formatDate(LEGAL_TERMS_VERSION, locale, 'UTC', 'short') })]),
        ].join(' '),
      },
    ],
    pageLabel: (page, count) => t('document.page', { number: page, count }),
  };
}
