import { data } from 'react-router';
import type { ReceivedBody } from './receive-body.ts';

const FORM_TYPE = /^\s*(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** Reads what a page's form sent. Throws the page's own 413, 415 or 400 for what is none, which is no fault of the shop. */
export async function readForm({ fault, request }: ReceivedBody): Promise<FormData> {
  if (fault !== null) throw data(null, { status: fault === 'too-large' ? 413 : 400 });
  if (!FORM_TYPE.test(request.headers.get('content-type') ?? '')) throw data(null, { status: 415 });
  return request.formData().catch(() => {
    throw data(null, { status: 400 }); // a multipart form with its parts in disorder
  });
}
