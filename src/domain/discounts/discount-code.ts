/** The longest code that anybody has to type. */
export const MAX_CODE_LENGTH = 40;
/** Typed, a letter may take several characters. */
export const MAX_TYPED_LENGTH = 4 * MAX_CODE_LENGTH;
const CODE = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;

/**
 * A code as the shop knows it, however it was typed: case, spaces and the width of letters make no difference. Null for
 * what cannot be a code: other signs than letters, digits and hyphens between them, or too many.
 */
export function discountCode(typed: string): string | null {
  if (typed.length > MAX_TYPED_LENGTH) return null;
  const plain = typed.normalize('NFKC').replaceAll(/\s/g, '');
  const code = plain.toLowerCase().toUpperCase().normalize('NFKC'); // ẞ becomes SS by way of ß only
  return code.length <= MAX_CODE_LENGTH && CODE.test(code) ? code : null;
}
