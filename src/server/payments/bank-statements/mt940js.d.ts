/** The part of the library that is used; it has no types of its own. */
declare module 'mt940js' {
  interface Mt940Line {
    readonly date: Date;
    /** In major units; negative for money that went. */
    readonly amount: number;
    readonly isReversal?: boolean;
    readonly reference: string;
    readonly bankReference?: string;
    /** Field 86 as it stands in the file. */
    readonly details: string;
  }
  interface Mt940Statement {
    readonly currency: string;
    readonly transactions: readonly Mt940Line[];
  }
  export class Parser {
    /** Throws on what is no statement, or does not add up. */
    parse(text: string): readonly Mt940Statement[];
  }
}
