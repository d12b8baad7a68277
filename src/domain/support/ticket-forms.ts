import * as v from 'valibot';
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

/** What staff keep to answer by. Printed for a ticket by `fillTemplate`. */
export const TEMPLATE_TITLE_MAX = 80;
export const answerTemplateSchema = v.object({
  title: line(TEMPLATE_TITLE_MAX),
  uk: text(MESSAGE_MAX_LENGTH),
  pl: text(MESSAGE_MAX_LENGTH),
  en: text(MESSAGE_MAX_LENGTH),
});
export type AnswerTemplateForm = v.InferOutput<typeof answerTemplateSchema>;

/** A template with `{name}` and `{number}` filled in; other braces stay as they are. */
export const fillTemplate = (
  template: string,
  values: { readonly name: string; readonly number: string },
): string => template.replaceAll(/\{(name|number)\}/g, (_, key: 'name' | 'number') => values[key]);
