/** What the customer knows an order by: `ORD-` and its number in the sequence of orders (S §3). */
export const orderNumber = (sequence: number): string => `ORD-${sequence}`;

/** The number that somebody types: `10001`, `ord 10001` and `ORD-10001` name the same order. What names none stays none. */
export const namedOrder = (typed: string): string =>
  `ORD-${typed
    .trim()
    .replace(/^ord/i, '')
    .replaceAll(/[\s#№-]/g, '')}`;

/** Digits that a number which was typed in part may go on by. */
const MORE_DIGITS = [1, 2] as const;

/** Whether a text can be the number of an order. */
export const isOrderNumber = (text: string): boolean => /^ORD-[1-9]\d{0,9}$/.test(text);

/** All numbers of orders that begin as what was typed does and have at most two digits more; none for what begins no number. */
export function ordersBegunWith(typed: string): readonly string[] {
  const number = namedOrder(typed);
  if (!isOrderNumber(number)) return [];
  const longer = MORE_DIGITS.flatMap((digits) =>
    Array.from({ length: 10 ** digits }, (_, tail) => number + String(tail).padStart(digits, '0')),
  );
  return [number, ...longer];
}
