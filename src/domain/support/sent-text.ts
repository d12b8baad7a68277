/** An e-mail of the shop, as it was written: its plain text and its HTML. */
export interface SentText {
  readonly plain: string;
  readonly html: string;
}

const LINK = /[<[]?(?:https?:\/\/|mailto:)[^\s>\]]*[>\]]?/gi;
/** What programs write in place of a picture. */
const PICTURE = /\[(?:cid|image):[^\]]*\]/gi;
/** Words, numbers, and the signs by which people answer without any. */
const SPOKEN = /[\p{L}\p{N}]+|[+\p{Extended_Pictographic}]/gu;

/** The words of a text in their order, without links; some programs write headings in capitals. */
const spokenIn = (text: string): readonly string[] =>
  text.replaceAll(LINK, ' ').replaceAll(PICTURE, ' ').toLowerCase().match(SPOKEN) ?? [];

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const HIDDEN = /<div style="display:none[^<]*<\/div>/g;

/** What a program reads out of the shop's own HTML. */
const drawn = (html: string): string =>
  html
    .replaceAll(/<style>[^<]*<\/style>|<title>[^<]*<\/title>/g, ' ')
    .replaceAll(/<\/?(?:span|b|i|a)\b[^<>]*>/g, '')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&[#\w]{1,8};/g, (sign) => ENTITIES[sign] ?? ' ');

/** Whether words stand in others in the same order, some of those left out. */
function isPartOf(words: readonly string[], whole: readonly string[]): boolean {
  let next = 0;
  for (const word of whole) if (word === words[next]) next++;
  return next === words.length;
}

/**
 * Whether a text is nothing but one of these e-mails, or parts of it in their order, however a program broke its lines. One word more, also one
 * that the e-mail has elsewhere, is somebody's own.
 */
export function isQuoteOf(sent: readonly SentText[], text: string): boolean {
  const words = spokenIn(text);
  return sent.some(({ plain, html }) =>
    [plain, drawn(html.replaceAll(HIDDEN, ' ')), drawn(html)].some((each) => isPartOf(words, spokenIn(each))),
  );
}
