import { data, redirect } from 'react-router';
import * as v from 'valibot';
import type { Region } from '../../domain/locale/locale.ts';
import { trackFormSchema, type TrackForm } from '../../domain/orders/track-form.ts';

/** Why the form was not taken, and what was typed; `errors` are message keys by field. */
export interface TrackProblem {
  readonly reason: 'invalid-fields' | 'too-many';
  readonly errors: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
}

/** Who sends the link. */
export interface TrackDesk {
  readonly sendOrderLink: (form: TrackForm) => Promise<void>;
  readonly limit: (subject: string) => Promise<{ readonly ok: boolean }>;
  readonly clientAddress: string;
  readonly region: Region;
}

function refuse(form: FormData, status: number, problem: Omit<TrackProblem, 'values'>) {
  const typed = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return data<TrackProblem>({ ...problem, values: Object.fromEntries(typed) }, { status });
}

/** Answers alike whether there is such an order or not: 303; 422 by field, 429 for who asks too often. */
export async function answerTrackForm(form: FormData, desk: TrackDesk) {
  const parsed = v.safeParse(trackFormSchema, Object.fromEntries(form));
  if (!parsed.success) {
    const nested: Record<string, readonly string[] | undefined> = v.flatten(parsed.issues).nested ?? {};
    const errors = Object.fromEntries(
      Object.entries(nested).map(([field, keys]) => [field, keys?.[0] ?? '']),
    );
    return refuse(form, 422, { reason: 'invalid-fields', errors });
  }
  const limit = await desk.limit(desk.clientAddress);
  if (!limit.ok) return refuse(form, 429, { reason: 'too-many', errors: {} });
  await desk.sendOrderLink(parsed.output);
  return redirect(`/${desk.region}/track-order/sent`, 303);
}
