/** Why a code is not applied, in the language of the page; null when the shop could not be asked. */
export interface DiscountProblem {
  readonly text: string | null;
}
