import { data, redirect } from 'react-router';
import * as v from 'valibot';
import { contactFormSchema, type ContactForm } from '../../domain/contact/contact-form.ts';
import type { Locale, Region } from '../../domain/locale/locale.ts';
import type { ContactProblem } from './contact-problem.ts';

/** Who takes the message. */
export interface ContactDesk {
  readonly sendMessage: (message: ContactForm & { readonly locale: Locale }) => Promise<void>;
  readonly limit: (subject: string) => Promise<{ readonly ok: boolean }>;
  readonly clientAddress: string;
  readonly locale: Locale;
  readonly region: Region;
}

function refuse(form: FormData, status: number, problem: Omit<ContactProblem, 'values'>) {
  const typed = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return data<ContactProblem>({ ...problem, values: Object.fromEntries(typed) }, { status });
}

/** Answers the contact form: 303 to the thanks, 422 with message keys by field, 429 for an address that writes too often. */
export async function answerContactForm(form: FormData, desk: ContactDesk) {
  const parsed = v.safeParse(contactFormSchema, Object.fromEntries(form));
  if (!parsed.success) {
    const nested: Record<string, readonly string[] | undefined> = v.flatten(parsed.issues).nested ?? {};
    const errors = Object.fromEntries(
      Object.entries(nested).map(([field, keys]) => [field, keys?.[0] ?? '']),
    );
    return refuse(form, 422, { reason: 'invalid-fields', errors });
  }
  const limit = await desk.limit(desk.clientAddress);
  if (!limit.ok) return refuse(form, 429, { reason: 'too-many', errors: {} });
  await desk.sendMessage({ ...parsed.output, locale: desk.locale });
  return redirect(`/${desk.region}/contact/thanks`, 303);
}
