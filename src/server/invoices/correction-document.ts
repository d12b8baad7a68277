import { type InvoiceAmounts, type TaxedAmounts } from '../../domain/invoices/invoice-amounts.ts';
import { differenceOf } from '../../domain/invoices/correct-amounts.ts';
import type { Correction } from '../../domain/invoices/sales-document.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { marketOf } from '../../domain/locale/market.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { currencyLabel, formatAmount, formatMoney } from '../../domain/money/format-money.ts';
import { money } from '../../domain/money/money.ts';
import { messagesOf } from '../messages/messages.ts';
import type { Part, PrintedDocument } from '../documents/document.ts';
import { printRate, partyBlocks } from './document-parts.ts';

const amountsIn = (figures: InvoiceAmounts, locale: Locale) => (minor: number) =>
  formatAmount(money(minor, figures.currency), locale);

const RIGHT = { align: 'right' } as const;

/** Each line before and after, and what it changed by. */
function linesTable({ before, after }: Correction, locale: Locale): Part {
  const { translate: t } = messagesOf(locale);
  const amount = amountsIn(before, locale);
  const [net, gross] = [t('invoice.short.net'), t('invoice.short.gross')];
  return {
    kind: 'table',
    columns: [
      { title: t('invoice.column.name'), share: 120 },
      { title: t('invoice.column.rate'), ...RIGHT, share: 30 },
      { title: `${t('invoice.column.before')}\n${gross}`, ...RIGHT, share: 70 },
      { title: `${t('invoice.column.after')}\n${gross}`, ...RIGHT, share: 70 },
      { title: `${t('invoice.column.difference')}\n${net}`, ...RIGHT, share: 64 },
      { title: `${t('invoice.column.difference')}\n${t('invoice.column.tax')}`, ...RIGHT, share: 60 },
      { title: `${t('invoice.column.difference')}\n${gross}`, ...RIGHT, share: 66 },
    ],
    rows: before.lines.map((line, index) => {
      const now = after.lines[index] ?? line;
      return [
        { text: line.name, note: line.detail ?? '' },
        printRate(line.ratePercent, locale),
        amount(line.grossMinor),
        amount(now.grossMinor),
        amount(now.netMinor - line.netMinor),
        amount(now.taxMinor - line.taxMinor),
        amount(now.grossMinor - line.grossMinor),
      ];
    }),
  };
}

/** The sums by rate before and after, and what they changed by. */
function sumsTable({ before, after }: Correction, locale: Locale): Part {
  const { translate: t } = messagesOf(locale);
  const amount = amountsIn(before, locale);
  const rowsOf = (label: string, rates: InvoiceAmounts['rates']) =>
    rates.map(({ ratePercent, ...of }) => [
      label,
      printRate(ratePercent, locale),
      ...amountsOf(of).map((minor) => amount(minor)),
    ]);
  return {
    kind: 'table',
    columns: [
      { title: '', share: 3 },
      { title: t('invoice.column.rate'), ...RIGHT },
      { title: t('invoice.column.net'), ...RIGHT, share: 2 },
      { title: t('invoice.column.tax'), ...RIGHT, share: 2 },
      { title: t('invoice.column.gross'), ...RIGHT, share: 2 },
    ],
    rows: [
      ...rowsOf(t('invoice.column.before'), before.rates),
      ...rowsOf(t('invoice.column.after'), after.rates),
      ...rowsOf(t('invoice.column.difference'), differenceOf(before, after).rates),
    ],
  };
}

const amountsOf = ({ netMinor, taxMinor, grossMinor }: TaxedAmounts) => [netMinor, taxMinor, grossMinor];

/** The correction of an invoice as a PDF, in its own language: before, after and difference. */
export function correctionDocument(correction: Correction): PrintedDocument {
  const { locale, number, corrects, before, after } = correction;
  const { translate: t } = messagesOf(locale);
  const day = (iso: string) => formatDate(iso, locale, 'UTC', 'short');
  const changedMinor = after.payableMinor - before.payableMinor;
  const market = marketOf(before.currency);
  const changed = money(Math.abs(changedMinor), before.currency);
  return {
    locale,
    title: t('order.document.correction', { market }),
    number: t('invoice.number', { number }),
    author: correction.seller.name,
    day: correction.issuedOn,
    byline: [],
    parts: [
      {
        kind: 'grid',
        cells: [
          [t('invoice.issuedOn'), day(correction.issuedOn)],
          [
            t('invoice.corrects'),
            t('invoice.orderFrom', { number: corrects.number, date: day(corrects.issuedOn) }),
          ],
          [
            t('invoice.order'),
            t('invoice.orderFrom', { number: correction.orderNumber, date: day(correction.orderedOn) }),
          ],
          [t('invoice.reason'), correction.reason],
        ],
      },
      partyBlocks(correction, locale),
      linesTable(correction, locale),
      sumsTable(correction, locale),
      {
        kind: 'totals',
        rows: [
          ...(before.depositMinor === after.depositMinor
            ? []
            : [
                [
                  t('invoice.total.deposit'),
                  formatMoney(
                    money(Math.abs(before.depositMinor - after.depositMinor), before.currency),
                    locale,
                  ),
                ] as const,
              ]),
          [
            t(changedMinor < 0 ? 'invoice.total.decrease' : 'invoice.total.increase'),
            formatMoney(changed, locale),
          ],
        ],
      },
      {
        kind: 'small',
        text: `${t('invoice.inCurrency', { currency: currencyLabel(before.currency, locale) })} ${t('invoice.electronic', { market })}`,
      },
    ],
    pageLabel: (page, count) => t('document.page', { number: page, count }),
  };
}
