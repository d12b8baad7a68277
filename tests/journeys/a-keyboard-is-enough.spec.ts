import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { goTo, press, type } from '../support/keyboard.ts';
import { KYIV, Shopper } from '../support/shopper.ts';

test('a customer finds, buys and orders with the keyboard alone', async ({ page }) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });

  await test.step('the first key press offers to skip the header', async () => {
    await shopper.open('/inverters');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: t('shell.skip') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();
  });

  await test.step('the search leads to a product', async () => {
    const search = page.getByRole('combobox', { name: t('common.search') });
    await goTo(page, search, 'Shift+Tab');
    await page.keyboard.type('інверто');
    await expect(page.getByRole('option', { name: /грн/ }).first()).toBeVisible();
    await goToOption(page, /грн/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/ua\/product\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(search).toHaveValue('');
  });

  await test.step('the product goes into the cart, where its number is typed', async () => {
    await press(page, button(t('cart.add')).first());
    await expect(button(t('cart.more')).first()).toBeFocused();
    await press(page, main.getByRole('link', { name: t('cart.goToCart') }));
    await shopper.arriveAt('/cart');
    await type(page, main.getByRole('textbox').first(), '2');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('cart.page.quantityUpdated'))).toBeVisible();
    await press(page, button(t('cart.checkout')));
  });

  await test.step('registering stands in between', async () => {
    await shopper.arriveAt('/checkout/auth');
    await goTo(page, page.getByRole('tab', { name: t('auth.tab.login') }));
    await page.keyboard.press('ArrowRight');
    const form = page.getByRole('tabpanel');
    await type(page, form.getByLabel(t('checkout.field.firstName')), 'Олена');
    await type(page, form.getByLabel(t('checkout.field.lastName')), 'Коваль');
    await type(page, form.getByLabel(t('auth.field.email')), shopper.email);
    await type(page, form.locator('[name=password]'), shopper.password);
    await type(page, form.locator('[name=confirmPassword]'), shopper.password);
    await goTo(page, form.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await press(page, form.getByRole('button', { name: t('auth.register'), exact: true }));
    await shopper.arriveAt('/checkout');
  });

  await test.step('the three steps begin at their headings', async () => {
    const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
    await type(page, page.getByLabel(t('checkout.field.phone')), KYIV.phone);
    await type(page, page.getByLabel(t('checkout.field.city')), KYIV.city);
    await type(page, page.getByLabel(t('checkout.field.postalCode')), KYIV.postalCode);
    await type(page, page.getByLabel(t('checkout.field.address')), KYIV.address);
    await page.keyboard.press('Enter');
    await expect(heading(t('checkout.step.payment'))).toBeFocused();
    await goTo(page, page.getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowUp'); // from the first to the last
    await expect(page.getByRole('radio', { name: t('paymentMethod.pod') })).toBeChecked();
    await press(page, button(t('checkout.toReview')));
    await expect(heading(t('checkout.step.review'))).toBeFocused();
    await press(page, button(t('checkout.placeOrder')));
    await shopper.arriveAt('/checkout/success');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.success.title'));
  });
});

const MOST_STEPS = 100;

/** Presses Down until the highlighted option reads so. */
async function goToOption(page: Page, text: RegExp) {
  for (let step = 0; step < MOST_STEPS; step++) {
    await page.keyboard.press('ArrowDown');
    const [highlighted = ''] = await page.getByRole('option', { selected: true }).allTextContents();
    if (text.test(highlighted)) return;
  }
  throw new Error(`No option reads ${text}`);
}
