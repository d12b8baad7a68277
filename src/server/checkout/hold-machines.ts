import { and, eq, ne, sql } from 'drizzle-orm';
import type { Line, RentalTerms } from '../../domain/cart/cart-item.ts';
import { marketOf, type Market } from '../../domain/locale/market.ts';
import type { Currency } from '../../domain/money/money.ts';
import { HOLD_IN_A_ROW_MINUTES, HOLD_MINUTES, type HoldState } from '../../domain/rental/hold.ts';
import { rentalPeriod, type RentalPeriod } from '../../domain/rental/rental-days.ts';
import type { RentalRefusal } from '../../domain/rental/rental-refusal.ts';
import { lockSubjectsAndProducts } from '../catalogue/stock.ts';
import type { Database } from '../database/database.ts';
import { fitsInteger } from '../database/columns.ts';
import { chooseForLines, type ChosenMachines } from '../rental/choose-for-order.ts';
import { clearHolds, heldMachines, holdersOf, lockHolds } from '../rental/holds/own-holds.ts';
import { rentalHolds } from '../rental/holds/tables.ts';
import { keepDaysOff } from '../rental/keep-days-off.ts';
import { isBookingClash } from '../rental/is-booking-clash.ts';
import { bookings } from '../rental/tables.ts';
import { ownLeases, type Shopper } from './availability-for-shopper.ts';
import { hasPaid, machineDaysOf } from './check-machine-days.ts';
import { networkSubject } from './order-subjects.ts';
import type { ShopRules } from './shop-rules.ts';

/** A cart as a shopper brings it to the checkout. */
interface Brought {
  readonly shopper: Shopper;
  readonly lines: readonly Line[];
  readonly currency: Currency;
  /** The network that it comes from, as limits count it; null where nobody counts. */
  readonly network: string | null;
}

/** How the days of a cart stand, and which of its lines cannot be had. */
export interface Holding {
  readonly state: HoldState;
  readonly refusals: readonly RentalRefusal[];
}

type Rules = Pick<ShopRules, 'machineDays' | 'openOrders'>;

type RentedLine = Line & { readonly rental: RentalTerms & { readonly startDate: string } };

const isDated = (line: Line): line is RentedLine => typeof line.rental?.startDate === 'string';

const placeOf = (productId: number, { firstDay, lastDay }: RentalPeriod) =>
  `${productId} ${firstDay} ${lastDay}`;
/** One text for each machine that is wanted, or held. */
const wantedOf = (lines: readonly RentedLine[]): string[] =>
  lines
    .flatMap(({ id, quantity, rental }) =>
      Array.from({ length: quantity }, () => placeOf(id, rentalPeriod(rental))),
    )
    .toSorted();

/** Lines without what the shopper's own unpaid order has booked for them already. */
async function linesToHold(transaction: Database, { shopper, lines }: Brought) {
  const dated = lines.filter(isDated);
  const ordered =
    dated.length === 0
      ? []
      : (await ownLeases(transaction, shopper)).flatMap(({ productId, quantity, firstDay, lastDay }) =>
          firstDay === null || lastDay === null
            ? []
            : [`${quantity} ${placeOf(productId, { firstDay, lastDay })}`],
        );
  return dated.filter(
    ({ id, quantity, rental }) => !ordered.includes(`${quantity} ${placeOf(id, rentalPeriod(rental))}`),
  );
}

/** Whether so many machines may be held for so long, beside what is held for others of the network. */
async function isWithinLimits(
  transaction: Database,
  { lines, shopper: { userId }, network }: Brought & { readonly lines: readonly RentedLine[] },
  { holder, rules: { machineDays, openOrders } }: { readonly holder: string; readonly rules: Rules },
): Promise<boolean> {
  if (openOrders === null) return true;
  const wanted = machineDaysOf({ lines });
  if (wanted > machineDays.newcomer) {
    const isKnown = userId !== null && (await hasPaid(transaction, userId));
    if (!isKnown || wanted > machineDays.known) return false;
  }
  if (network === null) return true;
  const [held] = await transaction
    .select({
      days: sql<number>`coalesce(sum(${bookings.lastDay} - ${bookings.firstDay} + 1), 0)::int`,
    })
    .from(rentalHolds)
    .innerJoin(bookings, eq(bookings.holdId, rentalHolds.id))
    .where(
      and(
        eq(rentalHolds.network, networkSubject(network)),
        ne(rentalHolds.holder, holder),
        sql`${rentalHolds.expiresAt} > now()`,
      ),
    );
  return (held?.days ?? 0) + wanted <= machineDays.network;
}

