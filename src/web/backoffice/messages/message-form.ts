import { isLocale, LOCALES } from '../../../domain/locale/locale.ts';
import { tidyMessage } from '../../../domain/messages/check-message.ts';
import type { FormProblem } from '../../form/form-problem.ts';

/** What became of a form of texts that is shown again; `restored` is no problem: the other fields keep what was typed. */
export type MessageProblem = FormProblem<'not-saved' | 'changed-meanwhile' | 'restored'>;

/** The texts that a form sends: those of its fields, or the one whose original is wanted back. */
export function sentMessages(form: FormData) {
  const wanted = form.get('revert');
  const versionOf = (locale: string) => Number(form.get(`${locale}.version`)) || 0;
  if (isLocale(wanted)) return [{ locale: wanted, text: null, version: versionOf(wanted) }];
  return LOCALES.flatMap((locale) => {
    const typed = form.get(locale);
    return typeof typed === 'string'
      ? [{ locale, text: tidyMessage(typed), version: versionOf(locale) }]
      : [];
  });
}
