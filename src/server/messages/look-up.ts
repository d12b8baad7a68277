import type { LookUp } from '../../domain/catalogue/print-specification.ts';
import type { MessageKey } from '../../content/message-key.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { messagesOf, type Messages } from './messages.ts';

/** Looks up texts whose keys come from data (specifications, categories, tags); null for a key that is not there. */
export const lookUpBy = ({ messages, translate }: Messages): LookUp => {
  const isKey = (key: string): key is MessageKey => Object.hasOwn(messages, key);
  return (key, values) => (isKey(key) ? translate(key, values) : null);
};

/** The same in the texts of a language that are in force. */
export const lookUpIn = (locale: Locale): LookUp => lookUpBy(messagesOf(locale));
