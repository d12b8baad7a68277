import { html } from 'hono/html';
import type { Translate } from '../../../content/translator.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import { money } from '../../../domain/money/money.ts';
import { cardYears, POLISH_METHODS, TEST_CARDS } from '../../../domain/payments/bank-page.ts';
import type { BankSession } from '../../test-bank/session.ts';
import { BANK_STYLE } from './bank-style.ts';

/** Why the customer reads the page again. Keys of `bank.error.{reason}`. */
export type PageError = 'card-declined' | 'card-expired' | 'refused';

export interface BankFrame {
  readonly session: BankSession;
  readonly translate: Translate;
  readonly error: PageError | null;
}

type Markup = ReturnType<typeof html>;

const amountOf = ({ session }: BankFrame) =>
  formatMoney(money(session.amountMinor, session.currency), session.locale);

/** What every page of the bank has: that it is a test, what is paid, and the way back. */
function page(frame: BankFrame, { title, content }: { title: string; content: Markup }): Markup {
  const { session, translate: t, error } = frame;
  return html`<!doctype html>
    <html lang="${session.locale}">
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
            <p class="what">${session.description}</p>
            <p class="amount">${amountOf(frame)}</p>
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

function cardForm(frame: BankFrame): Markup {
  const { translate: t } = frame;
  const years = cardYears(new Date().getUTCFullYear());
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
  return html`<form method="post">
    <fieldset>
      <legend>${t('bank.card.title')}</legend>
      <p class="hint">${t('bank.card.hint')}</p>
      ${TEST_CARDS.map(
        ({ id, brand, number }, index) =>
          html`<label class="card"
            ><input type="radio" name="card" value="${id}" ${index === 0 ? 'checked' : ''} />
            <span
              ><span class="number">${number}</span> <span class="brand">${brand}</span>
              <span class="outcome">${t(`bank.card.${id}`)}</span></span
            ></label
          >`,
      )}
    </fieldset>
    <div class="row">
      <label
        >${t('bank.month')}<select name="month" autocomplete="off">
          ${months.map((month) => html`<option ${month === '12' ? 'selected' : ''}>${month}</option>`)}
        </select></label
      >
      <label
        >${t('bank.year')}<select name="year" autocomplete="off">
          ${years.map((year, index) => html`<option ${index === 2 ? 'selected' : ''}>${year}</option>`)}
        </select></label
      >
      <label
        >${t('bank.code')}<input
          inputmode="numeric"
          pattern="[0-9]{3}"
          maxlength="3"
          value="123"
          required
          autocomplete="off"
          aria-describedby="code-hint"
      /></label>
    </div>
    <p class="hint" id="code-hint">${t('bank.codeHint')}</p>
    <button class="primary" name="action" value="pay">${t('bank.pay', { amount: amountOf(frame) })}</button>
  </form>`;
}

/** The page to pay on. The code has no name, so that browsers do not send it (R19). */
export function payPage(frame: BankFrame): Markup {
  const { session, translate: t } = frame;
  const polish =
    session.currency === 'PLN'
      ? html`<form method="post" class="stack">
          ${POLISH_METHODS.map((method) => html`<button name="action" value="${method}">${t(`bank.${method}`)}</button>`)}
        </form>`
      : '';
  const content = html`${cardForm(frame)} ${polish}
    <form method="post" class="stack">
      <h2>${t('bank.other')}</h2>
      <button name="action" value="later">${t('bank.later')}</button>
      <button name="action" value="decline">${t('bank.decline')}</button>
    </form>
    <p class="leave"><a href="${session.cancelUrl}">${t('bank.cancel')}</a></p>`;
  return page(frame, { title: t('bank.payTitle'), content });
}

/** The step in which the card's own bank asks back (3-D Secure). */
export function confirmPage(frame: BankFrame): Markup {
  const { translate: t } = frame;
  const content = html`<p>${t('bank.confirm.text', { amount: amountOf(frame) })}</p>
    <form method="post" class="stack">
      <button class="primary" name="action" value="confirm">${t('bank.confirm.yes')}</button>
      <button name="action" value="refuse">${t('bank.confirm.no')}</button>
    </form>`;
  return page(frame, { title: t('bank.confirm.title'), content });
}

/** What is left of a page on which everything is decided. */
export function closedPage(frame: BankFrame): Markup {
  const { session, translate: t } = frame;
  const content = html`<p>${t('bank.closed.text')}</p>
    <p><a class="button primary" href="${session.returnUrl}">${t('bank.back')}</a></p>`;
  return page(frame, { title: t('bank.closed.title'), content });
}
