import type { Letter } from '../outbox/letter.ts';
import { textsOf } from '../messages/texts.ts';
import { frameHtml, framePlain, type LetterFrame } from './letter-frame.ts';
import type { LetterPart } from './letter-part.ts';
import { partHtml } from './part-html.ts';
import { partPlain } from './part-plain.ts';

/** A letter before it is written out. */
export interface LetterDraft
  extends Omit<LetterFrame, 't'>, Pick<Letter, 'occasion' | 'recipient' | 'subject' | 'replyTo'> {
  readonly parts: readonly LetterPart[];
}

/** Writes a letter out, as HTML and as plain text: every letter of the shop looks alike. */
export function composeLetter({ parts, ...draft }: LetterDraft): Letter {
  const { occasion, recipient, locale, subject, replyTo } = draft;
  const frame = { ...draft, t: textsOf(locale).translate };
  return {
    occasion,
    recipient,
    ...(replyTo === undefined ? {} : { replyTo }),
    locale,
    subject,
    html: frameHtml(frame, parts.map(partHtml).join('\n')),
    plain: framePlain(frame, parts.map(partPlain).join('\n\n')),
  };
}
