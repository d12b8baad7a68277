import { renderToString } from 'react-dom/server';
import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import uk from '../../content/messages/uk.json' with { type: 'json' };
import { zero } from '../../domain/money/money.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import { PaymentCard } from './payment-card.tsx';

const MESSAGES = Object.fromEntries(Object.entries(uk).map(([key, text]) => [key, compile(text)]));
const textOf = (isRented: boolean) =>
  renderToString(
    <I18nProvider locale="uk" messages={MESSAGES}>
      <PaymentCard method="transfer" fee={zero('UAH')} isGuest={false} isRented={isRented} defaultChecked />
    </I18nProvider>,
  );

test('a transfer for machines is due before the hand-over, which may leave fewer days than are usual', () => {
  expect(textOf(false)).toContain('протягом 3 робочих днів');
  expect(textOf(true)).toContain('до передання обладнання');
  expect(textOf(true)).not.toContain('3 робочих');
});
