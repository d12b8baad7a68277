/** What the customer knows an order by: `ORD-` and its number in the sequence of orders (S §3). */
export const orderNumber = (sequence: number): string => `ORD-${sequence}`;
