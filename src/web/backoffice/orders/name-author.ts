import { data } from 'react-router';
import { RECENT_MINUTES } from '../named-conflict.ts';
import { CONFLICT_FIELDS, RECENT_FIELDS } from './staff-problem.ts';

/** An answer to a form, as `data` of the router makes it. */
type Answered<Problem> = ReturnType<typeof data<Problem>>;

/**
 * Puts who did what stands in the way to the refusal of a form of an order, and when; any other answer is left as it is. `say` answers the sentence of the newest entry of the log that has one
 * of some fields, not older than so many minutes where they are given; empty where nobody is known for it.
 */
export async function nameAuthor<Problem extends { readonly reason: string }, Other>(
  answer: Answered<Problem> | Other,
  say: (fields: readonly string[], minutes?: number) => Promise<string>,
): Promise<Answered<Problem & { readonly by: string }> | Answered<Problem> | Other> {
  if (typeof answer !== 'object' || answer === null || !('init' in answer)) return answer;
  const { reason } = answer.data;
  const [sure, recent] = [CONFLICT_FIELDS[reason], RECENT_FIELDS[reason]];
  const by = sure ? await say(sure) : recent ? await say(recent, RECENT_MINUTES) : '';
  return by === '' ? answer : data({ ...answer.data, by }, answer.init ?? {});
}
