import { data } from 'react-router';
import { namedConflict, recently } from '../named-conflict.ts';
import { CONFLICT_FIELDS, RECENT_FIELDS } from './staff-problem.ts';

/** An answer to a form, as `data` of the router makes it. */
type Answered<Problem> = ReturnType<typeof data<Problem>>;

/** The order of a form, who sent it, and how it is found who else changed the order. */
interface Asked {
  readonly orderId: string;
  readonly staffId: string;
  readonly findAuthor: (query: {
    readonly subject: 'order';
    readonly subjectId: string;
    readonly staffId: string;
    readonly fields: readonly string[];
    readonly since?: string;
  }) => Parameters<typeof namedConflict>[1];
  readonly words: Parameters<typeof namedConflict>[2];
}

/** Puts who did what stands in the way to the refusal of a form of an order, and when; any other answer is left as it is, and so is one where nobody is known for it. */
export async function nameAuthor<Problem extends { readonly reason: string }, Other>(
  answer: Answered<Problem> | Other,
  { orderId, staffId, findAuthor, words }: Asked,
): Promise<Answered<Problem & { readonly by: string }> | Answered<Problem> | Other> {
  if (typeof answer !== 'object' || answer === null || !('init' in answer)) return answer;
  const { reason } = answer.data;
  const [sure, recent] = [CONFLICT_FIELDS[reason], RECENT_FIELDS[reason]];
  const fields = sure ?? recent;
  if (fields === undefined) return answer;
  const asked = { subject: 'order', subjectId: orderId, staffId, fields } as const;
  const author = findAuthor(sure ? asked : { ...asked, since: recently() });
  const by = await namedConflict('', author, words);
  return by === '' ? answer : data({ ...answer.data, by }, answer.init ?? {});
}
