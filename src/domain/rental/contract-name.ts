/** A contract or an annex among an order's documents. */
export interface ContractPaper {
  readonly name: string;
  /** 0 is the contract. */
  readonly annex: number;
  readonly issuedOn: string;
}

const NAME = /^contract-([1-9]\d{0,2})(?:-([1-9]\d{0,2}))?$/;

/** Under which name the contract of a line is found among its order's documents, or an annex of it; lines and annexes are counted from 1. */
export const contractName = (line: number, annex = 0): string =>
  annex === 0 ? `contract-${line}` : `contract-${line}-${annex}`;

/** The line and the annex, 0 for the contract itself, that a name asks for; null for any other name. */
export function contractPart(name: string): { readonly line: number; readonly annex: number } | null {
  const [, line, annex] = NAME.exec(name) ?? [];
  return line === undefined ? null : { line: Number(line), annex: Number(annex ?? 0) };
}
