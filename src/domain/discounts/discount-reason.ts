import type { DiscountApplied } from './apply-discount.ts';
import type { OfferedDiscount } from './offer-discount.ts';

/** Why a code gives nothing, for a cart or at all; the texts are `error.{reason}`. */
export type DiscountReason = Extract<OfferedDiscount | DiscountApplied, { readonly ok: false }>;
