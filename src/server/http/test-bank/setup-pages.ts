import { html } from 'hono/html';
import { TEST_CARDS } from '../../../domain/payments/bank-page.ts';
import { messagesOf } from '../../messages/messages.ts';
import type { BankSetup } from '../../test-bank/bank-setups.ts';
import { bankSheet, expiryFields, type Markup, type PageError } from './bank-sheet.ts';

/** The page on which a payment method is saved: test cards, the test account and the test wallet. No number is typed, and none is sent. */
export function setupPage(setup: BankSetup, error: PageError | null): Markup {
  const { locale, cancelUrl } = setup;
  const { translate } = messagesOf(locale);
  const t = translate;
  const content = html`<form method="post">
      <input type="hidden" name="action" value="card" />
      <fieldset>
        <legend>${t('bank.card.title')}</legend>
        <p class="hint">${t('bank.card.hint')}</p>
        ${TEST_CARDS.map(
          ({ id, brand, number }, index) =>
            html`<label class="card"
              ><input type="radio" name="card" value="${id}" ${index === 0 ? 'checked' : ''} />
              <span
                ><span class="number">${number}</span>
                <span class="brand">${brand}</span>
                ${id === 'declined' ? html`<span class="outcome">${t('bank.card.declined')}</span>` : ''}</span
              ></label
            >`,
        )}
      </fieldset>
      <div class="row">${expiryFields(t)}</div>
      <button class="primary">${t('bank.setup.card')}</button>
    </form>
    <form method="post" class="stack">
      <h2>${t('bank.other')}</h2>
      <button name="action" value="bank">${t('bank.setup.bank')}</button>
      <button name="action" value="wallet">${t('bank.setup.wallet')}</button>
      <button name="action" value="refuse">${t('bank.setup.refuse')}</button>
    </form>
    <p class="leave"><a href="${cancelUrl}">${t('bank.cancel')}</a></p>`;
  const description = t('bank.setup.description');
  return bankSheet({
    locale,
    translate,
    error,
    description,
    amount: null,
    title: t('bank.setup.title'),
    content,
  });
}

/** What is left of a page on which everything is decided. */
export function closedSetupPage({ locale, returnUrl }: BankSetup): Markup {
  const { translate } = messagesOf(locale);
  const content = html`<p>${translate('bank.setup.closed')}</p>
    <p><a class="button primary" href="${returnUrl}">${translate('bank.back')}</a></p>`;
  const description = translate('bank.setup.description');
  const title = translate('bank.closed.title');
  return bankSheet({ locale, translate, error: null, description, amount: null, title, content });
}
