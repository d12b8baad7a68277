import { useEffect, useRef, useState } from 'react';
import { useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';
import { Spinner, type ButtonSize } from '../ui/button.tsx';
import { Messenger, type Chat } from './chat.tsx';

const started = new Map<string, Promise<void>>();

/**
 * Fetches a provider's script, which then shows its own window; once, however often it is asked for. Rejects when it
 * cannot be had, and may be asked again. Call it on a visitor's press alone: the script may keep cookies.
 */
function startChat(src: string): Promise<void> {
  const known = started.get(src);
  if (known) return known;
  const script = document.createElement('script');
  const starting = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`The chat's script could not be had: ${src}`));
  });
  started.set(src, starting);
  starting.catch(() => {
    started.delete(src);
    script.remove();
  });
  script.src = src;
  document.head.append(script);
  return starting;
}

/** What comes of pressing the chat's button: the provider's window, or the answer that there is no chat. */
export function ChatAnswer({ script, url, size }: Chat & { size: ButtonSize }) {
  const t = useT();
  const status = useRef<HTMLDivElement>(null);
  const src = script?.src;
  const [state, setState] = useState<'starting' | 'started' | 'none'>(
    src === undefined ? 'none' : 'starting',
  );
  useEffect(() => status.current?.focus(), []); // the button has gone
  useEffect(() => {
    if (src === undefined) return;
    startChat(src).then(
      () => setState('started'),
      () => setState('none'),
    );
  }, [src]);
  return (
    <>
      <div ref={status} tabIndex={-1} role="status" className="outline-none">
        {state === 'starting' && <Spinner />}
        {state === 'started' && <Alert>{script?.started}</Alert>}
        {state === 'none' && <Alert>{t('error.page.chatUnavailable')}</Alert>}
      </div>
      {state === 'none' && url !== undefined && <Messenger url={url} size={size} />}
    </>
  );
}
