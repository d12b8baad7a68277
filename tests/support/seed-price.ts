import { seedProducts } from '../../src/content/seed/products.ts';
import type { SeedProduct } from '../../src/content/seed/seed-product.ts';
import type { Currency } from '../../src/domain/money/money.ts';
import type { Duration } from '../../src/domain/rental/tiers.ts';

const named = (id: number): SeedProduct => {
  const product = seedProducts.find((each) => each.id === id);
  if (!product) throw new Error(`The starting catalogue has no product ${id}`);
  return product;
};
const stated = (major: number | undefined): number => {
  if (major === undefined) throw new Error('The starting catalogue states no such price');
  return Math.round(major * 100);
};

/** What a product of the starting catalogue costs, in minor units without tax. Throws where no price is stated. */
export const seedPrice = (id: number, currency: Currency = 'UAH'): number =>
  stated(named(id).price?.[currency]);

/** What a day, a week or a month of a machine of the starting catalogue costs, in minor units without tax. */
export const seedRental = (id: number, duration: Duration, currency: Currency = 'UAH'): number =>
  stated(named(id).rental?.[currency]?.[duration]);
