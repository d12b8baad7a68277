import { withoutInvisible } from '../../locale/without-invisible.ts';
import { CURRENCIES, type Currency } from '../../money/money.ts';
import { SUPPLIER_MAX } from '../../prices/purchase-price.ts';
import { printMinor } from './product-fields.ts';
import { isProblem, readAmount, type FieldProblem } from './read-values.ts';

/**
 * Columns of tables of products that say what a piece costs the shop today, without tax. They are no fields of a product: a purchase price
 * is a dated entry, and who may not see margins has no such columns.
 */
export const PURCHASE_COLUMNS = ['purchase.amount', 'purchase.currency', 'purchase.supplier'] as const;
export type PurchaseColumn = (typeof PURCHASE_COLUMNS)[number];
export const isPurchaseColumn = (name: string): name is PurchaseColumn =>
  PURCHASE_COLUMNS.some((column) => column === name);

/** What cells say of a purchase price; a column that the table does not have is absent. */
export type PurchaseCells = Readonly<Partial<Record<PurchaseColumn, string>>>;

/** What a piece costs the shop: minor units without tax, and who supplies it. */
export interface PurchaseEntry {
  readonly currency: Currency;
  readonly minor: number;
  readonly supplier: string;
}
/** The entry that is in force. */
export interface StandingPurchase extends PurchaseEntry {
  /** Whether it holds from today: a day has one entry, and none is changed in place. */
  readonly isOfToday: boolean;
}

/** A purchase price as cells of a table; empty where none is in force. */
export const printPurchase = (entry: PurchaseEntry | null): Readonly<Record<PurchaseColumn, string>> => ({
  'purchase.amount': entry === null ? '' : printMinor(entry.minor),
  'purchase.currency': entry?.currency ?? '',
  'purchase.supplier': entry?.supplier ?? '',
});

/** The same as one text, as pages of a plan show it. */
const purchaseText = (entry: PurchaseEntry | null): string =>
  entry === null ? '' : `${(entry.minor / 100).toFixed(2)} ${entry.currency}, ${entry.supplier}`;

/** The entry that a line makes from the day on which it is applied, and what it was planned from. */
export interface PlannedPurchase {
  readonly before: PurchaseEntry | null;
  readonly after: PurchaseEntry;
}

/** Why a cell is not taken: `purchase-kept`, entries are taken away on the page of the product alone; `purchase-of-today`, today has one already. */
export interface PurchaseProblem {
  readonly column: PurchaseColumn;
  readonly reason: FieldProblem['reason'] | 'purchase-kept' | 'purchase-of-today';
  readonly detail: string;
}

/** A cell of such a column as it is read: a supplier as staff type one. */
export const tidyPurchaseCell = (cell: string): string => withoutInvisible(cell).trim();

const isSame = (one: PurchaseEntry, other: PurchaseEntry | null): boolean =>
  one.minor === other?.minor && one.currency === other.currency && one.supplier === other.supplier;

/** Reads an entry from its cells, all problems at once. */
function readEntry(
  said: Readonly<Record<PurchaseColumn, string>>,
): PurchaseEntry | readonly PurchaseProblem[] {
  const problems: PurchaseProblem[] = [];
  const fail = (column: PurchaseColumn, reason: PurchaseProblem['reason'], detail = '') =>
    problems.push({ column, reason, detail });
  const amount = readAmount(said['purchase.amount']);
  if (said['purchase.amount'] === '') fail('purchase.amount', 'missing');
  else if (isProblem(amount)) fail('purchase.amount', amount.reason, amount.detail);
  const typed = said['purchase.currency'];
  const currency = CURRENCIES.find((each) => each === typed.toUpperCase());
  if (currency === undefined) fail('purchase.currency', typed === '' ? 'missing' : 'not-a-choice', typed);
  const supplier = said['purchase.supplier'];
  if (supplier === '') fail('purchase.supplier', 'missing');
  else if (supplier.length > SUPPLIER_MAX) fail('purchase.supplier', 'too-long', String(SUPPLIER_MAX));
  return currency === undefined || isProblem(amount) || problems.length > 0
    ? problems
    : { currency, minor: amount.value, supplier };
}

/**
 * Decides what a line makes of the purchase price of its product; null where it says what holds already, or nothing. What it does not say stays
 * as it is: another supplier alone is a new entry, too. `current` is null where no entry is in force.
 */
export function planPurchase(
  cells: PurchaseCells,
  current: StandingPurchase | null,
): { readonly planned: PlannedPurchase | null } | { readonly problems: readonly PurchaseProblem[] } {
  const standing = printPurchase(current);
  const said = { ...standing, ...cells };
  if (PURCHASE_COLUMNS.every((column) => said[column] === '')) {
    return current === null
      ? { planned: null }
      : { problems: [{ column: 'purchase.amount', reason: 'purchase-kept', detail: '' }] };
  }
  if (PURCHASE_COLUMNS.every((column) => said[column] === standing[column])) return { planned: null };
  if (current !== null && said['purchase.amount'] === '')
    return { problems: [{ column: 'purchase.amount', reason: 'purchase-kept', detail: '' }] };
  const after = readEntry(said);
  if (!('minor' in after)) return { problems: after };
  if (isSame(after, current)) return { planned: null };
  if (current?.isOfToday) {
    const column = PURCHASE_COLUMNS.find((each) => printPurchase(after)[each] !== standing[each]);
    const detail = purchaseText(current);
    return { problems: [{ column: column ?? 'purchase.amount', reason: 'purchase-of-today', detail }] };
  }
  const before = current && {
    currency: current.currency,
    minor: current.minor,
    supplier: current.supplier,
  };
  return { planned: { before, after } };
}

/** Whether an entry is the one that a plan was made from. */
export const isPlannedFrom = ({ before }: PlannedPurchase, current: StandingPurchase | null): boolean =>
  before === null || current === null ? before === current : isSame(before, current);
