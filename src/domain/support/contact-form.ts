import * as v from 'valibot';
import { toE164InMarkets } from '../contact-data/phone.ts';
import type { Market } from '../locale/market.ts';
import { isVisible, withoutInvisible } from '../locale/without-invisible.ts';
import { DEPARTMENTS } from './department.ts';

const REQUIRED = 'contact.error.required';
const MESSAGE_MIN_LENGTH = 10;
export const MESSAGE_MAX_LENGTH = 4000;
const LINKS_MAX = 2;

/** A required text; issues are message keys. */
export const text = (maxLength: number) =>
  v.pipe(
    v.string(REQUIRED),
    v.transform(withoutInvisible),
    v.trim(),
    v.check(isVisible, REQUIRED),
    v.maxLength(maxLength, 'contact.error.tooLong'),
  );

/** A text that stands in an e-mail's head must be one line. */
export const line = (maxLength: number) =>
  v.pipe(
    text(maxLength),
    v.transform((value) => value.replaceAll(/\s+/g, ' ')),
  );

/** Messages that sell something to the shop are mostly links. */
const linksIn = (message: string): number => message.match(/(?:https?:\/\/|www\.)/gi)?.length ?? 0;

/** What a message says: neither nothing, nor so much that nobody reads it. */
export const messageText = v.pipe(
  text(MESSAGE_MAX_LENGTH),
  v.minLength(MESSAGE_MIN_LENGTH, 'contact.error.tooShort'),
);
const withFewLinks = v.check((message: string) => linksIn(message) <= LINKS_MAX, 'contact.error.links');

/** A visitor's message to the shop (C §3, R27), which opens a ticket. Issues are message keys; an empty phone is null, others are E.164, of `market` without a calling code. */
export const contactFormSchema = (market: Market) =>
  v.object(
    {
      name: line(100),
      email: v.pipe(text(254), v.email('contact.error.email')),
      phone: v.pipe(
        v.optional(v.string(), ''),
        v.transform(withoutInvisible),
        v.trim(),
        v.check((typed) => typed === '' || toE164InMarkets(typed, market) !== null, 'contact.error.phone'),
        v.transform((typed) => toE164InMarkets(typed, market)),
      ),
      department: v.picklist(DEPARTMENTS, 'contact.error.subject'),
      message: v.pipe(messageText, withFewLinks),
    },
    REQUIRED,
  );

export type ContactForm = v.InferOutput<ReturnType<typeof contactFormSchema>>;
