import * as v from 'valibot';
import { RETURN_NOTE_MAX } from '../returns/return-request.ts';
import { DEPARTMENTS } from './department.ts';
import { line, MESSAGE_MAX_LENGTH, messageText, text } from './contact-form.ts';

/** A subject is one line of an e-mail. */
export const SUBJECT_MAX_LENGTH = 140;

/** Names a sending of a form: sent twice it is one. */
export const formId = v.pipe(v.string(), v.uuid());

const question = {
  id: formId,
  department: v.picklist(DEPARTMENTS, 'contact.error.subject'),
  subject: line(SUBJECT_MAX_LENGTH),
  message: messageText,
};

/** The ticket that a signed-in customer opens. Issues are message keys. */
export const ticketFormSchema = v.object(question, 'contact.error.required');
/** The same of a visitor, who says where the shop answers. */
export const guestTicketFormSchema = v.object(
  { ...question, name: line(100), email: v.pipe(text(254), v.email('contact.error.email')) },
  'contact.error.required',
);

/** A message to a ticket: of its customer, an answer of staff, or a note among them. */
export const ticketMessageSchema = v.object({ id: formId, message: text(MESSAGE_MAX_LENGTH) });

/** What staff answer by a template: a ticket, a request to return goods, or one to exchange them. Printed names are the messages `backoffice.templates.subject.{subject}`. */
export const ANSWER_SUBJECTS = ['ticket', 'return', 'exchange'] as const;
export type AnswerSubject = (typeof ANSWER_SUBJECTS)[number];

/** A template's name in a list. */
export const TEMPLATE_TITLE_MAX = 80;

const template = (maxLength: number) => ({
  title: line(TEMPLATE_TITLE_MAX),
  uk: text(maxLength),
  pl: text(maxLength),
  en: text(maxLength),
});

/** What staff keep to answer by: never longer than what it is to fill. Printed by `fillTemplate`. */
export const answerTemplateSchema = v.variant('subject', [
  v.object({ subject: v.literal('ticket'), ...template(MESSAGE_MAX_LENGTH) }),
  v.object({ subject: v.picklist(['return', 'exchange']), ...template(RETURN_NOTE_MAX) }),
]);
export type AnswerTemplateForm = v.InferOutput<typeof answerTemplateSchema>;

/** Which version of a template a form shows (`AnswerTemplateForm` and when it was changed last). */
export type KnownTemplate = AnswerTemplateForm & { readonly updatedAt: string };

/**
 * What becomes of a template that staff send, `seen` being the moment of the version that the form was shown with, null for a new one: what says the same already
 * was sent twice, and nobody's newer words are replaced, nor what was deleted made anew, by who has not seen it.
 */
export function decideTemplate(
  known: KnownTemplate | null,
  { template, seen }: { readonly template: AnswerTemplateForm; readonly seen: string | null },
): 'write' | 'written' | 'changed' | 'gone' {
  if (known === null) return seen === null ? 'write' : 'gone';
  const names = ['subject', 'title', 'uk', 'pl', 'en'] as const;
  if (names.every((name) => known[name] === template[name])) return 'written';
  return known.updatedAt === seen ? 'write' : 'changed';
}

/** What becomes of a template that staff delete, `seen` as in `decideTemplate`: nobody's newer words are deleted by who has not seen them. */
export function decideTemplateRemoval(
  known: Pick<KnownTemplate, 'updatedAt'> | null,
  seen: string | null,
): 'remove' | 'removed' | 'changed' {
  if (known === null) return 'removed';
  return known.updatedAt === seen ? 'remove' : 'changed';
}

/** The name to greet somebody by; null where none is known: an e-mail without one leaves its address in its place. */
export const greetedName = (name: string): string | null =>
  name.trim() === '' || name.includes('@') ? null : name;

/** A greeting's words without the name that stands in them, before or behind a comma: “Hello, {name}!” is “Hello!”. */
const withoutName = (template: string): string =>
  template
    .replaceAll(
      /^([ \u00a0]{0,9})\{name\}[,:!]?\s{0,9}(\p{L})/gmu,
      (_, space: string, letter: string) => space + letter.toUpperCase(),
    )
    .replaceAll(/,?[ \u00a0]{0,9}\{name\}/g, '');

/** A template with `{name}` and `{number}` filled in; other braces stay as they are. Of a `name` that is null the greeting has none. */
export const fillTemplate = (
  template: string,
  { name, number }: { readonly name: string | null; readonly number: string },
): string =>
  (name === null ? withoutName(template) : template).replaceAll(
    /\{(name|number)\}/g,
    (_, key: 'name' | 'number') => (key === 'number' ? number : (name ?? '')),
  );
