import type { InvoiceAmounts, InvoiceLine } from '../../domain/invoices/invoice-amounts.ts';
import { tieUnits } from '../../domain/locale/no-break.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { formatPercent } from '../../domain/locale/format-percent.ts';
import { currencyLabel, formatAmount, formatMoney } from '../../domain/money/format-money.ts';
import { money } from '../../domain/money/money.ts';
import { messagesOf } from '../messages/messages.ts';
import type { Part } from '../documents/document.ts';
import { printRecord } from '../../content/pages/sellers.ts';
import { COUNTRIES } from '../../domain/contact-data/countries.ts';
import { printIban } from '../../domain/contact-data/iban.ts';
import type { Buyer, Seller } from '../../domain/invoices/sales-document.ts';
import { addressLines } from '../../domain/contact-data/print-address.ts';
import { printPhone } from '../../domain/contact-data/print-phone.ts';

/** A rate as it is printed; fractions in the language's own way. */
export const printRate = (ratePercent: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(ratePercent);

const isService = ({ kind }: InvoiceLine) => kind === 'delivery' || kind === 'payment-fee';

/** The lines of a sale: what, how many, at which price, with which tax. */
export function linesTable({ lines, currency }: InvoiceAmounts, locale: Locale): Part {
  const { translate: t } = messagesOf(locale);
  const amount = (minor: number) => formatAmount(money(minor, currency), locale);
  const noteOf = ({ detail, discountMinor }: InvoiceLine) =>
    [
      ...(detail === null ? [] : [detail]),
      ...(discountMinor === 0 ? [] : [t('invoice.lineDiscount', { amount: amount(-discountMinor) })]),
    ].join('\n');
  return {
    kind: 'table',
    columns: [
      { title: t('invoice.column.name'), share: 150 },
      { title: t('invoice.column.quantity'), align: 'right', share: 40 },
      {
        title: t('invoice.column.unit', { currency: currencyLabel(currency, locale) }),
        align: 'right',
        share: 62,
      },
      { title: t('invoice.column.net'), align: 'right', share: 64 },
      { title: t('invoice.column.rate'), align: 'right', share: 32 },
      { title: t('invoice.column.tax'), align: 'right', share: 56 },
      { title: t('invoice.column.gross'), align: 'right', share: 64 },
    ],
    rows: lines.map((line) => [
      { text: tieUnits(line.name), note: noteOf(line) },
      t(isService(line) ? 'invoice.service' : 'invoice.pieces', { count: line.quantity }),
      amount(line.unitNetMinor),
      amount(line.netMinor),
      printRate(line.ratePercent, locale),
      amount(line.taxMinor),
      amount(line.grossMinor),
    ]),
  };
}

/**
 * Why the tax of a document is more than the order's page says, where it has fees with tax: one text, or none. The page
 * says the tax of the goods alone (R9).
 */
export const feesTaxNote = ({ lines }: InvoiceAmounts, locale: Locale): readonly string[] =>
  lines.some((line) => isService(line) && line.taxMinor > 0)
    ? [messagesOf(locale).translate('invoice.feesTax')]
    : [];

/**
 * The sums of a sale, the last of them under `label`: what there is to pay, less what came of it. Where that is not the total with
 * tax, the total stands before it.
 */
export function totalsPart(
  figures: InvoiceAmounts,
  locale: Locale,
  { label, receivedMinor = 0 }: { label: string; receivedMinor?: number },
): Part {
  const { translate: t } = messagesOf(locale);
  const print = (minor: number) => formatMoney(money(minor, figures.currency), locale);
  const { rates, total, depositMinor, payableMinor } = figures;
  return {
    kind: 'totals',
    rows: [
      [t('invoice.total.net'), print(total.netMinor)],
      ...rates.map(
        ({ ratePercent, taxMinor }) =>
          [t('invoice.total.tax', { rate: formatPercent(ratePercent, locale) }), print(taxMinor)] as const,
      ),
      ...(depositMinor === 0 && receivedMinor === 0
        ? []
        : [[t('invoice.total.gross'), print(total.grossMinor)] as const]),
      ...(depositMinor === 0 ? [] : [[t('invoice.total.deposit'), print(depositMinor)] as const]),
      ...(receivedMinor === 0 ? [] : [[t('invoice.total.received'), print(-receivedMinor)] as const]),
      [label, print(payableMinor - receivedMinor)],
    ],
  };
}

type Block = Extract<Part, { kind: 'blocks' }>['blocks'][number];

/** The seller in the head of a document, with the account that money goes to where it is asked for. */
export function sellerBlock(
  { name, address, registration, records = [], phone, email, bank, isSample = false }: Seller,
  { locale, isBankSaid }: { locale: Locale; isBankSaid: boolean },
): Block {
  const { translate: t } = messagesOf(locale);
  return {
    label: t('invoice.seller'),
    title: name,
    lines: [
      `${t(`page.seller.${registration.register}`)}: ${registration.number}`,
      ...records.map((record) => printRecord(record, t)),
      address,
      ...(isBankSaid ? [bank.name, `IBAN ${printIban(bank.iban)}`] : []),
      `${email}, ${printPhone(phone)}`,
      ...(isSample ? [t('page.seller.sample')] : []),
    ],
  };
}

function buyerBlock(buyer: Buyer, locale: Locale): Block {
  const { translate: t } = messagesOf(locale);
  const { name, contact, taxNumber } = buyer;
  const country = COUNTRIES.find((each) => each === buyer.country);
  return {
    label: t('invoice.buyer'),
    title: name,
    lines: [
      ...(taxNumber === null ? [] : [t('invoice.taxNumber', { country: buyer.country, number: taxNumber })]),
      ...addressLines(buyer, country && country !== 'OTHER' ? t(`country.${country}`) : undefined),
      ...(contact === null ? [] : [t('invoice.contact', { name: contact })]),
    ],
  };
}

/** Both parties side by side, under what the document calls them; the seller's account, unless it is said elsewhere. */
export function partyBlocks(
  parties: { seller: Seller; buyer: Buyer },
  locale: Locale,
  {
    isBankSaid = true,
    labels,
  }: { isBankSaid?: boolean; labels?: readonly [seller: string, buyer: string] } = {},
): Part {
  const blocks = [sellerBlock(parties.seller, { locale, isBankSaid }), buyerBlock(parties.buyer, locale)];
  return {
    kind: 'blocks',
    blocks: blocks.map((block, index) => ({ ...block, label: labels?.[index] ?? block.label })),
  };
}
