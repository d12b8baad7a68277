/** The positive whole number that a shopper typed; null for anything else, which the cart page ignores (C §2, R17a). */
export function parseQuantity(text: string): number | null {
  const quantity = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  return quantity > 0 && Number.isSafeInteger(quantity) ? quantity : null;
}
