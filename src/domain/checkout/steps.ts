/** Shipping, payment, review (C §2). */
export const CHECKOUT_STEPS_COUNT = 3;

/** A checkout step kept between 1 and 3 (C §4); what is not a number is the first step. */
export const clampStep = (step: number): number =>
  Math.min(Math.max(Math.trunc(step) || 1, 1), CHECKOUT_STEPS_COUNT);
