/** The characters of an account number in the shop's two countries. */
export const IBAN_LENGTHS = { UA: 29, PL: 28 } as const;

/** The digits of ISO 13616: letters count from ten. */
const digitsOf = (text: string): string => text.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));

const remainderBy97 = (digits: string): number =>
  [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0);

/** Whether an account number, without blanks, has its country's length and a right checksum (mod 97). */
export function isIban(iban: string): boolean {
  const country = iban.slice(0, 2);
  if (country !== 'UA' && country !== 'PL') return false;
  if (iban.length !== IBAN_LENGTHS[country] || !/^[A-Z]{2}\d{2}[A-Z\d]+$/.test(iban)) return false;
  return remainderBy97(digitsOf(iban.slice(4) + iban.slice(0, 4))) === 1;
}

/** An account number in groups of four, as people read it. */
export const printIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
