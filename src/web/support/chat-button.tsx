import { useState } from 'react';
import { useT } from '../i18n/i18n.tsx';
import { Button, type ButtonSize } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { useLazy } from '../ui/use-lazy.ts';
import { Messenger, useChat } from './chat.tsx';

const bring = () => import('./chat-answer.tsx');

/**
 * The way to the shop's chat (R26): a provider's window where a setting names its script, else a messenger, else the answer
 * that there is none. Nothing of the provider's comes before the press: the note says what the press agrees to.
 */
export function ChatButton({ size = 'md', className }: { size?: ButtonSize; className?: string }) {
  const t = useT();
  const chat = useChat();
  const [isAsked, setIsAsked] = useState(false);
  const part = useLazy(isAsked, bring);
  const { url, script } = chat;
  return (
    <div className={classNames('flex flex-col items-start gap-3', className)}>
      {url !== undefined && (
        <Messenger url={url} size={size} className={script && 'hidden noscript:inline-flex'} />
      )}
      {part !== null && <part.ChatAnswer {...chat} size={size} />}
      {part === null && (script !== undefined || url === undefined) && (
        <Button size={size} loading={isAsked} onClick={() => setIsAsked(true)} className="noscript:hidden">
          {t('error.page.chat')}
        </Button>
      )}
      {script !== undefined && (
        <p className="max-w-measure text-sm text-muted noscript:hidden">{script.note}</p>
      )}
    </div>
  );
}
