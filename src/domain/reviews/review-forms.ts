import * as v from 'valibot';
import { hasContact } from '../contact-data/web-address.ts';
import { line, text } from '../support/contact-form.ts';
import { formId } from '../support/ticket-forms.ts';
import { DECISIONS, REJECTION_REASONS } from './moderation.ts';
import { NAME_CHOICES, NAME_MAX, STARS } from './review.ts';

/** Shorter, a review says nothing to who reads it; longer, nobody reads it. */
export const REVIEW_MIN = 20;
export const REVIEW_MAX = 3000;
export const ASPECT_MAX = 300;
export const QUESTION_MIN = 10;
export const QUESTION_MAX = 1000;
export const ANSWER_MAX = 2000;
export const REJECTION_NOTE_MAX = 500;
/** So many questions a day are taken for one address that nobody has proven to be theirs: each may cause an e-mail to it. */
export const UNPROVEN_QUESTIONS_A_DAY = 5;
/** What the link of an e-mail about a question ends: all of them to the address that it was written to. */
export const QUESTIONS_TOPIC = 'questions' as const;

const body = (min: number, max: number) => v.pipe(text(max), v.minLength(min, 'contact.error.tooShort'));
/** Empty is none. */
const optional = (max: number) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((typed) => typed.trim()),
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      text(max),
    ]),
  );
/** Names stand on the page: neither a domain nor a phone number is one. */
const shownName = v.pipe(
  line(NAME_MAX),
  v.check((typed) => !hasContact(typed), 'checkout.error.contact'),
);

/** The form of a review. Issues are message keys. */
export const reviewFormSchema = v.object(
  {
    id: formId,
    stars: v.pipe(
      v.optional(v.string('review.error.stars'), ''),
      v.transform(Number),
      v.picklist(STARS, 'review.error.stars'),
    ),
    body: body(REVIEW_MIN, REVIEW_MAX),
    pros: optional(ASPECT_MAX),
    cons: optional(ASPECT_MAX),
    name: v.optional(v.picklist(NAME_CHOICES), 'initial'),
  },
  'contact.error.required',
);
export type ReviewForm = v.InferOutput<typeof reviewFormSchema>;

const question = { id: formId, name: shownName, body: body(QUESTION_MIN, QUESTION_MAX) };
/** The form of a question by who is signed in, and by a visitor, who says where the answer is sent. */
export const questionFormSchema = v.object(question, 'contact.error.required');
export const guestQuestionFormSchema = v.object(
  { ...question, email: v.pipe(text(254), v.email('contact.error.email')) },
  'contact.error.required',
);
export type QuestionForm = v.InferOutput<typeof questionFormSchema>;

/** A buyer's answer to a question. */
export const answerFormSchema = v.object(
  {
    id: formId,
    body: body(2, ANSWER_MAX),
    name: v.optional(v.picklist(NAME_CHOICES), 'initial'),
  },
  'contact.error.required',
);
export type AnswerForm = v.InferOutput<typeof answerFormSchema>;

/** What staff decide of something that was written; what is not shown has a reason, and a note to its author where one is needed. */
export const decisionSchema = v.pipe(
  v.object({
    to: v.picklist(DECISIONS),
    reason: v.optional(v.picklist(REJECTION_REASONS), undefined as never),
    note: optional(REJECTION_NOTE_MAX),
  }),
  v.check(({ to, reason }) => to === 'PUBLISHED' || reason !== undefined, 'backoffice.reviews.needsReason'),
);

/** The shop's words under a review; empty takes them away. */
export const replySchema = v.object({ reply: optional(ANSWER_MAX) });
/** The shop's answer to a question. */
export const shopAnswerSchema = v.object({ id: formId, body: body(2, ANSWER_MAX) });
