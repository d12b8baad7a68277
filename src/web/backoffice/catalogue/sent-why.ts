import { withoutInvisible } from '../../../domain/locale/without-invisible.ts';

const WHY_MAX = 300;

/** The reason that a form with a `WhyField` gives, one line; empty for none. */
export function sentWhy(form: FormData): string {
  const sent = form.get('why');
  return typeof sent === 'string' ? withoutInvisible(sent).trim().slice(0, WHY_MAX) : '';
}
