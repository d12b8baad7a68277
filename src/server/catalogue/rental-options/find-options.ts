import { asc, eq } from 'drizzle-orm';
import type { Product } from '../../../domain/catalogue/product.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { machineKindOf } from '../../../domain/rental/machine-kind.ts';
import { partOfTiers, type RentalOption, type TierPrices } from '../../../domain/rental/rental-option.ts';
import type { Database } from '../../database/database.ts';
import { rentalOptions } from './tables.ts';

type Rented = Pick<Product, 'id' | 'categoryId' | 'prices'>;

/** The rental prices of a machine in both currencies; null where it is not rented in both. */
function tierPrices({ prices: { UAH, PLN } }: Rented): TierPrices | null {
  const of = ({ day, week, month }: Rented['prices']['UAH']) =>
    day === null || week === null || month === null ? null : { day, week, month };
  const [hryvnias, zlotys] = [of(UAH), of(PLN)];
  return hryvnias && zlotys && { UAH: hryvnias, PLN: zlotys };
}

/**
 * What can be rented with each of some products, in the language of the page; products that are not rented are left out. One query.
 * `withWithdrawn` adds what is offered no more, for carts that hold it from before.
 */
export const findOptions =
  (database: Database) =>
  async (
    products: readonly Rented[],
    locale: Locale,
    { withWithdrawn = false } = {},
  ): Promise<ReadonlyMap<number, readonly RentalOption[]>> => {
    const rented = products.flatMap((product) => {
      const machine = tierPrices(product);
      return machine === null ? [] : [{ product, machine }];
    });
    if (rented.length === 0) return new Map();
    const rows = await database
      .select()
      .from(rentalOptions)
      .where(withWithdrawn ? undefined : eq(rentalOptions.isOffered, true))
      .orderBy(asc(rentalOptions.position), asc(rentalOptions.code));
    return new Map(
      rented.map(({ product, machine }) => [
        product.id,
        rows.flatMap(({ code, kind, name, note, machineKinds, prices, percent }): RentalOption[] => {
          const tiers = prices ?? (percent === null ? null : partOfTiers(machine, percent));
          if (tiers === null || !machineKinds.includes(machineKindOf(product.categoryId))) return [];
          return [{ code, kind, name: name[locale], note: note[locale], tiers }];
        }),
      ]),
    );
  };

/** The same for lines of which some have options; no query where none has. */
export async function optionsForLines(
  database: Database,
  {
    lines,
    products,
    locale,
    withWithdrawn = false,
  }: {
    readonly lines: readonly {
      readonly rental: { readonly options?: readonly string[] | undefined } | null;
    }[];
    readonly products: Iterable<Rented>;
    readonly locale: Locale;
    readonly withWithdrawn?: boolean;
  },
): Promise<ReadonlyMap<number, readonly RentalOption[]>> {
  if (lines.every(({ rental }) => rental?.options === undefined)) return new Map();
  return findOptions(database)([...products], locale, { withWithdrawn });
}
