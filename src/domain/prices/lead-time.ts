import * as v from 'valibot';
import { supplierName } from './purchase-price.ts';

/** Calendar days from an order at a supplier to the goods, of what nobody set them for. */
export const USUAL_LEAD_DAYS = 14;
const LEAD_DAYS_MAX = 365;

const WRONG = 'backoffice.product.problem.not-days';

/** Typed calendar days, 0–365; null where nothing is typed, undefined for what is none. */
export function typedLeadDays(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d{1,3}$/.test(text) && Number(text) <= LEAD_DAYS_MAX ? Number(text) : undefined;
}

/** The form by which staff say how long goods of a supplier take; `days` null for the usual time. */
export const leadTimeForm = v.object({
  supplier: supplierName,
  days: v.pipe(v.string(WRONG), v.transform(typedLeadDays), v.nullable(v.number(WRONG))),
});
export type LeadTimeForm = v.InferOutput<typeof leadTimeForm>;

/** A supplier whom the shop knows by a price list or a purchase price, and how long its goods take. */
export interface SupplierLeadTime {
  readonly name: string;
  /** Calendar days; null for the usual time. */
  readonly leadDays: number | null;
}
