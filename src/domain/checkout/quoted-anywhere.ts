import type { Currency } from '../money/money.ts';
import { canBeHauled, isHauled, type HaulageRules } from '../rental/haulage.ts';
import type { FreightLine } from './freight.ts';
import { quotedDelivery, type QuotedDelivery } from './shipping-rules.ts';

/** Why a delivery has no fee wherever it goes; `unplaced` where machines have one as soon as their postcode is known. */
export type QuotedAnywhere = QuotedDelivery | 'unplaced';

/** What the delivery of an order depends on beside its lines and its place. */
export interface DeliveryRules {
  readonly currency: Currency;
  readonly haulage: HaulageRules;
}

/** Why the delivery of some lines has no fee, as far as it can be told without knowing the place; null where it has one everywhere. */
export function quotedAnywhere(
  lines: readonly FreightLine[],
  { currency, haulage }: DeliveryRules,
): QuotedAnywhere | null {
  const quoted = quotedDelivery(lines.filter((line) => !isHauled(line)));
  if (quoted !== null || !lines.some(isHauled)) return quoted;
  return haulage[currency] === null || !canBeHauled(lines) ? 'heavy' : 'unplaced';
}
