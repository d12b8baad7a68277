import type { Locale } from '../locale/locale.ts';
import { isQuoteOf, type SentText } from './sent-text.ts';

export type { SentText };

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
const YEAR = /(?<!\d)20\d\d(?!\d)/;
/** Two of its lines as one; some programs break them within the brackets of the address. */
const rejoined = (first: string, second: string): string =>
  `${first}${first.endsWith('<') ? '' : ' '}${second}`;
/** Its first line, where it was broken before the address. */
const ATTRIBUTION_START =
  /^(?:on|le|w dniu|dnia|пн|вт|ср|чт|пт|сб|нд|pon|wt|śr|czw|pt|sob|niedz|\d{1,2})(?![\p{L}\p{N}]).*\d{4}/iu;

/** Takes away what a program wrote over a quote: `On … wrote:`, a head, a rule, marks of quotation. */
function withoutHeadOfQuote(lines: readonly string[]): readonly string[] {
  const kept = [...lines];
  const lineAt = (index: number) => (kept.at(index) ?? '').trim();
  const dropEmpty = () => {
    while (kept.length > 0 && (lineAt(-1) === '' || /^>+$/.test(lineAt(-1)))) kept.pop();
  };
  dropEmpty();
  if (isAttribution(lineAt(-1))) {
    const isWhole = YEAR.test(kept.pop() ?? '');
    if (!isWhole && ATTRIBUTION_START.test(lineAt(-1))) kept.pop();
  } else if (
    (WROTE.test(lineAt(-1)) || ATTRIBUTION_START.test(lineAt(-2))) &&
    isAttribution(rejoined(lineAt(-2), lineAt(-1)))
  ) {
    kept.splice(-2);
  }
  dropEmpty();
  const start = kept.findLastIndex((line) => !HEAD_LINE.test(line.trim())) + 1;
  if (isHead(kept.slice(start))) kept.splice(start);
  dropEmpty();
  if (RULE.test(lineAt(-1))) kept.pop();
  return kept;
}

/** What is known of the e-mails that may be answered. */
export interface Answered {
  /** Their texts; empty where nobody knows them. */
  readonly sent?: readonly SentText[];
  /** The domain of the addresses that they came from; null where no answers are taken in. */
  readonly domain?: string | null;
}

/**
 * Whether somebody wrote below the shop's line, between the lines of the quote. Where those are not marked, as Outlook leaves them, all that
 * is no quote of one of the e-mails is theirs, also if it is a word of the question.
 */
function isAnsweredBelow(below: readonly string[], { sent = [] }: Answered): boolean {
  const [line = '', ...rest] = below;
  if (isQuoted(line)) return rest.some((each) => each.trim() !== '' && !isQuoted(each));
  return sent.length > 0 && !isQuoteOf(sent, below.map((each) => each.replace(/^[\s>|]+/, '')).join('\n'));
}

/** What was written above the shop's line; nothing where somebody wrote below it. */
function aboveLine(lines: readonly string[], end: number, answered: Answered): string {
  return isAnsweredBelow(lines.slice(end), answered)
    ? ''
    : withoutHeadOfQuote(lines.slice(0, end)).join('\n').trim();
}

/**
 * What was written above a marked quote that has lost the shop's line; nothing unless the quote is the end of the text and of the shop's own
 * e-mail, by its head or by its words: what others wrote is quoted to be read.
 */
function aboveQuote(lines: readonly string[], { sent = [], domain = null }: Answered): string {
  const end = lines.findLastIndex((line) => line.trim() !== '' && !isQuoted(line)) + 1;
  const quote = lines.slice(end);
  if (!quote.some(isQuoted)) return '';
  const own = lines.slice(0, end);
  const above = withoutHeadOfQuote(own);
  const head = own.slice(above.length).join('').toLowerCase();
  if (head.trim() === '') return '';
  const isOwn =
    (domain !== null && head.includes(`@${domain}>`)) ||
    isQuoteOf(sent, quote.map((line) => line.replace(/^[\s>]+/, '')).join('\n'));
  return isOwn ? above.join('\n').trim() : '';
}

/**
 * What somebody wrote in an answer by e-mail: what stands above the shop's own line, or above a quote of the shop alone, without what their
 * program wrote around it. Where nothing stands there it is the whole text: better a quote is read twice than words are lost.
 */
export function replyText(text: string, answered: Answered = {}): string {
  const all = text.replaceAll(/\r\n?/g, '\n');
  const lines = all.split('\n');
  const end = lines.findIndex(isDelimiter);
  const own = end < 0 ? aboveQuote(lines, answered) : aboveLine(lines, end, answered);
  return (own || all.trim()).slice(0, TEXT_MAX).toWellFormed();
}
