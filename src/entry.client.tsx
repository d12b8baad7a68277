import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isLocale } from './domain/locale/locale.ts';
import { I18nProvider } from './web/i18n/i18n.tsx';
import { loadedMessages, loadMessages } from './web/i18n/page-messages.tsx';
import { keepPages } from './web/offline/keep-pages.ts';
import { EarlyInput, takeEarlyInput } from './web/shell/early-input.ts';

/**
 * Lets a fade between two pages be cut short, as a quick Back does: the page changes all the same. The browser then
 * rejects `ready`, which the router listens to nowhere, and the visit would end with an error nobody made.
 */
function letFadesBeCutShort(): void {
  if (!('startViewTransition' in document)) return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const fade = start(update);
    fade.ready.catch((reason: unknown) => {
      if (!(reason instanceof DOMException)) throw reason; // of the update itself
    });
    return fade;
  };
}

const { lang } = document.documentElement;
await loadMessages('shop');
letFadesBeCutShort();
const heard = takeEarlyInput();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider locale={isLocale(lang) ? lang : 'uk'} messages={loadedMessages}>
        <EarlyInput heard={heard}>
          <HydratedRouter />
        </EarlyInput>
      </I18nProvider>
    </StrictMode>,
  );
});

// What development serves changes from one moment to the next.
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') void keepPages();
  else addEventListener('load', () => void keepPages());
}
