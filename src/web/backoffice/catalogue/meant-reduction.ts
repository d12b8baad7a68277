/** What was typed of a reduction that is said to be meant though it is a loss or steep: other words need saying so again. */
export const meantReduction = (typed: Readonly<Record<string, unknown>>): string =>
  [typed['productId'], typed['currency'], typed['price']].map(String).join(' ');
