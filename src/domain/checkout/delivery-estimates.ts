/** How long parcels are on their way, by where they go: working days by each method (C §9: the profile's table of delivery). */
export const DELIVERY_ESTIMATES = [
  { area: 'cities', standard: { min: 1, max: 3 }, express: { min: 1, max: 1 } },
  { area: 'regions', standard: { min: 3, max: 7 }, express: { min: 2, max: 3 } },
  { area: 'remote', standard: { min: 7, max: 14 }, express: { min: 3, max: 5 } },
] as const;
