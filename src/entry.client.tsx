import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isLocale } from './domain/locale/locale.ts';
import type { CompiledMessages } from './content/translator.ts';
import { I18nProvider } from './web/i18n/i18n.tsx';

const { lang, dataset } = document.documentElement;
const texts = (await import(/* @vite-ignore */ dataset.texts ?? '')) as { default: CompiledMessages };

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider locale={isLocale(lang) ? lang : 'uk'} messages={texts.default}>
        <HydratedRouter />
      </I18nProvider>
    </StrictMode>,
  );
});
