import compile from 'icu-minify/compile';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import uk from '../../content/messages/uk.json' with { type: 'json' };
import { DEFAULT_PAY_ON_DELIVERY_FEES } from '../../domain/checkout/payment-methods.ts';
import { DEFAULT_SHIPPING_RULES, withExpressInZloty } from '../../domain/checkout/shipping-rules.ts';
import { money } from '../../domain/money/money.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import { DeliveryTable, type DeliveryRules } from './rule-tables.tsx';

const MESSAGES = Object.fromEntries(Object.entries(uk).map(([key, text]) => [key, compile(text)]));

/** What the table says for złoty, without markup. */
function zlotyRows(delivery: DeliveryRules): string {
  const html = renderToString(
    <I18nProvider locale="uk" messages={MESSAGES}>
      <DeliveryTable delivery={delivery} />
    </I18nProvider>,
  );
  const [, , zloty = ''] = html.replaceAll('<!-- -->', '').split('<tbody');
  return zloty.replaceAll(/<[^>]*>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ');
}

test('express and pay on delivery stand in the złoty rows once an operator has set their fees', () => {
  const none = zlotyRows({
    shipping: DEFAULT_SHIPPING_RULES,
    payOnDeliveryFees: DEFAULT_PAY_ON_DELIVERY_FEES,
  });
  expect(none).toContain(uk['shippingMethod.standard']);
  expect(none).not.toContain(uk['shippingMethod.express']);
  expect(none).not.toContain(uk['paymentMethod.pod']);
  const set = zlotyRows({
    shipping: withExpressInZloty(DEFAULT_SHIPPING_RULES, {
      fee: money(60_00, 'PLN'),
      free: { when: 'from', goods: money(2500_00, 'PLN') },
      days: { min: 1, max: 2 },
    }),
    payOnDeliveryFees: { ...DEFAULT_PAY_ON_DELIVERY_FEES, PLN: money(15_50, 'PLN') },
  });
  expect(set).toMatch(/Експрес-доставка .* 60,00 zł .* 2 500,00 zł .*1–2 робочі дні/);
  expect(set).toMatch(/Оплата при отриманні: \+ 15,50 zł/);
});
