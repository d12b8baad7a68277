/** What a request for a bulk price is known by: `Q-` and its number in the sequence of requests. */
export const quoteNumber = (sequence: number): string => `Q-${sequence}`;
