import compile from 'icu-minify/compile';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import uk from '../../content/messages/uk.json' with { type: 'json' };
import { DEFAULT_PAY_ON_DELIVERY_FEES } from '../../domain/checkout/payment-methods.ts';
import { DEFAULT_SHIPPING_RULES, withExpressInZloty } from '../../domain/checkout/shipping-rules.ts';
import { tieUnits } from '../../domain/locale/no-break.ts';
import { money } from '../../domain/money/money.ts';
import { vehicleOffers } from '../../domain/rental/haulage-offers.ts';
import { SAMPLE_HAULAGE } from '../../domain/rental/sample-haulage.test-support.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import { DeliveryTables, type DeliveryRules } from './rule-tables.tsx';

const MESSAGES = Object.fromEntries(Object.entries(uk).map(([key, text]) => [key, compile(text)]));

/** What the table says for złoty, without markup. */
function zlotyRows(delivery: DeliveryRules): string {
  const html = renderToString(
    <I18nProvider locale="uk" messages={MESSAGES}>
      <DeliveryTables delivery={delivery} />
    </I18nProvider>,
  );
  const [, , zloty = ''] = html.replaceAll('<!-- -->', '').split('<tbody');
  return zloty.replaceAll(/<[^>]*>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ');
}

test('express, pay on delivery and machines stand in the złoty rows once they have fees', () => {
  const none = zlotyRows({
    shipping: DEFAULT_SHIPPING_RULES,
    payOnDeliveryFees: DEFAULT_PAY_ON_DELIVERY_FEES,
    haulage: { UAH: [], PLN: [] },
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
    haulage: vehicleOffers(SAMPLE_HAULAGE),
  });
  expect(set).toMatch(/Експрес-доставка .* 60 zł .* 3 000 zł з ПДВ .* 2 500 zł без ПДВ 1–2 робочі дні/);
  expect(set).toMatch(/Оплата при отриманні: \+ 15,50 zł/);
  expect(none).not.toContain('Оренда');
  expect(set).toMatch(/машини до 500 кг Область складу: індекси на 00–09 300 zł Ні У погоджений день/);
  expect(set).toMatch(/машини до 8 т Сусідні області: індекси на 10–29, 85–99 2 600 zł/);
  expect(set).toMatch(/вагою понад 50 кг .* Машини понад 8 т чи довші за 7 м/);
});

test('no line of the table ends between an amount and its currency, or behind a short word', () => {
  const html = renderToString(
    <I18nProvider locale="uk" messages={MESSAGES}>
      <DeliveryTables
        delivery={{
          shipping: DEFAULT_SHIPPING_RULES,
          payOnDeliveryFees: DEFAULT_PAY_ON_DELIVERY_FEES,
          haulage: vehicleOffers(SAMPLE_HAULAGE),
        }}
      />
    </I18nProvider>,
  );
  const rows = html.replaceAll('<!-- -->', '').match(/<tbody.*?<\/tbody>/g) ?? [];
  const texts = rows.join('').match(/(?<=>)[^<]+/g) ?? [];
  expect(texts.join()).toContain('грн з\u00a0ПДВ');
  expect(texts.filter((text) => tieUnits(text) !== text)).toEqual([]);
});
