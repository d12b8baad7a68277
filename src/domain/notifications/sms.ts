import { foldLatin } from '../search/normalise.ts';

const PLAIN: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '−': '-',
  '’': "'",
  ʼ: "'",
  '„': '"',
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '…': '...',
  '\u00A0': ' ',
  '\u202F': ' ',
};

/**
 * A text as it is sent: Latin letters without diacritics, typewriter's signs. One `ł` would make two messages of a Polish one, which
 * holds 160 signs of the alphabet of telephones, and 70 of any other; Cyrillic has no other.
 */
export const smsText = (text: string): string =>
  foldLatin(text).replaceAll(/[–—−’ʼ„“”«»…\u00A0\u202F]/g, (sign) => PLAIN[sign] ?? sign);

/** The signs of the telephones' own alphabet (GSM 03.38), and those of it that take two places. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const EXTENDED = '^{}\\[~]|€';

/** How many messages a text is sent and paid as (GSM 03.38, else UCS-2). */
export function smsSegments(text: string): number {
  const isPlain = [...text].every((sign) => BASIC.includes(sign) || EXTENDED.includes(sign));
  if (!isPlain) return text.length <= 70 ? 1 : Math.ceil(text.length / 67);
  const places = [...text].reduce((sum, sign) => sum + (EXTENDED.includes(sign) ? 2 : 1), 0);
  return places <= 160 ? 1 : Math.ceil(places / 153);
}
