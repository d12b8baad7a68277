import type { Translate } from '../../content/translator.ts';
import type { Chat } from '../support/use-chat.ts';

/** What a page needs to know of the shop's chat, in its language; printed here, because few shops have a provider. */
export const chatIn = (
  { url, scriptUrl }: { readonly url: string | null; readonly scriptUrl: string | null },
  translate: Translate,
): Chat => ({
  ...(url !== null && { url }),
  ...(scriptUrl !== null && {
    script: {
      src: scriptUrl,
      note: translate('chat.note', { host: new URL(scriptUrl).hostname }),
      started: translate('chat.started'),
    },
  }),
});
