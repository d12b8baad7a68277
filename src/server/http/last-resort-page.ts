import { html } from 'hono/html';
import type { Translate } from '../../content/translator.ts';
import type { Locale } from '../../domain/locale/locale.ts';

/** The page of a failure that took the whole frame with it: no styles or scripts that could fail too (R28). */
export const lastResortPage = (options: { locale: Locale; translate: Translate; requestId: string }) => {
  const { locale, translate, requestId } = options;
  return html`<!doctype html>
    <html lang="${locale}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${translate('error.page.server.title')} — Promin</title>
      <main
        style="max-width: 40rem; margin: 15vh auto; padding: 0 1.5rem; font: 1rem/1.6 system-ui, sans-serif"
      >
        <h1>${translate('error.page.server.title')}</h1>
        <p>${translate('error.page.server.text')}</p>
        <p>${translate('error.page.number', { number: requestId })}</p>
      </main>
    </html>`;
};
