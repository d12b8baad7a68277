import type { Translate } from '../../../content/translator.ts';
import { daysBetween } from '../../../domain/calendar/days.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { tieUnits } from '../../../domain/locale/no-break.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import { money } from '../../../domain/money/money.ts';
import {
  changedFacts,
  printMachines,
  type ContractAnnex,
  type ContractFacts,
  type LeaseContract,
} from '../../../domain/rental/lease-contract.ts';
import { printPeriod } from '../../../domain/rental/print-period.ts';
import type { Part, PrintedDocument } from '../../documents/document.ts';
import { messagesOf } from '../../messages/messages.ts';
import { contractNumber, contractParties } from './contract-parties.ts';
import { ratesParts } from './draw-rates.ts';

/** What changed of a contract, as two columns say it. */
function printFact(
  fact: keyof ContractFacts,
  facts: ContractFacts,
  { locale, currency }: LeaseContract,
): string {
  const amount = (minor: number) => formatMoney(money(minor, currency), locale);
  switch (fact) {
    case 'machines':
      return printMachines(facts.machines);
    case 'period':
      return printPeriod(facts.period, locale);
    case 'returnBy':
      return formatDate(facts.returnBy, locale, 'UTC', 'short');
    case 'priceMinor':
      return amount(facts.priceMinor);
    case 'depositMinor':
      return facts.depositMinor === null ? '—' : amount(facts.depositMinor);
  }
}

const FACT_NAMES = {
  machines: 'contract.machines',
  period: 'lease.period',
  returnBy: 'contract.returnBy',
  priceMinor: 'contract.price',
  depositMinor: 'contract.deposit',
} as const;

/**
 * How the price since is reckoned, as the contract's own is: the days, the prices of its blocks, what it comes to, by how much that is more
 * or less than before, and what an early end costs. Nothing of an annex from before that was kept.
 */
function reckoningParts(
  { locale, currency }: LeaseContract,
  { before, after, rates = [], isDiscounted = false, earlyEnd }: ContractAnnex,
  t: Translate,
): readonly Part[] {
  const amount = (minor: number) => formatMoney(money(minor, currency), locale);
  const { firstDay, lastDay } = after.period;
  const days = daysBetween(firstDay, lastDay) + 1;
  const moreMinor = after.priceMinor - before.priceMinor;
  const rows: readonly (readonly [string, string])[] = [
    ...(rates.length > 0
      ? [[t('contract.annexTerm'), t('duration.count', { duration: 'day', count: days })] as const]
      : []),
    // A single sum without a discount says it already.
    ...(rates.length > 1 || isDiscounted ? [[t('contract.price'), amount(after.priceMinor)] as const] : []),
    ...(moreMinor > 0 ? [[t('contract.annexMore'), amount(moreMinor)] as const] : []),
    ...(moreMinor < 0 ? [[t('contract.annexLess'), amount(-moreMinor)] as const] : []),
    ...(earlyEnd === undefined ? [] : [[t('lease.return.fee'), amount(earlyEnd.feeMinor)] as const]),
    ...(earlyEnd !== undefined && earlyEnd.refundMinor > 0
      ? [[t('contract.annexRefund'), amount(earlyEnd.refundMinor)] as const]
      : []),
  ];
  if (rows.length === 0) return [];
  return [
    { kind: 'heading', text: t('contract.annexReckoning') },
    ...ratesParts({ rates, isDiscounted, locale, currency }, t),
    { kind: 'facts', rows },
  ];
}

/** An annex: what was agreed before it and what since, and how its price is reckoned. */
export function annexDocument(contract: LeaseContract, content: ContractAnnex): PrintedDocument {
  const { annex, issuedOn, before, after } = content;
  const { locale, seller, concludedOn, item } = contract;
  const { translate: t } = messagesOf(locale);
  const day = (iso: string) => formatDate(iso, locale, 'UTC', 'short');
  const number = contractNumber(contract);
  return {
    locale,
    title: t('contract.annexTitle', { count: annex }),
    number: t('contract.annexOf', { number, date: day(concludedOn) }),
    author: seller.name,
    day: issuedOn,
    byline: [],
    parts: [
      contractParties(contract, t),
      {
        kind: 'facts',
        rows: [
          [t('contract.annexOn'), day(issuedOn)],
          [t('contract.equipment'), tieUnits(item.name)],
        ],
      },
      {
        kind: 'table',
        columns: [
          { title: t('contract.changed'), share: 2 },
          { title: t('contract.before'), share: 2 },
          { title: t('contract.after'), share: 2 },
        ],
        rows: changedFacts(before, after).map((fact) => [
          t(FACT_NAMES[fact]),
          printFact(fact, before, contract),
          printFact(fact, after, contract),
        ]),
      },
      ...reckoningParts(contract, content, t),
      { kind: 'paragraph', text: t('contract.annexRest') },
    ],
    pageLabel: (page, count) => t('document.page', { number: page, count }),
  };
}
