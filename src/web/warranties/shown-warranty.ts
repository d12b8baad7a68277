import type { Coverage, WarrantyState } from '../../domain/warranties/warranty.ts';

/** A warranty as it is read. */
export interface ShownCoverage {
  readonly coverage: Coverage;
  readonly title: string;
  /** How long it lasts in all. */
  readonly period: string;
  /** Until when, or when it ended. */
  readonly until: string;
  /** The last day, ISO 8601. */
  readonly expiresOn: string;
  /** By how much repairs lengthen it, in words; null for no repair. */
  readonly extended: string | null;
  /** What is left of it in words; null once it is over. */
  readonly left: string | null;
  readonly state: WarrantyState;
  readonly stateText: string;
}

/** A completed repair as it is read. */
export interface ShownRepair {
  readonly id: string;
  /** Its days. */
  readonly days: string;
  /** The piece; empty where it is not named. */
  readonly serial: string;
  readonly note: string | null;
}

/** A file about some goods. */
export interface ShownFile {
  readonly href: string;
  readonly text: string;
}

/** Bought goods with their warranties as they are read; printed by the loader, whose words stay on the server. */
export interface ShownWarranty {
  readonly itemId: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly productId: number;
  readonly name: string;
  readonly brand: string;
  readonly articleNumber: string;
  readonly picture: string;
  readonly pieces: number;
  readonly serials: readonly string[];
  /** Whether its pieces have serial numbers at all. */
  readonly hasSerials: boolean;
  readonly repairs: readonly ShownRepair[];
  readonly purchasedOn: string;
  readonly receivedOn: string;
  /** The name of its card among the order's documents. */
  readonly card: string;
  readonly isCovered: boolean;
  readonly coverages: readonly ShownCoverage[];
  readonly manuals: readonly ShownFile[];
}
