import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { purchase } from '../../../src/domain/cart/sample-items.test-support.ts';
import { NO_FREIGHT } from '../../../src/domain/checkout/freight.ts';
import { withoutTax } from '../../../src/domain/checkout/tax.ts';
import { formatPrice } from '../../../src/domain/money/format-money.ts';
import { money } from '../../../src/domain/money/money.ts';
import { salesDocumentSchema } from '../../../src/domain/invoices/sales-document.ts';
import { issuedDocuments } from '../../../src/server/invoices/issued-documents.ts';
import { sumUpCart } from '../../../src/web/cart/sum-up-cart.ts';
import { openBuiltShop } from '../../support/built-shop.ts';
import { register } from '../../support/http-customer.ts';
import { bought } from '../../support/sample-order.ts';
import { openTransferShop } from '../../support/transfer-shop.ts';

const SETTINGS = { TAX_MODE_UA: 'included' };
const RULE = { ratePercent: 20, mode: 'included' } as const;
const PRODUCT = 508;

const given = await openTransferShop(SETTINGS);
const { shop } = given;
afterAll(given.close);
const { ask, url } = await openBuiltShop({ ...SETTINGS, PRICES_UA: 'net' });
const [product] = await shop.catalogue.productsByIds([PRODUCT], 'uk');
const kept = money(product?.prices.UAH.sale ?? 0, 'UAH');
const net = withoutTax(kept, RULE);
const textOf = async (path: string) =>
  (await (await ask(path)).text())
    .replaceAll(/<script[^>]*>.*?<\/script>|<!--.*?-->/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

describe('in a market whose prices include the tax', () => {
  test.each([
    `/ua/product/${PRODUCT}`,
    `/ua/search?q=${product?.articleNumber}`,
    '/ua/mounting-systems?sort=price-asc',
  ])('%s shows the price as it is kept with tax, and a smaller one without', async (path) => {
    const text = await textOf(path);
    expect(text).toContain(plain(`${formatPrice(kept, 'uk')} з ПДВ`));
    expect(text).toContain(plain(`${formatPrice(net, 'uk')} без ПДВ`));
  });

  test('search engines and price comparisons are told that price', async () => {
    const page = await (await ask(`/ua/product/${PRODUCT}`)).text();
    expect(page).toContain(`"price":"${(kept.minor / 100).toFixed(2)}"`);
    const feed = await (await ask('/feeds/google/ua.xml')).text();
    const item = feed.split('<item>').find((each) => each.includes(`<g:id>${PRODUCT}</g:id>`));
    expect(item).toContain(`<g:price>${(kept.minor / 100).toFixed(2)} UAH</g:price>`);
  });

  test('a list that is narrowed by prices without tax finds what is shown so', async () => {
    const whole = Math.floor(net.minor / 100);
    const listing = (from: number, to: number) =>
      textOf(`/ua/mounting-systems?fromUAH=${from}&toUAH=${to}&sort=price-asc`);
    expect(await listing(whole, whole + 1)).toContain(product?.name);
    expect(await listing(whole + 1, whole + 2)).not.toContain(product?.name);
  });

  test('cart, order and invoice come to the same, with the tax in it', async () => {
    const quantity = 7;
    const { rules } = shop;
    const item = purchase({
      id: PRODUCT,
      quantity,
      price: { UAH: kept.minor, PLN: product?.prices.PLN.sale ?? 0 },
    });
    const { totals } = sumUpCart(
      { items: [item], freightOf: () => NO_FREIGHT },
      { currency: 'UAH', taxRule: rules.tax.UAH, rules, terms: null },
    );
    const { orderId, total } = await given.place({ lines: [bought(PRODUCT, quantity)] });
    const goods = kept.minor * quantity;
    const order = await given.order(orderId);
    const tax = goods - withoutTax(money(goods, 'UAH'), RULE).minor;
    expect([totals.subtotal.minor, totals.tax.minor, totals.total.minor]).toEqual([goods, tax, total]);
    expect(order).toMatchObject({ subtotalMinor: goods, taxMinor: tax, taxMode: 'included' });
    expect(total).toBe(goods + (order.shippingMinor ?? 0));

    await given.came(orderId, total);
    const [issued] = await issuedDocuments(given.database, orderId);
    const document = v.parse(salesDocumentSchema, issued?.content);
    const figures = document.kind === 'invoice' ? document.figures : null;
    const line = figures?.lines.find(({ kind }) => kind === 'goods');
    expect(line).toMatchObject({ netMinor: goods - tax, taxMinor: tax, grossMinor: goods });
    expect(figures?.payableMinor).toBe(total);
  });

  test('the page of an order adds the tax to the goods without it, and names it in those with it', async () => {
    const customer = await register(url, 1);
    const orderId = await customer.placeOrder(PRODUCT);
    const answer = await ask(`/ua/order/${orderId}`, { headers: customer.headers });
    const text = plain((await answer.text()).replaceAll(/<!--.*?-->/gs, '').replaceAll(/<[^>]+>/g, ' '));
    expect(text).toContain(plain(`${formatPrice(kept, 'uk')} з ПДВ`));
    expect(text).toContain(plain(`${formatPrice(net, 'uk')} без ПДВ`));
    const rows = [
      `${formatPrice(kept, 'uk')} ${formatPrice(net, 'uk')}`,
      `У тому числі ПДВ 20 % ПДВ 20 % ${formatPrice(money(kept.minor - net.minor, 'UAH'), 'uk')}`,
    ];
    for (const row of rows) expect(text).toContain(plain(row));
  });
});
