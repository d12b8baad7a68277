import type { Money } from '../../domain/money/money.ts';
import type { CheckoutDraft } from './draft.ts';

/** The total that stood before the review, if the one of the order differs from it now for another reason than a code. */
export function changedTotal(
  { reviewed }: Pick<CheckoutDraft, 'reviewed'>,
  { total, discountCode }: { total: Money; discountCode: string | null },
): Money | null {
  if (reviewed === null) return null;
  const { currency, minor, discountCode: code } = reviewed;
  if (currency === total.currency && (minor === total.minor || code !== discountCode)) return null;
  return { minor, currency };
}
