import { html } from 'hono/html';
import type { Translate } from '../../content/translator.ts';
import type { Locale } from '../../domain/locale/locale.ts';

interface Failure {
  readonly locale: Locale;
  readonly translate: Translate;
  readonly requestId: string;
  readonly status: number;
}

/** The page of a failure without any frame: no styles or scripts that could fail too (R28). */
export const lastResortPage = ({ locale, translate, requestId, status }: Failure) => {
  const kind = status >= 500 ? 'server' : 'other';
  return html`<!doctype html>
    <html lang="${locale}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${translate(`error.page.${kind}.title`)} — Promin</title>
      <main
        style="max-width: 40rem; margin: 15vh auto; padding: 0 1.5rem; font: 1rem/1.6 system-ui, sans-serif"
      >
        <h1>${translate(`error.page.${kind}.title`)}</h1>
        <p>${translate(`error.page.${kind}.text`)}</p>
        <p>${translate('error.page.number', { number: requestId })}</p>
      </main>
    </html>`;
};
