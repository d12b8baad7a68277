/** Somebody who answers for a product: legal name, postal address, and an address on the net or an e-mail; null while not known for certain. */
export interface ProductMaker {
  readonly name: string;
  readonly address: string | null;
  readonly contact: string | null;
}

/**
 * Who has to be named where a product is offered to consumers in the EU: its manufacturer, and where that one is outside
 * the Union the person responsible in it (Regulation (EU) 2023/988, articles 16 and 19). Null while not known for certain.
 */
export interface ProductMakers {
  readonly manufacturer: ProductMaker;
  readonly responsiblePerson: ProductMaker | null;
}
