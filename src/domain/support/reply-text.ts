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
const DELIMITERS: readonly string[] = Object.values(REPLY_LINES);
const isQuoted = (line: string): boolean => /^\s*>/.test(line);
/** Whether the shop's line stands there, alone or in a quote; who asks about it in a sentence writes on. */
const isDelimiter = (line: string): boolean => {
  const said = plain(line);
  return DELIMITERS.some((each) => said === each || (isQuoted(line) && said.includes(each)));
};

/** What Outlook writes over an e-mail that it quotes: a block of lines, of which the first says who wrote. */
const HEAD_LINE =
  /^(?:from|sent|to|cc|date|subject|від|надіслано|кому|копія|дата|тема|od|wysłano|do|dw|data|temat)\s*:/i;
const FROM_LINE = /^(?:from|від|od)\s*:/i;
/** A head names an address or a subject; two lines of somebody's own, from whom to whom, are none. */
const isHead = (lines: readonly string[]): boolean =>
  FROM_LINE.test((lines[0] ?? '').trim()) &&
  (lines.length > 2 || (lines.length === 2 && lines.some((line) => line.includes('@'))));
const RULE = /^(?:[-_]{3,}|-{5,}[^-]+-{5,})$/;

/** `On Thu, 26 Nov 2026 at 16:05 Promin <support+…@…> wrote:`, as others write it; the verb tells it from a sentence with a date. */
const WROTE =
  /(?:wrote|пише|писав|писала|написав|написала|написав\(ла\)|pisze|napisał|napisała|napisał\(a\))\s*:$/i;
const isAttribution = (text: string): boolean =>
  text.length < 300 &&
  ((/<[^<>\s@]+@[^<>\s@]+>/.test(text) && text.endsWith(':')) ||
    (WROTE.test(text) && /@|\d{4}|\d{1,2}:\d{2}/.test(text)));
/** Its first line, where it was broken before the address. */
const ATTRIBUTION_START =
  /^(?:on|le|w dniu|dnia|пн|вт|ср|чт|пт|сб|нд|pon|wt|śr|czw|pt|sob|niedz)(?![\p{L}\p{N}]).*\d{4}/iu;

/** Takes away what a program wrote over a quote: `On … wrote:`, a head, a rule, marks of quotation. */
function withoutHeadOfQuote(lines: readonly string[]): readonly string[] {
  const kept = [...lines];
  const lineAt = (index: number) => (kept.at(index) ?? '').trim();
  const dropEmpty = () => {
    while (kept.length > 0 && (lineAt(-1) === '' || /^>+$/.test(lineAt(-1)))) kept.pop();
  };
  dropEmpty();
  if (isAttribution(lineAt(-1))) {
    kept.pop();
    if (ATTRIBUTION_START.test(lineAt(-1))) kept.pop();
  } else if (WROTE.test(lineAt(-1)) && isAttribution(`${lineAt(-2)} ${lineAt(-1)}`)) kept.splice(-2);
  dropEmpty();
  const start = kept.findLastIndex((line) => !HEAD_LINE.test(line.trim())) + 1;
  if (isHead(kept.slice(start))) kept.splice(start);
  dropEmpty();
  if (RULE.test(lineAt(-1))) kept.pop();
  return kept;
}

const LINK = /<?(?:https?:\/\/|mailto:)[^\s>]*>?/gi;
const collapsed = (text: string): string => text.replaceAll(LINK, '').replaceAll(/\s+/g, ' ').trim();

/**
 * Whether somebody wrote below the shop's line, between the lines of the quote. Where those are not marked, as Outlook leaves them, what stands there is theirs
 * if the e-mails that are answered do not have it (`sent`), however a program broke their lines.
 */
function isAnsweredBelow(below: readonly string[], sent: string): boolean {
  const [line = '', ...rest] = below;
  if (isQuoted(line)) return rest.some((each) => each.trim() !== '' && !isQuoted(each));
  const known = collapsed(sent);
  if (known === '') return false;
  return rest.some((each) => {
    const words = collapsed(each.replace(/^[\s>|*•-]+/, ''));
    return /[\p{L}\p{N}]{2}/u.test(words) && !known.includes(words);
  });
}

/** What was written above the shop's line; nothing where somebody wrote below it. */
function aboveLine(lines: readonly string[], sent: string): string {
  const end = lines.findIndex(isDelimiter);
  return end < 0 || isAnsweredBelow(lines.slice(end), sent)
    ? ''
    : withoutHeadOfQuote(lines.slice(0, end)).join('\n').trim();
}

/**
 * What somebody wrote in an answer by e-mail: what stands above the shop's own line, without what their program wrote around it. Where nothing
 * stands there it is the whole text: better a quote is read twice than words are lost. `sent` are the e-mails that may be answered, empty where
 * nobody knows them.
 */
export function replyText(text: string, sent = ''): string {
  const all = text.replaceAll(/\r\n?/g, '\n');
  return (aboveLine(all.split('\n'), sent) || all.trim()).slice(0, TEXT_MAX).toWellFormed();
}
