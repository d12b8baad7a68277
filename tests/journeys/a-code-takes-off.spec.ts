import { axeViolations, expect, LONG, test } from '../support/journey.ts';
import { KRAKOW, Shopper } from '../support/shopper.ts';

test(
  'a discount code is typed in the cart, and its line goes with the order',
  LONG,
  async ({ page, context, baseURL }) => {
    const shopper = new Shopper(page, 'pl');
    const { t } = shopper;
    await context.addCookies([{ name: 'userCurrency', value: 'PLN', url: baseURL }]);
    await shopper.addFirstOf('inverters');
    await shopper.open('/cart');
    const main = page.getByRole('main');

    await main.getByText(t('cart.discount.ask')).click();
    const field = main.getByLabel(t('cart.discount.label'));
    await field.fill('nothing');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(t('error.discount-unknown'));
    await expect(field).toBeFocused();
    await field.fill(' sun 10');
    await field.press('Enter');
    const line = main.getByText(t('totals.discountCode', { code: 'SUN10' }));
    await expect(line).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    await shopper.leaveCart(); // on a new page the line of the code may move the button away from under a click
    await page.waitForURL(/\/checkout\/auth\?redirect=/);
    await shopper.register();
    await page.waitForURL(/\/checkout(\?|$)/);
    await shopper.fillShipping(KRAKOW);
    await shopper.choosePayment('transfer');
    await expect(line).toBeVisible();
    await shopper.placeOrder();
    await expect(line).toBeVisible();

    await shopper.addFirstOf('inverters');
    await shopper.open('/cart');
    await expect(main.getByText(t('cart.discount.ask'))).toBeVisible();
  },
);
