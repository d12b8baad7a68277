import type { EditableProduct } from './editable-product.ts';
import type { ProductFields } from './product-fields.ts';
import { isProblem, problem, readMoment, type FieldProblem } from './read-values.ts';

export const SCHEDULE_FIELDS = ['publishFrom', 'publishUntil'] as const;
type ScheduleProblems = Partial<Record<(typeof SCHEDULE_FIELDS)[number], FieldProblem>>;

/**
 * A product as staff want it, without what their own hand has overtaken: one that they publish now does not wait for its day any more, and
 * one that they take off is not taken off again.
 */
export function withoutOvertaken(stored: ProductFields, wanted: ProductFields): ProductFields {
  if (wanted.published === stored.published) return wanted;
  if (wanted.published === 'yes')
    return wanted.publishFrom === stored.publishFrom ? { ...wanted, publishFrom: '' } : wanted;
  return wanted.publishUntil === stored.publishUntil && !wanted.publishFrom
    ? { ...wanted, publishUntil: '' }
    : wanted;
}

/** What is wrong with when a product is published and taken off, beside how it is written. */
export function scheduleProblems(
  { isPublished, publishFrom, publishUntil }: EditableProduct,
  hasPicture: boolean,
): ScheduleProblems {
  const problems: ScheduleProblems = {};
  if (publishFrom !== undefined && isPublished) problems.publishFrom = problem('already-published');
  else if (publishFrom !== undefined && !hasPicture) problems.publishFrom = problem('no-picture');
  if (publishUntil !== undefined && !isPublished && publishFrom === undefined)
    problems.publishUntil = problem('not-published');
  if (publishFrom !== undefined && publishUntil !== undefined && publishUntil <= publishFrom)
    problems.publishUntil = problem('ends-before-start');
  return problems;
}

/** The moments of a schedule that are set now and are over already; `now` is ISO 8601 in UTC. */
export function pastProblems(before: ProductFields, after: ProductFields, now: string): ScheduleProblems {
  const problems: ScheduleProblems = {};
  for (const field of SCHEDULE_FIELDS) {
    const [was, read] = [readMoment(before[field] ?? ''), readMoment(after[field] ?? '')];
    if (isProblem(read) || read.value === null || read.value > now) continue;
    if (isProblem(was) || was.value !== read.value) problems[field] = problem('in-the-past');
  }
  return problems;
}

/** A product after all of its schedule that is due; `now` is ISO 8601 in UTC. */
export function afterSchedule(product: EditableProduct, now: string): EditableProduct {
  const { publishFrom, publishUntil, ...rest } = product;
  const isDue = (moment: string | undefined) => moment !== undefined && moment <= now;
  if (isDue(publishUntil)) return { ...rest, isPublished: false };
  if (!isDue(publishFrom)) return product;
  return { ...rest, isPublished: true, ...(publishUntil !== undefined && { publishUntil }) };
}
