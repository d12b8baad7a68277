/** What of an order keeps its customer's account from being deleted. */
export const OPEN_MATTERS = ['unpaid', 'order', 'lease', 'return', 'refund', 'payment', 'dispute'] as const;

/** An order that has to be over before its customer's account is deleted, and what of it is not. */
export interface OpenMatter {
  readonly orderNumber: string;
  readonly matter: (typeof OPEN_MATTERS)[number];
}

/** The orders that an account waits for, by what each of them waits for. */
export const ordersByMatter = (matters: readonly OpenMatter[]) =>
  OPEN_MATTERS.map((matter) => ({
    matter,
    orderNumbers: matters.filter((each) => each.matter === matter).map(({ orderNumber }) => orderNumber),
  })).filter(({ orderNumbers }) => orderNumbers.length > 0);
