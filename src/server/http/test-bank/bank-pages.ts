import { html } from 'hono/html';
import type { Translate } from '../../../content/translator.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import { money } from '../../../domain/money/money.ts';
import { POLISH_METHODS, TEST_CARDS } from '../../../domain/payments/bank-page.ts';
import type { BankSession } from '../../test-bank/session.ts';
import { bankSheet, expiryFields, type Markup, type PageError } from './bank-sheet.ts';

interface BankFrame {
  readonly session: BankSession;
  readonly translate: Translate;
  readonly error: PageError | null;
}

const amountOf = ({ session }: BankFrame) =>
  formatMoney(money(session.amountMinor, session.currency), session.locale);

const page = (frame: BankFrame, { title, content }: { title: string; content: Markup }): Markup => {
  const { session, translate, error } = frame;
  const { locale, description } = session;
  return bankSheet({ locale, translate, error, description, amount: amountOf(frame), title, content });
};

function cardForm(frame: BankFrame): Markup {
  const { translate: t } = frame;
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
      ${expiryFields(t)}
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
