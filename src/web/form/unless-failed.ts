import { isRouteErrorResponse } from 'react-router';
import { logFailure } from '../ui/log-failure.ts';

/**
 * What the server answers to a form; null where it failed or was not reached, which the form then says itself, with what was typed
 * still in it. What leads to another page, or refuses the call, goes its way.
 */
export async function unlessFailed<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Response) throw error;
    if (isRouteErrorResponse(error) && error.status < 500) throw error;
    logFailure('A form was not answered', error);
    return null;
  }
}
