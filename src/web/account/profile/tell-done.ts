import { redirect } from 'react-router';
import { doneCookie, doneOn, saidCookie } from '../../../domain/account/done-cookie.ts';

/** Leads back to a page of the profile, 303, which says once what was done; `section` is where on it. */
export const redirectDone = (page: string, done: string, section?: string): Response =>
  redirect(section === undefined ? page : `${page}#${section}`, {
    status: 303,
    headers: { 'Set-Cookie': doneCookie(page, done) },
  });

/** What was just done on a page, and the headers of the answer that says it. */
export function takeDone({ headers }: Request, page: string): { done: string | null; headers: HeadersInit } {
  const done = doneOn(page, headers.get('cookie'));
  return { done, headers: done === null ? {} : { 'Set-Cookie': saidCookie(page) } };
}
