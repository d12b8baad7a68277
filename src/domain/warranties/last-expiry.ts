import type { WarrantyView } from './warranty-view.ts';

/** The last day, ISO 8601, of the warranties on some goods themselves, the latest of them; null without one. What is promised of their power is longer, and is not counted. */
export function lastExpiry(views: readonly Pick<WarrantyView, 'warranties'>[]): string | null {
  const days = views.flatMap(({ warranties }) =>
    warranties.filter(({ coverage }) => coverage === 'product').map(({ expiresOn }) => expiresOn),
  );
  return days.toSorted().at(-1) ?? null;
}
