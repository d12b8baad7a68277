/** What rates are asked of: how many of the second currency one of the first costs. Dollars and euros stand in suppliers' price lists alone. */
export type RatePair = 'PLN/UAH' | 'USD/UAH' | 'EUR/UAH' | 'USD/PLN' | 'EUR/PLN';

/** Between which rates a pair has been and may be for years; what is beyond is a slip of the hand or an error of who states it. */
const LIKELY: Readonly<Record<RatePair, { readonly from: number; readonly to: number }>> = {
  'PLN/UAH': { from: 3, to: 50 },
  'USD/UAH': { from: 10, to: 200 },
  'EUR/UAH': { from: 10, to: 200 },
  'USD/PLN': { from: 2, to: 10 },
  'EUR/PLN': { from: 2, to: 12 },
};

/** The bounds of a pair, for whoever is to be shown them. */
export const likelyRates = (pair: RatePair) => LIKELY[pair];

/** Whether `cost` of the second currency for `amount` of the first is beyond the bounds of their pair. Both in units of one size, such as hundredths. */
export const isUnlikelyRate = (pair: RatePair, cost: number, amount: number): boolean =>
  cost < amount * LIKELY[pair].from || cost > amount * LIKELY[pair].to;
