import { isLocale, LOCALES, type Locale, type Localized } from '../../../domain/locale/locale.ts';
import { tidyMessage } from '../../../domain/messages/check-message.ts';
import type { MessageState } from '../../../domain/messages/message-state.ts';
import type { PlaceKind } from '../../../domain/messages/read-message.ts';
import { TRANSLATED_INTO } from '../../../domain/messages/translation-file.ts';
import type { FormProblem } from '../../form/answer-form.ts';

/** A text in one language, as its page shows it. */
export type LanguageView = MessageState & {
  readonly version: number;
  /** What the Ukrainian text said when this translation was last right, and when it was changed; null for one that is right. */
  readonly outdated: { readonly said: string; readonly since: string | null } | null;
  readonly places: readonly { readonly name: string; readonly kind: PlaceKind }[];
  readonly examples: readonly string[];
};

/** A text with all that happened to it. */
export interface MessageView {
  readonly key: string;
  readonly languages: Localized<LanguageView>;
  readonly history: readonly {
    readonly locale: Locale;
    readonly version: number;
    readonly text: string | null;
    readonly changedBy: string | null;
    readonly changedAt: string;
  }[];
  readonly previous: string | null;
  readonly next: string | null;
}

/** What became of a form of texts that is shown again; `restored` and `confirmed` are no problems: the other fields keep what was typed. */
export type MessageProblem = FormProblem<
  'not-saved' | 'changed-meanwhile' | 'changed-since' | 'restored' | 'confirmed'
>;

/** Whether what was sent was done. */
export const isDone = ({ reason }: Pick<MessageProblem, 'reason'>): boolean =>
  reason === 'restored' || reason === 'confirmed';

/** Which translation a form says to be right still, and the moment of the change that its writer saw; null where it says so of none. */
export function confirmedTranslation(form: FormData): { locale: Locale; seen: string } | null {
  const said = form.get('confirm');
  const [locale = '', seen = ''] = typeof said === 'string' ? said.split(' ') : [];
  const into = TRANSLATED_INTO.find((each) => each === locale);
  return into === undefined ? null : { locale: into, seen };
}

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
