import type { Locale } from '../locale/locale.ts';

/**
 * The line above which an answer by e-mail is written. It is no message that staff can change: answers to older e-mails quote the older line.
 * Programs for mail leave it as it is, whatever they write around quotes in which language.
 */
export const REPLY_LINES = {
  uk: '## Пишіть відповідь над цим рядком ##',
  pl: '## Odpowiedź wpisz nad tą linią ##',
  en: '## Please reply above this line ##',
} as const satisfies Record<Locale, string>;

/** More of a text than anybody reads. */
const TEXT_MAX = 20_000;

const plain = (line: string): string =>
  line
    .replace(/^[\s>|*]+/, '')
    .replaceAll(/[\s*]+/g, ' ')
    .trim();
const DELIMITERS = new Set<string>(Object.values(REPLY_LINES));
const isDelimiter = (line: string): boolean => {
  const said = plain(line);
  return DELIMITERS.has(said) || [...DELIMITERS].some((each) => said.includes(each));
};

/** What programs write over the head of the e-mail that they quote. */
const QUOTED_HEAD =
  /^(?:from|sent|to|cc|date|subject|від|надіслано|кому|копія|дата|тема|od|wysłano|do|dw|data|temat)\s*:/i;
const RULE = /^(?:---|_____)/;

/** Takes away what a program wrote over a quote: `On … wrote:`, lines of a head, a rule, marks of quotation. */
function withoutHeadOfQuote(lines: readonly string[]): readonly string[] {
  const kept = [...lines];
  const last = () => (kept.at(-1) ?? '').trim();
  const dropEmpty = () => {
    while (kept.length > 0 && (last() === '' || /^>+\s*$/.test(last()))) kept.pop();
  };
  dropEmpty();
  // `On Thu, 26 Nov 2026 at 16:05 Promin <support+…@…>` and `wrote:` on the next line.
  if (last().endsWith(':') && last().length < 200) {
    const [before = '', end = ''] = kept.slice(-2);
    const isAbout = (text: string) => /@|\d{4}|\d{1,2}:\d{2}/.test(text);
    if (isAbout(end)) kept.pop();
    else if (isAbout(before)) kept.splice(-2);
    dropEmpty();
    // The first line of such a head that was broken before its address.
    if (/^(?:on|le|w dniu|dnia|пн|вт|ср|чт|пт|сб|нд|pon|wt|śr|czw|pt|sob|niedz)\b.*\d{4}/i.test(last()))
      kept.pop();
  }
  dropEmpty();
  while (QUOTED_HEAD.test(last()) || RULE.test(last())) {
    kept.pop();
    dropEmpty();
  }
  return kept;
}

/** What somebody wrote in an answer by e-mail: what stands above the shop's own line, without what their program wrote around it. */
export function replyText(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const end = lines.findIndex(isDelimiter);
  const own = end < 0 ? lines : withoutHeadOfQuote(lines.slice(0, end));
  return own.join('\n').trim().slice(0, TEXT_MAX).toWellFormed();
}
