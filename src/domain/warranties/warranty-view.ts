import type { InstallationRecord } from './installation.ts';
import type { Repair } from './repair.ts';
import type { Warranty } from './warranty.ts';

/** The warranties of one bought line, as its customer sees them (C §3). */
export interface WarrantyView {
  /** The id of the order's line. */
  readonly itemId: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly productId: number;
  readonly categoryId: number;
  /** Whether it is a plant that stores energy, whose manual of batteries goes with it. */
  readonly hasStorage: boolean;
  readonly name: string;
  readonly brand: string;
  readonly articleNumber: string;
  readonly picture: string;
  /** Pieces that are still with the customer. */
  readonly pieces: number;
  /** The day of the order in its market, ISO 8601. */
  readonly purchasedOn: string;
  /** One for each coverage. */
  readonly warranties: readonly Warranty[];
  readonly serials: readonly string[];
  /** Completed repairs under the warranty, the earliest first. */
  readonly repairs: readonly Repair[];
  /** The name of its card among the order's documents. */
  readonly card: string;
}

/** What an order's page says of the time after the sale. */
export interface AfterSale {
  readonly warranties: readonly WarrantyView[];
  readonly installations: readonly InstallationRecord[];
}
