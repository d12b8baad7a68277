/** Why a code is not applied, in the language of the page; null when the shop could not be asked. */
export interface DiscountTrouble {
  readonly text: string | null;
}
