import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import compile from 'icu-minify/compile';
import uk from '../../content/messages/uk.json' with { type: 'json' };
import { I18nProvider } from '../i18n/i18n.tsx';
import { CartPromises } from './cart-promises.tsx';

const MESSAGES = Object.fromEntries(Object.entries(uk).map(([key, text]) => [key, compile(text)]));
const [bought, rented] = [{ isRental: false }, { isRental: true }];
const promisesOf = (items: readonly { readonly isRental: boolean }[]) =>
  renderToString(
    <MemoryRouter>
      <I18nProvider locale="uk" messages={MESSAGES}>
        <CartPromises payments={['transfer']} items={items} />
      </I18nProvider>
    </MemoryRouter>,
  );

test('what is bought may be returned within 14 days; what is rented is not said to be', () => {
  expect(promisesOf([bought])).toContain('14 днів на обмін або повернення<');
  expect(promisesOf([bought, rented])).toContain('14 днів на обмін або повернення куплених товарів');
  expect(promisesOf([rented])).not.toContain('14 днів');
});
