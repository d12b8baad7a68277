import type { Currency, Money } from '../money/money.ts';

/** A transfer as a bank's app is told of it. */
export interface TransferOrder {
  readonly name: string;
  /** An IBAN without blanks. */
  readonly iban: string;
  /** NIP or EDRPOU of who gets it. */
  readonly registration: string;
  readonly amount: Money;
  readonly purpose: string;
  /** The part of the purpose that must not be lost: the order's number. */
  readonly reference: string;
}

const NAME_IN_POLAND = 20;
const TITLE_IN_POLAND = 32;
/** Six digits of grosze; what is more is typed by the payer, for whom zeros leave the field open. */
const GROSZE_MAX = 999_999;
const NAME_IN_UKRAINE = 70;
const PURPOSE_IN_UKRAINE = 140;
const UKRAINIAN_PAGE = 'https://bank.gov.ua/qr/';

/** A text as one field: without what parts the fields, and no longer than it may be; no half of a character remains. */
const field = (text: string, length: number): string =>
  [...text.replaceAll(/[|\r\n]+/g, ' ').trim()].slice(0, length).join('').trimEnd();

/**
 * The two-dimensional code of the Polish Bank Association: NIP, country, 26 digits of the account, amount in six digits of
 * grosze, name (20), title (32) and three empty fields (ZBP, “Rekomendacja dotycząca kodu dwuwymiarowego 2D”, 1.0, 2013).
 */
function polish({ name, iban, registration, amount, purpose, reference }: TransferOrder): string {
  const grosze = amount.minor > GROSZE_MAX ? 0 : amount.minor;
  const fields = [
    registration,
    'PL',
    iban.replace(/^PL/, ''),
    String(grosze).padStart(6, '0'),
    field(name, NAME_IN_POLAND),
    // A title that does not fit would lose its end, which is the number.
    field([...purpose].length > TITLE_IN_POLAND ? reference : purpose, TITLE_IN_POLAND),
  ];
  return [...fields, '', '', ''].join('|');
}

/** A text's UTF-8 as base64url without padding. */
const base64Url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** `UAH` and the amount; kopiykas only where there are some. */
function hryvnias({ minor }: Money): string {
  const rest = minor % 100;
  return `UAH${Math.floor(minor / 100)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

/**
 * The link of the National Bank of Ukraine for credit transfers, format 002 in UTF-8: thirteen lines, of which the bank's
 * code, category, reference and display text stay empty, as base64url (NBU, Rules for QR codes of credit transfers, anew in
 * resolution 97 of 19 August 2025). Every bank's app opens it, from a camera or as a link.
 */
function ukrainian({ name, iban, registration, amount, purpose }: TransferOrder): string {
  const lines = [
    'BCD',
    '002',
    '1',
    'UCT',
    '',
    field(name, NAME_IN_UKRAINE),
    iban,
    hryvnias(amount),
    registration,
    '',
    '',
    field(purpose, PURPOSE_IN_UKRAINE),
    '',
  ];
  return UKRAINIAN_PAGE + base64Url(lines.map((line) => `${line}\n`).join(''));
}

const FORMATS = { PLN: polish, UAH: ukrainian } as const satisfies Record<
  Currency,
  (order: TransferOrder) => string
>;

/** What a QR code says so that a bank's app fills in a transfer: the code of the country whose currency it is in. */
export const transferQrText = (order: TransferOrder): string => FORMATS[order.amount.currency](order);

/** Whether the payer has to type the amount: the Polish code has no room for ten thousand złoty. */
export const isAmountTyped = ({ minor, currency }: Money): boolean =>
  currency === 'PLN' && minor > GROSZE_MAX;
