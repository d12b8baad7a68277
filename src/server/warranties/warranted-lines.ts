import { and, gt, isNotNull, isNull, lt, notInArray, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { timeZoneOf } from '../../domain/locale/market.ts';
import { WITHOUT_GOODS } from '../../domain/warranties/warranty.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { todayIn } from '../rental/today.ts';
import { returnLines } from '../returns/tables.ts';
import { warrantyRepairs } from './tables.ts';

/** One value or another, by the market of an order. */
const byMarket = (poland: SQLWrapper, ukraine: SQLWrapper): SQL =>
  sql`case ${orders.currency} when 'PLN' then ${poland} else ${ukraine} end`;

const zone = byMarket(sql.raw(`'${timeZoneOf('PL')}'`), sql.raw(`'${timeZoneOf('UA')}'`));

/** Today in the market of an order. */
export const todayThere = (): SQL => byMarket(sql`${todayIn('PL')}::date`, sql`${todayIn('UA')}::date`);

/** The day in its market on which an order arrived. */
export const deliveredOn = sql<string>`(${orders.deliveredAt} at time zone ${zone})::date`;
/** The day in its market on which an order was placed. */
export const orderedOn = sql<string>`(${orders.createdAt} at time zone ${zone})::date`;

/** By how many days repairs lengthen the warranties of an order's line, as `daysInRepair` counts them. */
export const repairDaysOf = sql<number>`coalesce((select max(piece.days) from (
  select sum(${warrantyRepairs.returnedOn} - ${warrantyRepairs.cameOn} + 1) as days from ${warrantyRepairs}
  where ${warrantyRepairs.orderItemId} = ${orderItems.id} group by ${warrantyRepairs.serial}) as piece), 0)::int`;

/** The last day of a warranty of so many months, as `warrantiesOf` counts it. */
export const expiresOn = (months: SQLWrapper): SQL =>
  sql`((${deliveredOn} + make_interval(months => ${months}))::date + ${repairDaysOf})`;

/** How many pieces of an order's line came back. */
export const piecesBack = sql<number>`coalesce((select sum(${returnLines.pieces})
  from ${returnLines} where ${returnLines.orderItemId} = ${orderItems.id}), 0)::int`;

/** Lines that have a warranty, ended or not, as `warrantiesOf` decides it: bought, delivered, and not all come back. */
export const isWarranted = and(
  isNull(orderItems.rentalDuration),
  isNotNull(orders.deliveredAt),
  notInArray(orders.status, [...WITHOUT_GOODS]),
  or(gt(orderItems.warrantyMonths, 0), gt(orderItems.performanceMonths, 0)),
  lt(piecesBack, orderItems.quantity),
);
