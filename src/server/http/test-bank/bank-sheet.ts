import { raw, html } from 'hono/html';
import type { Translate } from '../../../content/translator.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { cardYears } from '../../../domain/payments/bank-page.ts';

/** The look of the test bank: another house than the shop, and one that nobody takes for a real one. */
const BANK_STYLE = raw(`
:root {
  color-scheme: light dark;
  --ink: light-dark(#101a33, #eef1f8);
  --muted: light-dark(#4d5876, #a9b3cb);
  --line: light-dark(#d5dbe8, #33405f);
  --page: light-dark(#eef1f7, #0b1122);
  --sheet: light-dark(#ffffff, #131b31);
  --brand: light-dark(#1c3faa, #9db6ff);
  --on-brand: light-dark(#ffffff, #0b1122);
  --soft: light-dark(#f3f5fa, #1b2540);
  --danger: light-dark(#a81d13, #ff9d94);
  font: 1rem/1.55 'Manrope Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
  color: var(--ink);
  background: var(--page);
}
* { box-sizing: border-box; }
body, h1, h2, p, fieldset { margin: 0; padding: 0; border: 0; }
body { min-height: 100vh; }
.test {
  padding: 0.75rem 1.25rem;
  text-align: center;
  font-weight: 650;
  color: #231a00;
  background: repeating-linear-gradient(-45deg, #ffd43b 0 18px, #ffe27a 18px 36px);
}
.sheet {
  display: grid;
  max-width: 58rem;
  margin: clamp(0rem, 6vw, 4.5rem) auto;
  background: var(--sheet);
  border-radius: clamp(0rem, 3vw, 1.25rem);
  overflow: clip;
}
header { padding: 2rem clamp(1.25rem, 5vw, 2.75rem); background: var(--soft); }
.bank { font-weight: 700; color: var(--brand); letter-spacing: -0.01em; }
.what { margin-top: 2rem; color: var(--muted); }
.amount { margin-top: 0.375rem; font-size: clamp(1.75rem, 1.6rem + 0.6vw, 2.125rem); font-weight: 650; line-height: 1.15; letter-spacing: -0.03em; overflow-wrap: anywhere; }
main { padding: 2rem clamp(1.25rem, 5vw, 2.75rem) 2.5rem; display: grid; gap: 1.5rem; align-content: start; }
h1 { font-size: 1.5rem; line-height: 1.2; letter-spacing: -0.02em; }
h2 { font-size: 0.875rem; font-weight: 600; color: var(--muted); }
form { display: grid; gap: 1rem; }
fieldset { display: grid; gap: 0.625rem; }
legend { padding: 0; font-weight: 650; }
.hint { font-size: 0.875rem; color: var(--muted); }
fieldset .hint { margin-bottom: 0.25rem; }
.card {
  display: flex;
  align-items: center;
  gap: 0.875rem;
  min-height: 4rem;
  padding: 0.75rem 1rem;
  border: 1px solid var(--line);
  border-radius: 0.75rem;
  cursor: pointer;
}
.card:has(:checked) { border-color: var(--brand); box-shadow: inset 0 0 0 1px var(--brand); }
.card:has(:focus-visible) { outline: 2px solid var(--brand); outline-offset: 2px; }
.card input { width: 1.25rem; height: 1.25rem; margin: 0; flex: none; accent-color: var(--brand); outline: none; }
.number { font-weight: 600; font-variant-numeric: tabular-nums; white-space: nowrap; }
.brand { color: var(--muted); }
.outcome { display: block; font-size: 0.875rem; color: var(--muted); }
.row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 0.75rem; }
.row label { display: grid; gap: 0.375rem; font-size: 0.875rem; font-weight: 600; align-content: end; }
select, .row input {
  width: 100%;
  min-height: 3rem;
  padding: 0 0.875rem;
  font: inherit;
  font-size: 1rem;
  color: inherit;
  background: var(--sheet);
  border: 1px solid light-dark(#7f8aa5, #6d7a9b);
  border-radius: 0.625rem;
}
button, .button {
  display: inline-grid;
  place-items: center;
  width: 100%;
  min-height: 3.25rem;
  padding: 0.75rem 1.5rem;
  font: inherit;
  font-weight: 650;
  text-align: center;
  text-decoration: none;
  color: var(--ink);
  background: var(--soft);
  border: 1px solid var(--line);
  border-radius: 0.75rem;
  cursor: pointer;
  transition: filter 120ms;
}
button:hover, .button:hover { filter: brightness(0.96); }
.primary { color: var(--on-brand); background: var(--brand); border-color: transparent; }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
.stack { padding-top: 1.5rem; border-top: 1px solid var(--line); gap: 0.75rem; }
.error { padding: 0.875rem 1rem; font-weight: 600; color: var(--danger); background: light-dark(#fdf0ee, #38191b); border-radius: 0.625rem; }
.leave { text-align: center; }
.leave a { display: inline-block; padding: 0.75rem; color: var(--brand); text-underline-offset: 0.2em; }
@media (min-width: 48rem) {
  .sheet { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); }
  .what { margin-top: 3rem; }
}
@media (prefers-reduced-motion: reduce) { * { transition: none; } }
`);

/** Why the customer reads the page again. Keys of `bank.error.{reason}`. */
export type PageError = 'card-declined' | 'card-expired' | 'refused';

export type Markup = ReturnType<typeof html>;

/** What a page of the bank says besides its form. */
export interface BankSheet {
  readonly locale: Locale;
  readonly translate: Translate;
  readonly error: PageError | null;
  /** What it is about, and the sum; null where nothing is paid. */
  readonly description: string;
  readonly amount: string | null;
  readonly title: string;
  readonly content: Markup;
}

/** What every page of the bank has: that it is a test, what it is about, and the way back. */
export function bankSheet(sheet: BankSheet): Markup {
  const { locale, translate: t, error, description, amount, title, content } = sheet;
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" />
        <title>${title} — ${t('bank.title')}</title>
        <style>
          ${BANK_STYLE}
        </style>
      </head>
      <body>
        <aside class="test">${t('bank.notice')}</aside>
        <div class="sheet">
          <header>
            <p class="bank">${t('bank.title')}</p>
            <p class="what">${description}</p>
            ${amount === null ? '' : html`<p class="amount">${amount}</p>`}
          </header>
          <main>
            <h1>${title}</h1>
            ${error === null ? '' : html`<p class="error" role="alert">${t(`bank.error.${error}`)}</p>`}
            ${content}
          </main>
        </div>
      </body>
    </html>`;
}

/** The month and the year in which a card expires. */
export function expiryFields(t: Translate): Markup {
  const years = cardYears(new Date().getUTCFullYear());
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
  return html`<label
      >${t('bank.month')}<select name="month" autocomplete="off">
        ${months.map((month) => html`<option ${month === '12' ? 'selected' : ''}>${month}</option>`)}
      </select></label
    >
    <label
      >${t('bank.year')}<select name="year" autocomplete="off">
        ${years.map((year, index) => html`<option ${index === 2 ? 'selected' : ''}>${year}</option>`)}
      </select></label
    >`;
}
