import type { Locale, Localized } from '../../../domain/locale/locale.ts';
import type { PlaceKind } from '../../../domain/messages/read-message.ts';
import type { MessageState } from '../../../domain/messages/message-state.ts';

/** A text in one language, as its page shows it. */
export type LanguageView = MessageState & {
  readonly version: number;
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
