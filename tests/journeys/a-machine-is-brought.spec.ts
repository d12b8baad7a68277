import { DEFAULT_HAULAGE_FEES } from '../../src/domain/rental/haulage.ts';
import { formatPrice } from '../../src/domain/money/format-money.ts';
import { expect, test } from '../support/journey.ts';
import { KYIV, Shopper } from '../support/shopper.ts';

test('a rented machine is brought and collected for a fee by the postcode, and quoted far away', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  const main = page.getByRole('main');
  const fees = DEFAULT_HAULAGE_FEES.UAH['low-loader'];
  const [near, next] = [fees.own, fees.next].map((fee) => formatPrice(fee, 'uk')) as [string, string];
  const rent = main.getByRole('button', {
    name: t('product.rental.rentFor', { days: t('duration.count', { duration: 'day', count: 1 }) }),
  });

  await shopper.open('/product/2101');
  await expect(main).toContainText(near);
  await expect(main).toContainText(next);
  await expect(main).toContainText(t('product.term.haulageElsewhereText'));
  await shopper.chooseDayAfterTransfer();
  await rent.click();
  await shopper.open('/cart');
  await expect(main).toContainText(t('totals.shippingByPostcode'));

  await shopper.startCheckout();
  await shopper.register();
  const summary = page.getByRole('complementary', { name: t('cart.summary') });
  const postcode = page.getByRole('textbox', { name: t('checkout.field.postalCode') });
  await expect(summary).toContainText(t('checkout.unplacedTitle'));
  for (const [code, shown] of [
    ['36000', next],
    ['79000', t('checkout.quotedFor.far')],
    ['0', t('checkout.unplacedTitle')],
    ['01001', near],
  ] as const) {
    await postcode.fill(code);
    await expect(summary).toContainText(shown);
  }

  await shopper.fillShipping(KYIV);
  await shopper.choosePayment('transfer');
  const orderId = await shopper.placeOrder();
  await shopper.open(`/order/${orderId}`);
  await expect(main).toContainText(near);
  await expect(main).toContainText(t('totals.haulage'));
});
