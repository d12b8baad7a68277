import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import compile from 'icu-minify/compile';
import en from '../../../content/messages/en.json' with { type: 'json' };
import pl from '../../../content/messages/pl.json' with { type: 'json' };
import uk from '../../../content/messages/uk.json' with { type: 'json' };
import { LOCALES } from '../../../domain/locale/locale.ts';
import { I18nProvider } from '../../i18n/i18n.tsx';
import { DeliveryFields } from './delivery-fields.tsx';

const MESSAGES = { uk, pl, en };

test.each(LOCALES)('the price of delivery is asked for with tax, in %s', (locale) => {
  const messages = MESSAGES[locale];
  const compiled = Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compile(text)]));
  const html = renderToStaticMarkup(
    <I18nProvider locale={locale} messages={compiled}>
      <DeliveryFields currency="UAH" values={{}} problem={undefined} />
    </I18nProvider>,
  );
  const [, label = ''] = /<label[^>]*for="staff-shippingMinor"[^>]*>(.*?)<\/label>/s.exec(html) ?? [];
  expect(label).toContain(messages['cart.withTax']);
});
