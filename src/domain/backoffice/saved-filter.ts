import * as v from 'valibot';
import { strikeContacts } from '../audit/strike-contacts.ts';
import { line } from '../support/contact-form.ts';

/** So many views of one queue somebody keeps. */
export const SAVED_FILTERS_MAX = 20;
/** So many views of colleagues are shown beside them. */
export const SHARED_FILTERS_SHOWN = 100;
export const FILTER_NAME_MAX = 60;
const QUERY_MAX = 1000;

/** What of an address may name a customer: the words that were looked for, and an account. */
const PERSONAL = ['q', 'customer'] as const;

/** Whether a view could name a customer to whom it is shown: it looks for words, which may be anybody's name, address or number, or for one account. */
export function isPersonalView(query: string): boolean {
  const asked = new URLSearchParams(query);
  return PERSONAL.some((name) => asked.getAll(name).some((value) => value.trim() !== ''));
}

/** Whether colleagues may be shown a view: neither its query nor its name names a customer. */
export const mayBeShared = ({ query, name }: Pick<SavedFilter, 'query' | 'name'>): boolean =>
  !isPersonalView(query) && strikeContacts(name) === name;

/** Why a view was not kept or shared, as the address of its queue says it: there are too many, or it could name a customer. */
export const FILTER_PROBLEMS = ['full', 'personal'] as const;
export type FilterProblem = (typeof FILTER_PROBLEMS)[number];

/** Reads it from there. */
export const readFilterProblem = (query: URLSearchParams): FilterProblem | null =>
  FILTER_PROBLEMS.find((problem) => problem === query.get('filters')) ?? null;

/** The queues of the back office whose views can be kept, each a section `/admin/{queue}`. */
export const FILTERED_QUEUES = ['orders', 'tickets', 'returns', 'reviews', 'questions'] as const;

/** A view of a queue under a name. */
export interface SavedFilter {
  readonly id: string;
  readonly name: string;
  /** The query of its address, without the question mark. */
  readonly query: string;
  /** Whether all who may open the queue see it. */
  readonly isShared: boolean;
  readonly isOwn: boolean;
  /** Who keeps it. */
  readonly authorName: string | null;
  /** Whether the reader may stop sharing it and delete it. */
  readonly mayChange: boolean;
}

/** The form by which staff keep a view. Issues are message keys. */
export const savedFilterSchema = v.object({
  queue: v.picklist(FILTERED_QUEUES),
  name: line(FILTER_NAME_MAX),
  query: v.pipe(v.string(), v.maxLength(QUERY_MAX), v.regex(/^[\w%.=&+*~!'()-]*$/)),
  isShared: v.pipe(
    v.optional(v.string()),
    v.transform((said) => said === 'on'),
  ),
});
export type SavedFilterForm = v.InferOutput<typeof savedFilterSchema>;
