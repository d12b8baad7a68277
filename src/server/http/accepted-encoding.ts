/** The ways in which the shop sends a text, the smallest first. */
export type Encoding = 'br' | 'gzip' | 'identity';

const accepts = (header: string, encoding: string) =>
  header.includes(encoding) && !new RegExp(`${encoding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(header);

/** The smallest encoding that an Accept-Encoding header allows. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  return accepts(header, 'br') ? 'br' : accepts(header, 'gzip') ? 'gzip' : 'identity';
}