const minutesAgo = (minutes: number) => sql`now() - make_interval(mins => ${minutes})`;
const untilThen = sql`now() + make_interval(mins => ${HOLD_MINUTES})`;
const EXPIRES = {
  id: rentalHolds.id,
  until: sql<string>`to_char(${rentalHolds.expiresAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
};

/**
 * Begins or renews the hold of a shopper; null for one that has been renewed for long enough. A break as long as a hold begins it anew.
 */
async function renewHold(
  transaction: Database,
  { holder, network }: { holder: string; network: string | null },
): Promise<{ readonly id: string; readonly until: string } | null> {
  const values = { holder, network: network && networkSubject(network), expiresAt: untilThen };
  const isBroken = sql`${rentalHolds.expiresAt} < ${minutesAgo(HOLD_MINUTES)}`;
  const [hold] = await transaction
    .insert(rentalHolds)
    .values(values)
    .onConflictDoUpdate({
      target: rentalHolds.holder,
      set: {
        network: values.network,
        expiresAt: values.expiresAt,
        since: sql`case when ${isBroken} then now() else ${rentalHolds.since} end`,
      },
      setWhere: sql`${isBroken} or ${rentalHolds.since} > ${minutesAgo(HOLD_IN_A_ROW_MINUTES)}`,
    })
    .returning(EXPIRES);
  return hold ?? null;
}

const held = (until: string): HoldState => ({
  kind: 'held',
  until,
  seconds: Math.max(0, Math.round((Date.parse(until) - Date.now()) / 1000)),
});

const bookingsOf = (chosen: readonly ChosenMachines[], holdId: string) =>
  chosen.flatMap(({ machineIds, firstDay, lastDay, blocked }) =>
    machineIds.map((machineId) => ({
      machineId,
      purpose: 'hold' as const,
      holdId,
      status: 'HELD' as const,
      firstDay,
      lastDay,
      blockedFrom: blocked.from,
      blockedTo: blocked.to,
    })),
  );

/** Which lines cannot be had at all: what is taken by the shopper's own unpaid order can, since that one gives way. */
async function refusalsFor(
  transaction: Database,
  { lines, market, shopper }: { lines: readonly RentedLine[]; market: Market; shopper: Shopper },
): Promise<RentalRefusal[]> {
  const own = await ownLeases(transaction, shopper);
  const choices = await chooseForLines(transaction, {
    lines,
    market,
    exceptLeaseIds: own.map(({ id }) => id),
  });
  return choices.flatMap((choice) => (choice.ok ? [] : [choice.refusal]));
}

async function hold(transaction: Database, brought: Brought, rules: Rules): Promise<Holding> {
  const { shopper, currency, network } = brought;
  const holders = holdersOf(shopper);
  const [holder] = holders;
  if (holder === undefined) return { state: { kind: 'free' }, refusals: [] };
  await lockHolds(transaction, holders);
  const lines = await linesToHold(transaction, brought);
  const before = await heldMachines(transaction, holders);
  const isSame =
    before.length > 0 &&
    before.every((each) => each.holder === holder) &&
    wantedOf(lines).join() ===
      before
        .map((each) => placeOf(each.productId, each))
        .toSorted()
        .join();
  if (isSame) {
    const renewed = await renewHold(transaction, { holder, network });
    if (renewed !== null) return { state: held(renewed.until), refusals: [] };
  }
  // Whose days may be others in a moment is held nothing; they can order all the same.
  if (lines.length > 0 && !(await keepDaysOff(transaction))) return { state: { kind: 'free' }, refusals: [] };
  const ids = [...new Set(lines.map(({ id }) => id))].filter(fitsInteger);
  await lockSubjectsAndProducts(transaction, {
    ids,
    subjects: network === null ? [] : [`rental-holds ${networkSubject(network)}`],
  });
  const mine = await clearHolds(transaction, { productIds: ids, holders });
  if (lines.length === 0) {
    return { state: { kind: brought.lines.some(isDated) ? 'ordered' : 'free' }, refusals: [] };
  }
  const market = marketOf(currency);
  const isFewEnough = await isWithinLimits(transaction, { ...brought, lines }, { holder, rules });
  const renewed = isFewEnough ? await renewHold(transaction, { holder, network }) : null;
  const choices = await chooseForLines(transaction, { lines, market, held: mine });
  const chosen = choices.flatMap((choice) => (choice.ok ? [choice.chosen] : []));
  const isWhole = chosen.length === choices.length;
  const refusals = isWhole ? [] : await refusalsFor(transaction, { lines, market, shopper });
  if (renewed === null || chosen.length === 0) return { state: { kind: 'free' }, refusals };
  await transaction.insert(bookings).values(bookingsOf(chosen, renewed.id));
  return { state: held(renewed.until), refusals };
}

/**
 * Holds machines for the rented lines of a cart whose days are free, from the moment its shopper comes to the checkout (R17a): one set for each
 * shopper, made anew when the lines change and renewed when they did not. What is beyond what may be held unpaid is not held, and can be
 * ordered all the same.
 */
export const holdMachines =
  (database: Database, { rules }: { readonly rules: Rules }) =>
  async (brought: Brought): Promise<Holding> => {
    const attempt = () => database.transaction((transaction) => hold(transaction, brought, rules));
    // Somebody booked a machine after it was chosen: what is free is looked up anew.
    return attempt().catch((error: unknown) => (isBookingClash(error) ? attempt() : Promise.reject(error)));
  };
