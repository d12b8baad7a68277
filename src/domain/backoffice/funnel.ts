import type { Currency } from '../money/money.ts';
import type { SalesQuery } from './sales.ts';

/** The pages on the way to an order, in their order; how often each is opened is counted. */
export const COUNTED_PAGES = ['product', 'cart', 'checkout'] as const;
export type CountedPage = (typeof COUNTED_PAGES)[number];

/** One page on the way to an order that somebody opened. */
export interface OpenedPage {
  readonly page: CountedPage;
  /** Of a product's page; else null. */
  readonly productId: number | null;
}

/** What a request says of itself; names of headers in lower case. */
export interface PageRequest {
  /** The address as it came: path and query. */
  readonly address: string;
  readonly header: (name: string) => string | undefined;
}

const ON_THE_WAY = /^\/[a-z]{2}\/(?:product\/(?<id>[1-9]\d{0,8})|(?<page>cart|checkout))(?<data>\.data)?$/;
const MACHINES = /bot\b|bot[/;]|crawl|spider|slurp|preview/i;

const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';

/** The path of the page that asks, null without one: the whole address is sent to the shop itself alone. */
function askingPath(referer: string | undefined): string | null {
  return referer !== undefined && URL.canParse(referer) ? new URL(referer).pathname : null;
}

/**
 * Whether a person opens a page by a request, as far as browsers say (Fetch Metadata, W3C): a navigation, or data for a page to which the
 * router goes. A page that is fetched ahead, or asks again for its own data, is not opened, and programs send no such headers.
 */
function isOpening({ address, header }: PageRequest): boolean {
  const purpose = header('sec-purpose') ?? header('purpose') ?? '';
  if (purpose.includes('prefetch') || MACHINES.test(header('user-agent') ?? '')) return false;
  const path = pathOf(address);
  if (!path.endsWith('.data')) return header('sec-fetch-mode') === 'navigate';
  const asking = askingPath(header('referer'));
  return header('sec-fetch-site') === 'same-origin' && asking !== null && `${asking}.data` !== path;
}

/** Which page on the way to an order a person opens by a request; null for every other request. */
export function openedPage(request: PageRequest): OpenedPage | null {
  const found = ON_THE_WAY.exec(pathOf(request.address));
  if (found === null || !isOpening(request)) return null;
  const { id, page } = found.groups ?? {};
  if (id !== undefined) return { page: 'product', productId: Number(id) };
  return { page: page === 'cart' ? 'cart' : 'checkout', productId: null };
}

/** The steps of the way, from a product's page to an order that is not cancelled; printed names are `backoffice.funnel.step.{step}`. */
export const FUNNEL_STEPS = [...COUNTED_PAGES, 'placed', 'kept'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** How often each step was taken: pages that were opened, orders that came in by the pages of the shop. */
export type FunnelCounts = Readonly<Record<FunnelStep, number>>;

/** How one step stands to the others. */
export interface FunnelLine {
  readonly step: FunnelStep;
  readonly count: number;
  /** For a hundred of the step before, rounded to one decimal; null for the first and where nothing was before. */
  readonly ofBefore: number | null;
}

const perHundred = (count: number, of: number): number | null =>
  of === 0 ? null : Math.round((count * 1000) / of) / 10;

/** The steps in their order, each beside the one before. It may be above a hundred: a page is opened again, and a cart keeps its goods for days. */
export const funnelLines = (counts: FunnelCounts): readonly FunnelLine[] =>
  FUNNEL_STEPS.map((step, place) => {
    const before = place === 0 ? undefined : FUNNEL_STEPS[place - 1];
    return {
      step,
      count: counts[step],
      ofBefore: before === undefined ? null : perHundred(counts[step], counts[before]),
    };
  });

/** A product whose page was opened, with the orders that have it. */
export interface SeenProduct {
  readonly productId: number;
  readonly name: string;
  readonly opened: number;
  readonly orders: number;
}

/** Orders for a hundred openings of a product's page; null without any. */
export const ordersPerHundred = ({ opened, orders }: Pick<SeenProduct, 'opened' | 'orders'>): number | null =>
  perHundred(orders, opened);

/**
 * The days of which openings and orders can be compared: those since openings are counted. Null where openings were counted on none of the days: then orders are shown without a comparison.
 */
export function comparedDays(
  { firstDay, lastDay }: Pick<SalesQuery, 'firstDay' | 'lastDay'>,
  countedSince: string | null,
): Pick<SalesQuery, 'firstDay' | 'lastDay'> | null {
  if (countedSince === null || countedSince > lastDay) return null;
  return { firstDay: firstDay < countedSince ? countedSince : firstDay, lastDay };
}

/** The way of some days in one currency, and the products whose pages were opened most. */
export interface Funnel {
  /** The first day that is compared; null where openings were not counted yet. */
  readonly comparedFrom: string | null;
  readonly counts: FunnelCounts;
  readonly products: readonly SeenProduct[];
}

/** One opening to count: the page and the currency that it showed. */
export interface CountedOpening extends OpenedPage {
  readonly currency: Currency;
}
