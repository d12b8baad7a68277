import { SUPPORT_HOURS } from '../../content/pages/seller.ts';
import type { Translate } from '../../content/translator.ts';
import type { Locale } from '../../domain/locale/locale.ts';

/** What the front page says of asking somebody, printed by the loader. */
export interface AskWords {
  readonly title: string;
  readonly text: string;
  readonly write: string;
}

export const askWords = ({ locale, translate: t }: { locale: Locale; translate: Translate }): AskWords => ({
  title: t('chat.title'),
  text: t('chat.text', { hours: SUPPORT_HOURS[locale] }),
  write: t('chat.write'),
});
