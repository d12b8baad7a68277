import { formatDate } from '../../../domain/locale/format-date.ts';
import { formatPercent } from '../../../domain/locale/format-percent.ts';
import { dayIn, marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { tieUnits } from '../../../domain/locale/no-break.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import { money } from '../../../domain/money/money.ts';
import {
  CHECKLISTS,
  fuelPercent,
  SIGNATURE_BOX,
  type ProtocolSubject,
} from '../../../domain/rental/protocol.ts';
import type { ProtocolView } from '../../../domain/rental/protocol-view.ts';
import type { Database } from '../../database/database.ts';
import type { Part, PrintedDocument } from '../../documents/document.ts';
import { partyBlocks } from '../../invoices/document-parts.ts';
import { partiesOf } from '../../invoices/invoice-contents.ts';
import { messagesOf } from '../../messages/messages.ts';
import type { LockedOrder } from '../../orders/lock-order.ts';
import { orderItemsOf } from '../../orders/order-views-of.ts';
import { signedProtocols } from './read-protocols.ts';

type T = ReturnType<typeof messagesOf>['translate'];

function checksTable({ machineKind, values: { checks } }: ProtocolView, t: T): Part {
  return {
    kind: 'table',
    columns: [
      { title: t('protocol.checks'), share: 3 },
      { title: '', share: 2 },
    ],
    rows: CHECKLISTS[machineKind].flatMap((item) => {
      const check = checks[item];
      if (check == null || check.isRight === null) return [];
      const found = t(check.isRight ? 'protocol.right' : 'protocol.wrong');
      return [[t(`protocol.item.${item}`), check.note === '' ? found : { text: found, note: check.note }]];
    }),
  };
}

function factsPart(
  { machine, values, valueMinor, signedAt, photographs, leaseId }: ProtocolView,
  { locale, currency }: Pick<LockedOrder, 'locale' | 'currency'>,
  { t, name, options }: { readonly t: T; readonly name: string; readonly options: readonly string[] },
): Part {
  const { inventoryNumber, serialNumber } = machine;
  const { hours, fuel, note, operator } = values;
  const rows: (readonly [string, string] | null)[] = [
    [t('contract.equipment'), tieUnits(name)],
    [t('contract.inventory'), inventoryNumber],
    serialNumber === null ? null : [t('contract.serial'), serialNumber],
    valueMinor === null ? null : [t('protocol.value'), formatMoney(money(valueMinor, currency), locale)],
    options.length === 0 ? null : [t('lease.options'), options.join('; ')],
    hours === null ? null : [t('protocol.hours'), t('protocol.hoursValue', { hours })],
    fuel === null ? null : [t('protocol.fuel'), formatPercent(fuelPercent(fuel), locale)],
    operator === '' ? null : [t('operator.seen'), operator],
    note === '' ? null : [t('protocol.note'), note],
    photographs.length === 0
      ? null
      : [
          t('protocol.photographs'),
          t('protocol.photographsAt', { count: photographs.length, address: `/lease/${leaseId}` }),
        ],
    [t('protocol.signedAt'), formatDate(signedAt, locale, timeZoneOf(marketOf(currency)), 'moment')],
  ];
  return { kind: 'facts', rows: rows.filter((row) => row !== null) };
}

/**
 * A signed protocol of a machine of a lease, in the language of its order; `line` is the line's in its order, from 1. Null while it is
 * not signed, and once the customer's account is deleted.
 */
export async function leaseProtocolOf(
  database: Database,
  order: LockedOrder,
  asked: Omit<ProtocolSubject, 'leaseId'> & { readonly line: number },
): Promise<PrintedDocument | null> {
  const { line, kind, machineId } = asked;
  const item = ((await orderItemsOf(database, [order.id])).get(order.id) ?? [])[line - 1];
  if (order.erasedAt !== null || !item?.rental?.leaseId) return null;
  const protocol = (await signedProtocols(database, item.rental.leaseId)).find(
    (each) => each.kind === kind && each.machineId === machineId,
  );
  if (protocol === undefined) return null;
  const { locale, currency, orderNumber } = order;
  const { translate: t } = messagesOf(locale);
  const parties = await partiesOf(database, order);
  const { signer, signature, isAgreed } = protocol.values;
  return {
    locale,
    title: t(`protocol.title.${kind}`),
    number: t('invoice.number', { number: `${orderNumber}/${line} · ${protocol.machine.inventoryNumber}` }),
    author: parties.seller.name,
    day: dayIn(timeZoneOf(marketOf(currency)), protocol.signedAt),
    byline: [],
    parts: [
      partyBlocks(parties, locale, {
        isBankSaid: false,
        labels: [t('contract.lessor'), t('contract.renter')],
      }),
      factsPart(protocol, order, {
        t,
        name: item.name,
        options: (item.options ?? []).map((option) => option.name),
      }),
      checksTable(protocol, t),
      { kind: 'paragraph', text: `${t('protocol.signer')}: ${signer}` },
      ...(signature === null
        ? []
        : [{ kind: 'drawing' as const, path: signature, ...SIGNATURE_BOX, label: t('protocol.signature') }]),
      ...(signature === null && isAgreed ? [{ kind: 'small' as const, text: t('protocol.agreed') }] : []),
    ],
    pageLabel: (page, count) => t('document.page', { number: page, count }),
  };
}
