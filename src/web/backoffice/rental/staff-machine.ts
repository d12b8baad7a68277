import type { Market } from '../../../domain/locale/market.ts';

/** A machine's own facts. */
export interface Machine {
  readonly id: number;
  readonly productId: number;
  readonly productName: string;
  readonly articleNumber: string;
  readonly depotId: number;
  readonly depotName: string;
  readonly market: Market;
  readonly inventoryNumber: string;
  readonly serialNumber: string | null;
  /** What its hour meter showed last; null before the first reading. */
  readonly hours: number | null;
  readonly serviceEveryHours: number | null;
  readonly servicedAtHours: number | null;
  /** In minor units of its market's currency; null until somebody has said. */
  readonly valueMinor: number | null;
  readonly createdAt: string;
  readonly retiredAt: string | null;
  readonly version: string;
}
