import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isLocale } from './domain/locale/locale.ts';
import { loadMessages, loadedMessages } from './web/i18n/page-messages.tsx';
import { I18nProvider } from './web/i18n/i18n.tsx';
import { keepPages } from './web/offline/keep-pages.ts';
import { letFadesBeCutShort } from './web/shell/fades.ts';

const { lang } = document.documentElement;
await loadMessages('shop');
letFadesBeCutShort();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider locale={isLocale(lang) ? lang : 'uk'} messages={loadedMessages}>
        <HydratedRouter />
      </I18nProvider>
    </StrictMode>,
  );
});

// What development serves changes from one moment to the next.
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') void keepPages();
  else addEventListener('load', () => void keepPages());
}
