import type { ShippingErrors } from './shipping-errors.ts';

/** Why the server placed no order. */
export interface OrderProblem {
  readonly reason: string;
  /** In the language of the page. */
  readonly text: string;
  /** Whether the discount code does not hold, so that the order is to be looked at without it. */
  readonly isCodeRefused?: boolean;
  /** The state of the account's cart, for `cart-changed`: the page's own is out of date. */
  readonly cartTag?: string;
  /** Message keys by field, for `invalid-shipping`. */
  readonly errors?: ShippingErrors;
}

const STEP_OF: Readonly<Record<string, number>> = {
  'invalid-shipping': 1,
  'method-not-offered': 1,
  'payment-not-offered': 2,
};

/** The step on which a refusal can be settled. */
export const stepOfProblem = ({ reason }: OrderProblem): number => STEP_OF[reason] ?? 3;
