import type { Currency } from '../../domain/money/money.ts';
import { askDiscount } from './ask-discount.ts';
import { keepDiscount, keptCode } from './discount-store.ts';
import type { DiscountProblem } from './discount-problem.ts';

/**
 * Asks for a code and keeps what it gives; null when it is in use. `kept` is the code that the browser held already:
 * taken away meanwhile, it does not come back, and refused, it goes.
 */
export async function keepOffered(
  code: string,
  currency: Currency,
  kept: string | null = null,
): Promise<DiscountProblem | null> {
  const asked = await askDiscount(code, currency);
  if (kept !== null && keptCode() !== kept) return null;
  if (asked.kind === 'offered') keepDiscount({ terms: asked.terms, currency });
  if (asked.kind === 'refused' && kept !== null) keepDiscount(null);
  return asked.kind === 'offered' ? null : { text: asked.text };
}
