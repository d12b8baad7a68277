import type { Market } from '../locale/market.ts';

/** What the shop issues about a sale, each in its own series. A proforma is none: it is no proof of anything. */
export const SALES_DOCUMENT_KINDS = ['invoice', 'correction'] as const;
export type SalesDocumentKind = (typeof SALES_DOCUMENT_KINDS)[number];

const PREFIX = { invoice: 'INV', correction: 'COR' } as const satisfies Record<SalesDocumentKind, string>;
const DIGITS = 5;

/** A number as customers meet it in addresses; see `documentNumber`. */
export const DOCUMENT_NUMBER = /^(?:INV|COR)-(?:UA|PL)-\d{4}-\d{5,9}$/;

/** The series that a document is numbered in: one for each kind, market and calendar year of the market. */
export const documentSeries = (of: {
  readonly kind: SalesDocumentKind;
  readonly market: Market;
  readonly year: number;
}): string => `${PREFIX[of.kind]}-${of.market}-${of.year}`;

/** The number of the document that is `sequence`th in its series, from 1: `INV-UA-2026-00042`. */
export const documentNumber = (series: string, sequence: number): string =>
  `${series}-${String(sequence).padStart(DIGITS, '0')}`;

/** The number of an order's proforma; it belongs to no series, and is the same whenever it is drawn. */
export const proformaNumber = (orderNumber: string): string => orderNumber.replace(/^ORD/, 'PRO');
