const DONE = [
  'saved',
  'saved-draft',
  'saved-scheduled',
  'unchanged',
  'created',
  'stock',
  'undone',
  'right',
  'purchase',
  'purchase-removed',
] as const;
/** What the page of a product says was done. */
export type ProductDone = (typeof DONE)[number];

/** What an address says was done, by what shoppers see of the product now; null for nothing. */
export function productDone(
  said: string | null,
  { isPublished, publishFrom }: { readonly isPublished: boolean; readonly publishFrom?: string | undefined },
): ProductDone | null {
  if (said === 'saved' && !isPublished) return publishFrom === undefined ? 'saved-draft' : 'saved-scheduled';
  return DONE.find((each) => each === said) ?? null;
}
