import { axeViolations, expect, LONG, test } from '../support/journey.ts';
import { KRAKOW, KYIV, Shopper } from '../support/shopper.ts';

const PURCHASES = [
  { region: 'ua', currency: 'UAH', payment: 'pod', address: KYIV },
  { region: 'pl', currency: 'PLN', payment: 'transfer', address: KRAKOW },
  { region: 'en', currency: 'UAH', payment: 'pod', address: KYIV },
  { region: 'en', currency: 'PLN', payment: 'transfer', address: KRAKOW },
] as const;

for (const { region, currency, payment, address } of PURCHASES) {
  test(
    `a customer buys in ${region} and ${currency}, from the listing to the order`,
    region === 'ua' ? {} : LONG,
    async ({ page, context, baseURL }) => {
      const shopper = new Shopper(page, region);
      await context.addCookies([{ name: 'userCurrency', value: currency, url: baseURL }]);
      await shopper.addFirstOf('inverters');
      await page.reload();
      await expect(
        page.getByRole('link', { name: shopper.t('nav.cartWith', { count: 1 }) }).first(),
      ).toBeVisible();

      await shopper.startCheckout();
      await page.waitForURL(/\/checkout\/auth\?redirect=/);
      const goods = page.getByRole('complementary', { name: shopper.t('cart.summary') });
      await expect(goods.getByRole('listitem')).toHaveCount(1);
      expect(await axeViolations(page)).toEqual([]);
      await shopper.register();
      await page.waitForURL(/\/checkout(\?|$)/);

      await expect(page.getByText(shopper.t('checkout.arrivalNote'))).toBeVisible();
      await shopper.fillShipping(address);
      await shopper.choosePayment(payment);
      expect(await axeViolations(page)).toEqual([]);
      const orderId = await shopper.placeOrder();
      expect(await axeViolations(page)).toEqual([]);
      await expect(page.getByText(shopper.t('checkout.processing'))).toHaveCount(0);
      const pay = page.getByRole('link', { name: shopper.t('checkout.success.pay'), exact: true });
      await expect(pay).toHaveCount(payment === 'transfer' ? 1 : 0);

      await page
        .getByRole('main')
        .getByRole('link', { name: shopper.t('checkout.success.track') })
        .click();
      await page.waitForURL(new RegExp(`/${region}/order/${orderId}$`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/ORD-\d+/);
      await expect(page.getByRole('main')).toContainText(
        region === 'en' ? currency : { UAH: 'грн', PLN: 'zł' }[currency],
      );
      expect(await axeViolations(page)).toEqual([]);

      await shopper.open('/cart');
      await expect(page.getByRole('heading', { name: shopper.t('cart.emptyTitle') })).toBeVisible();
      await shopper.open('/profile');
      await expect(page.getByRole('main')).toContainText(/ORD-\d+/);
      expect(await axeViolations(page)).toEqual([]);

      await page.setExtraHTTPHeaders({}); // the outbox is shown to this machine alone
      await page.goto('/dev/mail');
      await page
        .getByRole('link', { name: /ORD-\d+/ })
        .first()
        .click();
      await expect(page.getByRole('main')).toContainText(/ORD-\d+/);
    },
  );
}
