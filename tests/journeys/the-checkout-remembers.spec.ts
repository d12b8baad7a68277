import { axeViolations, expect, LONG, test } from '../support/journey.ts';
import { KYIV, Shopper } from '../support/shopper.ts';

test('an address is saved with an order, and the next one begins with it', LONG, async ({ page }) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  await shopper.addFirstOf('inverters');
  await shopper.startCheckout();
  await shopper.register();
  await shopper.arriveAt('/checkout');
  await page.getByRole('checkbox', { name: t('checkout.keepAddress') }).check();
  await page.getByRole('textbox', { name: t('checkout.addressLabel') }).fill('Дім');
  await page.getByRole('checkbox', { name: t('checkout.forCompany') }).check();
  await page.getByRole('textbox', { name: t('checkout.company') }).fill('ТОВ «Сонце»');
  const taxNumber = page.getByRole('textbox', { name: t('checkout.taxNumberOf.UA') });
  await taxNumber.fill('14360571');
  await shopper.fillShipping(KYIV);
  await expect(taxNumber).toBeFocused();
  await expect(page.getByText(t('checkout.error.taxNumber'))).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await taxNumber.fill('1436 0570');
  await page.getByRole('button', { name: t('checkout.toPayment') }).click();
  await shopper.choosePayment('pod');
  await expect(page.getByRole('main')).toContainText('ЄДРПОУ 14360570');
  await shopper.placeOrder();
  await expect(page.getByRole('main')).toContainText('ТОВ «Сонце»');

  await shopper.addFirstOf('inverters');
  await shopper.startCheckout();
  await expect(page.getByRole('radio', { name: 'Дім' })).toBeChecked();
  expect(await axeViolations(page)).toEqual([]);
  const address = page.getByRole('textbox', { name: t('checkout.field.address'), exact: true });
  await page.getByRole('radio', { name: t('checkout.anotherAddress') }).check();
  await address.fill('пл. Ринок, 1');
  await page.getByRole('radio', { name: 'Дім' }).check();
  await expect(address).toBeHidden();
  await page.getByRole('radio', { name: t('checkout.anotherAddress') }).check();
  await expect(address).toHaveValue('пл. Ринок, 1');
  await page.getByRole('radio', { name: 'Дім' }).check();
  await page.getByRole('button', { name: t('checkout.toPayment') }).click();
  await shopper.choosePayment('pod');
  await expect(page.getByRole('main')).toContainText(KYIV.address);

  await page.goBack();
  await page.goBack();
  const change = page.getByRole('link', { name: t('checkout.editAddress', { label: 'Дім' }) });
  const save = page.getByRole('button', { name: t('checkout.saveAddress') });
  const postalCode = page.getByRole('textbox', { name: t('checkout.field.postalCode') });
  await change.click();
  await expect(
    page.getByRole('heading', { name: t('checkout.editAddress', { label: 'Дім' }) }),
  ).toBeFocused();
  await postalCode.fill('30-001');
  await save.click();
  await expect(page.getByText(t('checkout.error.postalCode'))).toBeVisible();
  await expect(postalCode).toHaveValue('30-001');
  await expect(save).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await postalCode.fill('90512');
  await save.click();
  const home = page.getByRole('radio', { name: 'Дім' });
  await expect(home).toBeChecked();
  await expect(page.getByRole('main')).toContainText('90512');
  await expect(page.getByText(t('checkout.quotedFor.remote'))).toBeVisible();

  await change.click();
  await page.getByText(t('checkout.removeAddressTitle')).click();
  await page.getByRole('button', { name: t('checkout.removeAddressYes'), exact: true }).click();
  await expect(address).toHaveValue('пл. Ринок, 1');
  await shopper.open('/checkout');
  await expect(address).toHaveValue('пл. Ринок, 1');
  await expect(home).toBeHidden();
});

test(
  'Back leads through the steps to the cart, each from its top, and a language keeps what was typed',
  LONG,
  async ({ page }) => {
    const shopper = new Shopper(page, 'ua');
    const { t } = shopper;
    const step = async (name: 'shipping' | 'payment' | 'review') => {
      const heading = page.getByRole('heading', { level: 2, name: t(`checkout.step.${name}`), exact: true });
      await expect(heading).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    };
    await shopper.addFirstOf('inverters');
    await shopper.open('/checkout/auth');
    await shopper.register();
    await shopper.arriveAt('/checkout');
    await shopper.startCheckout();
    await shopper.arriveAt('/checkout');
    await shopper.fillShipping(KYIV);
    await step('payment');
    await shopper.choosePayment('transfer');
    await step('review');

    await page.goBack();
    await step('payment');
    await page.goBack();
    await step('shipping');
    await page.goBack();
    await shopper.arriveAt('/cart');
    await page.goForward();
    await shopper.arriveAt('/checkout');
    const city = page.getByRole('textbox', { name: t('checkout.field.city'), exact: true });
    await city.fill('Львів');
    await page.goto('/pl/checkout?step=3');
    await expect(page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Львів');

    await page.goto('/ua/checkout?step=1');
    await city.fill('');
    await page.goto('/ua/checkout?step=3');
    await expect(city).toBeVisible();
    await expect(page).toHaveURL(/step=1/);
  },
);
