import * as v from 'valibot';
import { line } from '../support/contact-form.ts';

/** So many views of one queue somebody keeps. */
export const SAVED_FILTERS_MAX = 20;
/** So many views of colleagues are shown beside them. */
export const SHARED_FILTERS_SHOWN = 100;
export const FILTER_NAME_MAX = 60;
const QUERY_MAX = 1000;

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
