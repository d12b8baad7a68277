import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { printEdition } from '../../../domain/pages/terms/editions.ts';
import { tieUnits } from '../../../domain/locale/no-break.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import { money } from '../../../domain/money/money.ts';
import { hasContract, type LeaseContract } from '../../../domain/rental/lease-contract.ts';
import { printPeriod } from '../../../domain/rental/print-period.ts';
import type { Database } from '../../database/database.ts';
import type { Part, PrintedDocument } from '../../documents/document.ts';
import { drawDocument } from '../../documents/draw-document.ts';
import type { Translate } from '../../../content/translator.ts';
import { messagesOf } from '../../messages/messages.ts';
import type { LockedOrder } from '../../orders/lock-order.ts';
import { orderItemsOf } from '../../orders/order-views-of.ts';
import { leaseStatesOf } from '../lease-states.ts';
import { keptContract, keptContractOfLine, type KeptContract } from './find-contracts.ts';
import { contractNumber, contractParties } from './contract-parties.ts';
import { annexDocument } from './draw-annex.ts';
import { ratesParts } from './draw-rates.ts';
import { unkeptContract } from './write-contract.ts';

/** The machines by their numbers; the manufacturer's have a column once staff have read one off. */
function machinesTable({ item, machines, locale, currency }: LeaseContract, t: Translate): Part {
  const hasValues = machines.some(({ valueMinor }) => valueMinor != null);
  const hasSerials = machines.some(({ serialNumber }) => serialNumber !== null);
  return {
    kind: 'table',
    columns: [
      { title: t('contract.equipment'), share: 3 },
      { title: t('contract.inventory'), share: 2 },
      ...(hasSerials ? [{ title: t('contract.serial'), share: 2 }] : []),
      ...(hasValues ? [{ title: t('contract.value'), share: 2, align: 'right' as const }] : []),
    ],
    rows: machines.map(({ inventoryNumber, serialNumber, valueMinor = null, product }) => [
      {
        text: tieUnits((product ?? item).name),
        note: `${(product ?? item).brand}, ${(product ?? item).articleNumber}`,
      },
      inventoryNumber,
      ...(hasSerials ? [serialNumber ?? '—'] : []),
      ...(hasValues ? [valueMinor === null ? '—' : formatMoney(money(valueMinor, currency), locale)] : []),
    ]),
  };
}

function termsPart(contract: LeaseContract, t: Translate): Part {
  const { period, returnBy, term, options = [], priceMinor, depositMinor, locale, currency } = contract;
  const amount = (minor: number) => formatMoney(money(minor, currency), locale);
  return {
    kind: 'facts',
    rows: [
      [t('lease.period'), `${printPeriod(period, locale)} (${t('duration.count', term)})`],
      [t('contract.returnBy'), formatDate(returnBy, locale, 'UTC', 'short')],
      ...(options.length === 0 ? [] : [[t('lease.options'), options.join('; ')] as const]),
      [t('contract.price'), amount(priceMinor)],
      ...(depositMinor === null ? [] : [[t('contract.deposit'), amount(depositMinor)] as const]),
    ],
  };
}

/** The clauses, numbered. */
const clauseParts = (clauses: LeaseContract['clauses']): readonly Part[] =>
  clauses.flatMap(([title, ...items], index): Part[] => [
    { kind: 'heading', text: `${index + 1}. ${title}` },
    { kind: 'items', items: items.map((text, place) => ({ mark: `${index + 1}.${place + 1}`, text })) },
  ]);

/** The contract as it was concluded. */
function contractDocument(contract: LeaseContract): PrintedDocument {
  const { locale, currency, orderNumber, acceptedAt, termsVersion, seller } = contract;
  const { translate: t } = messagesOf(locale);
  const timeZone = timeZoneOf(marketOf(currency));
  const accepted = { number: orderNumber, date: formatDate(acceptedAt, locale, timeZone, 'moment') };
  return {
    locale,
    title: t('contract.title'),
    number: t('invoice.number', { number: contractNumber(contract) }),
    author: seller.name,
    day: contract.concludedOn,
    byline: [],
    parts: [
      contractParties(contract, t),
      machinesTable(contract, t),
      termsPart(contract, t),
      ...ratesParts(contract, t),
      ...clauseParts(contract.clauses),
      {
        kind: 'small',
        text: [
          t('contract.accepted', accepted),
          // Of an order from before versions were kept nobody can say by which it was accepted.
          ...(termsVersion === null
            ? []
            : [t('contract.version', { date: printEdition(termsVersion, locale) })]),
        ].join(' '),
      },
    ],
    pageLabel: (page, count) => t('document.page', { number: page, count }),
  };
}

/** A kept contract, or one of its annexes, as it is drawn; null for an annex that there is not. */
function printedContract({ contract, annexes }: KeptContract, annex: number): PrintedDocument | null {
  if (annex === 0) return contractDocument(contract);
  const wanted = annexes.find((each) => each.annex === annex);
  return wanted ? annexDocument(contract, wanted) : null;
}

/** The contract of a lease, or an annex of it, as PDF. */
export const drawKeptContract =
  (database: Database) =>
  async (leaseId: string, annex: number): Promise<Buffer<ArrayBuffer>> => {
    const kept = await keptContract(database, leaseId);
    const printed = kept && printedContract(kept, annex);
    if (!printed) throw new Error(`Lease ${leaseId} has no contract ${annex}`);
    return drawDocument(printed);
  };

/**
 * The contract of a line of an order, or an annex of it, in the language of the order. `line` is counted from 1. Null while there is
 * none. Of a lease that was paid before contracts were kept it says what holds by now, and nothing once the customer's account is deleted.
 */
export async function contractOfLine(
  database: Database,
  order: LockedOrder,
  { line, annex }: { readonly line: number; readonly annex: number },
): Promise<PrintedDocument | null> {
  const kept = await keptContractOfLine(database, { orderId: order.id, line });
  if (kept !== null) return printedContract(kept, annex);
  if (annex > 0 || order.erasedAt !== null) return null;
  const item = ((await orderItemsOf(database, [order.id])).get(order.id) ?? [])[line - 1];
  const state = (await leaseStatesOf(database, order.id)).find(({ itemId }) => itemId === item?.id);
  if (state === undefined || !hasContract(state)) return null;
  const contract = await unkeptContract(database, order, state.id);
  return contract && contractDocument(contract);
}
