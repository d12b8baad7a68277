import type { Translate } from '../../content/translator.ts';
import { LocalLink } from '../i18n/local-link.tsx';
import { ChatButton } from '../support/chat-button.tsx';
import { useChat } from '../support/chat.tsx';
import { buttonClass } from '../ui/button.tsx';

/** What the front page says of asking somebody, printed by the loader. */
interface AskWords {
  readonly title: string;
  readonly text: string;
  readonly write: string;
}

/** `hours` are those in which the seller answers. */
export const askWords = ({ hours, translate: t }: { hours: string; translate: Translate }): AskWords => ({
  title: t('chat.title'),
  text: t('chat.text', { hours }),
  write: t('chat.write'),
});

/** The front page's way to somebody who advises: the chat (S §2) where a setting names one, or an e-mail. */
export function AskSection({ words: { title, text, write } }: { words: AskWords }) {
  const { script, url } = useChat();
  const hasChat = (script ?? url) !== undefined;
  return (
    <section aria-labelledby="ask" className="container-page">
      <div className="grid items-center gap-x-16 gap-y-6 rounded-xl bg-surface px-6 py-8 sm:p-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 id="ask" className="text-2xl">
            {title}
          </h2>
          <p className="mt-3 max-w-measure text-muted">{text}</p>
        </div>
        <div className="flex flex-col items-start gap-3 lg:col-span-5 lg:justify-self-end">
          {hasChat && <ChatButton />}
          <LocalLink
            to="/contact"
            className={hasChat ? 'py-2 text-sm font-semibold underline underline-offset-4' : buttonClass()}
          >
            {write}
          </LocalLink>
        </div>
      </div>
    </section>
  );
}
