import en from '../../content/messages/en.json' with { type: 'json' };
import pl from '../../content/messages/pl.json' with { type: 'json' };
import uk from '../../content/messages/uk.json' with { type: 'json' };
import type { Localized } from '../../domain/locale/locale.ts';

/** The texts that the shop came with, by key. */
export const SHIPPED_MESSAGES: Localized<Readonly<Record<string, string>>> = { uk, pl, en };

/** The text of a key that comes from data; null for one that the shop has not. */
export const shippedMessage = (locale: keyof typeof SHIPPED_MESSAGES, key: string): string | null =>
  Object.hasOwn(SHIPPED_MESSAGES[locale], key) ? (SHIPPED_MESSAGES[locale][key] ?? null) : null;
