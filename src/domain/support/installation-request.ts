import * as v from 'valibot';
import { daysAfter, isRealDay } from '../calendar/days.ts';
import { kindOf, type CategorySlug } from '../catalogue/categories.ts';
import { toE164InMarkets } from '../contact-data/phone.ts';
import type { Market } from '../locale/market.ts';
import { withoutInvisible } from '../locale/without-invisible.ts';
import { line, MESSAGE_MAX_LENGTH, text } from './contact-form.ts';
import { formId } from './ticket-forms.ts';

/** What somebody asks the shop to come for. Printed names are the messages `survey.purpose.{purpose}`. */
export const SURVEY_PURPOSES = ['survey', 'installation', 'both'] as const;
export type SurveyPurpose = (typeof SURVEY_PURPOSES)[number];

/** A request names so many products at most. */
export const SURVEYED_PRODUCTS_MAX = 20;

/** What is fixed to a house or a line of it, so that somebody has to look at the place first. */
const SURVEYED: readonly CategorySlug[] = [
  'solar-panels',
  'batteries',
  'inverters',
  'sets-of-solar-power-plants',
  'dc-charging-stations',
  'ac-charging-stations',
];

/** Whether the page of a product leads to the request for a survey: what is sold and has to be installed. */
export const isInstalled = ({
  categoryId,
  kind,
}: {
  readonly categoryId: number;
  readonly kind: 'purchase' | 'rental';
}): boolean => {
  const slug = kindOf(categoryId)?.slug;
  return kind === 'purchase' && slug !== undefined && SURVEYED.includes(slug);
};

const optionalDay = v.pipe(
  v.optional(v.string(), ''),
  v.check((day) => day === '' || isRealDay(day), 'survey.error.day'),
  v.transform((day) => (day === '' ? null : day)),
);

const fields = (market: Market) => ({
  id: formId,
  purpose: v.picklist(SURVEY_PURPOSES, 'contact.error.required'),
  /** Town or village with its postcode, as the customer writes it. */
  place: line(200),
  from: optionalDay,
  to: optionalDay,
  phone: v.pipe(
    text(40),
    v.transform(withoutInvisible),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const phone = toE164InMarkets(dataset.value, market);
      if (phone !== null) return phone;
      addIssue({ message: 'contact.error.phone' });
      return NEVER;
    }),
  ),
  remarks: v.pipe(
    v.optional(v.string(), ''),
    v.transform(withoutInvisible),
    v.trim(),
    v.maxLength(MESSAGE_MAX_LENGTH / 2, 'contact.error.tooLong'),
  ),
});

/** A request of a signed-in customer for somebody to come. Issues are message keys; an empty day is null, a phone is E.164. */
export const installationRequestSchema = (market: Market) =>
  v.object(fields(market), 'contact.error.required');
/** The same of a visitor, who says where the shop answers. */
export const guestInstallationRequestSchema = (market: Market) =>
  v.object(
    { ...fields(market), name: line(100), email: v.pipe(text(254), v.email('contact.error.email')) },
    'contact.error.required',
  );
export type InstallationRequest = v.InferOutput<ReturnType<typeof installationRequestSchema>>;

/** So far ahead a day is offered to be wished. A later one, of a browser without limits, is taken all the same: staff answer. */
const WISHED_DAYS = 365;

/** The first and the last day that the field of a wished day offers, ISO 8601: from the day after `today` on. */
export const wishableDays = (today: string): { readonly min: string; readonly max: string } => ({
  min: daysAfter(today, 1),
  max: daysAfter(today, WISHED_DAYS),
});

/** What is wrong with the wished days, as message keys by field: they are ahead of `today`, and in their order. Empty where nothing is. */
export function wishedDaysErrors(
  { from, to }: Pick<InstallationRequest, 'from' | 'to'>,
  today: string,
): Readonly<Partial<Record<'from' | 'to', 'survey.error.past' | 'survey.error.order'>>> {
  if (from !== null && from <= today) return { from: 'survey.error.past' };
  if (to !== null && to <= today) return { to: 'survey.error.past' };
  return from !== null && to !== null && to < from ? { to: 'survey.error.order' } : {};
}
