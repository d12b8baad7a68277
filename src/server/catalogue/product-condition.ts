import { eq, gt, gte, inArray, lt, lte, ne, sql, type SQL, type SQLWrapper, and, not, or } from 'drizzle-orm';
import type { PriceTerm } from '../../domain/catalogue/product.ts';
import type { NumberField, NumberOperator, ProductCondition } from '../../domain/catalogue/product-filter.ts';
import { fitsInteger } from '../database/columns.ts';
import { type ConditionScope, idsByText } from './text-condition.ts';
import { isNoParcel } from './freights.ts';
import { listedProducts, WHOLE_CATALOGUE } from './listing-tables.ts';
import { categories, productPrices, products, productSpecifications } from './tables.ts';
import type { WantedDays } from '../../domain/rental/list-days.ts';
import type { DayRange } from '../../domain/rental/rental-days.ts';
import { rentalHolds } from '../rental/holds/tables.ts';
import { bookings, depots, machines } from '../rental/tables.ts';
import { asksForStock, isInStock } from './stock.ts';

type NumberCondition = Extract<ProductCondition, { kind: 'number' }>;

/** A number as it stands beside an integer column: fractions and giants are compared as such, which is no error. */
const operand = (value: number) => (fitsInteger(value) ? value : sql`${value}::numeric`);

const COMPARE = { $eq: eq, $ne: ne, $lt: lt, $lte: lte, $gt: gt, $gte: gte };

function compareNumber(column: SQLWrapper, operator: NumberOperator, values: readonly number[]): SQL {
  const number = sql`${column}`;
  if (operator === '$in') return inArray(number, values.map(operand));
  return COMPARE[operator](number, operand(values[0] ?? 0));
}

const TERM_OF: Partial<Record<NumberField, PriceTerm>> = {
  price: 'sale',
  dayPrice: 'day',
  weekPrice: 'week',
  monthPrice: 'month',
};

/** A comparison of a product's id, wherever it stands. */
const idCondition = ({ operator, values }: NumberCondition, productId: SQLWrapper): SQL =>
  compareNumber(productId, operator, values);

/** The ids of products of which a number stands the comparison; prices are minor units of the scope's currency. */
function idsByNumber({ field, operator, values }: NumberCondition, { currency }: ConditionScope): SQL {
  const compare = (column: SQLWrapper) => compareNumber(column, operator, values);
  const term = TERM_OF[field];
  if (term !== undefined)
    return sql`select ${productPrices.productId} from ${productPrices} where ${eq(productPrices.currency, currency)}
      and ${eq(productPrices.term, term)} and ${compare(productPrices.minor)}`;
  if (field === 'categoryId')
    // its parent's too: that is what listings hold
    return sql`select member.product_id from ${listedProducts} member where member.category_id in (
      select ${categories.id} from ${categories} where ${compare(categories.id)})`;
  return sql`select ${products.id} from ${products} where ${compare(products.stock)}`;
}

type SpecCondition = Extract<ProductCondition, { kind: 'spec' }>;

function compareSpec(condition: SpecCondition): SQL | undefined {
  const { number, text } = productSpecifications;
  if ('range' in condition) {
    const { above, upTo } = condition.range;
    return and(above === null ? undefined : gt(number, above), upTo === null ? undefined : lte(number, upTo));
  }
  const numbers = condition.oneOf.filter((value) => typeof value === 'number');
  const texts = condition.oneOf.filter((value) => typeof value === 'string');
  return or(inArray(number, numbers), inArray(text, texts));
}

/** The ids of products of which a spec stands the comparison; found by an index of specs. */
const idsBySpec = (condition: SpecCondition): SQL =>
  sql`select ${productSpecifications.productId} from ${productSpecifications}
    where ${and(eq(productSpecifications.key, condition.key), compareSpec(condition))}`;

/** Whether a machine, or as many as are wanted, of a product are nobody's on some days, those of its way by parcel among them; the condition on the status is that of the constraint, whose index is used. */
export function hasFreeMachine(
  { market, from, to, byParcel, machines: wanted = 1 }: WantedDays,
  productId: SQLWrapper,
): SQL {
  const free = (days: DayRange) => {
    const which = sql`from ${machines} as machine join ${depots} as depot on depot.id = machine.depot_id and depot.market = ${market}
    where machine.product_id = ${productId} and machine.retired_at is null and not exists (
      select from ${bookings} as booking where booking.machine_id = machine.id and booking.status <> 'CANCELLED'
        and daterange(booking.blocked_from, booking.blocked_to) && daterange(${days.from}::date, ${days.to}::date)
        and (booking.hold_id is null or booking.hold_id in (
          select hold.id from ${rentalHolds} as hold where hold.expires_at > now())))`;
    return wanted === 1 ? sql`exists (select ${which})` : sql`(select count(*) ${which}) >= ${wanted}`;
  };
  const parcels = byParcel === null ? sql`false` : free(byParcel);
  return sql`case when ${isNoParcel(productId)} then ${free({ from, to })} else ${parcels} end`;
}

/** Products that a condition holds for, as a query of their ids. */
function idsWhere(condition: ProductCondition, scope: ConditionScope): SQL {
  if (condition.kind === 'text') return idsByText(condition, scope);
  if (condition.kind === 'spec') return idsBySpec(condition);
  if (condition.kind === 'number' && condition.field !== 'id') return idsByNumber(condition, scope);
  const where = conditionSql(condition, scope, sql`member.product_id`);
  return sql`select member.product_id from ${listedProducts} member where member.category_id = ${WHOLE_CATALOGUE}${where && sql` and ${where}`}`;
}

/**
 * A typed condition as SQL over the product ids of a listing. Each comparison is a set of ids that an index finds and
 * `or` unites them, because a row-by-row `or` over several tables would read every product.
 */
export function conditionSql(
  condition: ProductCondition,
  scope: ConditionScope,
  productId: SQLWrapper = listedProducts.productId,
): SQL | undefined {
  if (asksForStock(condition)) return isInStock(productId);
  switch (condition.kind) {
    case 'text':
    case 'spec':
      return sql`${productId} in (${idsWhere(condition, scope)})`;
    case 'number':
      return condition.field === 'id'
        ? idCondition(condition, productId)
        : sql`${productId} in (${idsWhere(condition, scope)})`;
    case 'machine':
      return hasFreeMachine(condition.days, productId);
    case 'and':
      return and(...condition.conditions.map((part) => conditionSql(part, scope, productId)));
    case 'or': {
      const sets = condition.conditions.map((part) => idsWhere(part, scope));
      return sets.length === 0 ? undefined : sql`${productId} in (${sql.join(sets, sql` union all `)})`;
    }
    case 'not': {
      const part = conditionSql(condition.condition, scope, productId);
      return part && not(part);
    }
  }
}
