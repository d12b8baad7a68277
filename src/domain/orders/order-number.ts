/** What the customer knows an order by: `ORD-` and its number in the sequence of orders (S §3). */
export const orderNumber = (sequence: number): string => `ORD-${sequence}`;

/** The number that somebody types: `10001`, `ord 10001` and `ORD-10001` name the same order. What names none stays none. */
export const namedOrder = (typed: string): string =>
  `ORD-${typed
    .trim()
    .replace(/^ord/i, '')
    .replaceAll(/[\s#№-]/g, '')}`;
