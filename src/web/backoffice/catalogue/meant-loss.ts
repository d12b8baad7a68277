/** What was typed of a reduction that is said to be meant though it is a loss: other words need saying so again. */
export const meantLoss = (typed: Readonly<Record<string, unknown>>): string =>
  [typed['productId'], typed['currency'], typed['price']].map(String).join(' ');
