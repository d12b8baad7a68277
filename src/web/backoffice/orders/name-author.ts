import { data } from 'react-router';
import { CONFLICT_FIELDS } from './staff-problem.ts';

/** An answer to a form, as `data` of the router makes it. */
type Answered<Problem> = ReturnType<typeof data<Problem>>;

/**
 * Puts who did what stands in the way to the refusal of a form of an order, and when; any other answer is left as it is. `say` answers the sentence of the newest entry of the log that has one
 * of some fields, empty where nobody is known for it.
 */
export async function nameAuthor<Problem extends { readonly reason: string }, Other>(
  answer: Answered<Problem> | Other,
  say: (fields: readonly string[]) => Promise<string>,
): Promise<Answered<Problem & { readonly by: string }> | Answered<Problem> | Other> {
  if (typeof answer !== 'object' || answer === null || !('init' in answer)) return answer;
  const fields = CONFLICT_FIELDS[answer.data.reason];
  const by = fields === undefined ? '' : await say(fields);
  return by === '' ? answer : data({ ...answer.data, by }, answer.init ?? {});
}
