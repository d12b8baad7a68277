import { seedOptions } from '../../../content/seed/rental-options.ts';
import { fromMajor } from '../../../domain/money/major-units.ts';
import type { Currency } from '../../../domain/money/money.ts';
import type { TierPrices } from '../../../domain/rental/rental-option.ts';
import type { Duration } from '../../../domain/rental/tiers.ts';
import type { Database } from '../../database/database.ts';
import { rentalOptions } from './tables.ts';

type MajorPrices = Readonly<Record<Currency, Readonly<Record<Duration, number>>>>;

function minorPrices(major: MajorPrices): TierPrices {
  const of = (currency: Currency) => {
    const { day, week, month } = major[currency];
    const minor = (amount: number) => fromMajor(amount, currency).minor;
    return { day: minor(day), week: minor(week), month: minor(month) };
  };
  return { UAH: of('UAH'), PLN: of('PLN') };
}

/** Writes the options that a new shop offers with its machines; part of the transaction that makes its first depots. */
export async function seedRentalOptions(transaction: Database): Promise<void> {
  const rows = seedOptions.map(({ price, machineKinds, ...option }, position) => ({
    ...option,
    machineKinds: [...machineKinds],
    position,
    ...('percent' in price
      ? { percent: price.percent, prices: null }
      : { percent: null, prices: minorPrices(price) }),
  }));
  await transaction.insert(rentalOptions).values(rows);
}
