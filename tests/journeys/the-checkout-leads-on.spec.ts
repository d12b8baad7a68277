import type { Page } from '@playwright/test';
import { axeViolations, expect, LONG, test, texts } from '../support/journey.ts';
import { KYIV, Shopper } from '../support/shopper.ts';

const PHONE = { width: 390, height: 844 };

/** Over how many lines the words of a control run. */
const linesOf = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((button) => {
    const range = document.createRange();
    range.selectNodeContents(button.firstElementChild?.firstChild ?? button);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  });

test(
  'nothing leads away from the checkout but the way back, a telephone and the languages',
  LONG,
  async ({ page, context }) => {
    const shopper = new Shopper(page, 'ua');
    const { t } = shopper;
    await page.setViewportSize(PHONE);
    await shopper.addFirstOf('inverters');
    await shopper.startCheckout();

    const bars = [page.getByRole('contentinfo'), page.getByRole('navigation', { name: t('nav.quick') })];
    const search = page.getByRole('combobox', { name: t('common.search') });
    const header = page.getByRole('banner');
    await test.step('from signing in on', async () => {
      await shopper.arriveAt('/checkout/auth');
      for (const part of [...bars, search]) await expect(part).toBeHidden();
      await shopper.register();
      await shopper.arriveAt('/checkout');
      for (const part of [...bars, search]) await expect(part).toBeHidden();
      await expect(header.getByRole('link', { name: t('shell.logo') })).toBeVisible();
      await expect(header.getByRole('link', { name: /^\+380/ })).toBeVisible();
      await expect(header.getByRole('list', { name: t('shell.language') })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });

    await test.step('each field says what to enter, and only what may be left out is marked', async () => {
      await page.getByRole('button', { name: t('checkout.toPayment') }).click();
      for (const field of ['phone', 'city', 'postalCode', 'address'] as const) {
        await expect(page.getByText(t(`checkout.missing.${field}`), { exact: true })).toBeVisible();
      }
      await expect(
        page.getByRole('main').getByText('*', { exact: true }).filter({ visible: true }),
      ).toHaveCount(0);
      await page.getByRole('checkbox', { name: t('checkout.keepAddress') }).check();
      await expect(page.getByText(`(${t('checkout.optional')})`)).toBeVisible();
    });

    await test.step('what it comes to stands above the fields, and leads to the summary under them', async () => {
      await page
        .getByRole('main')
        .getByRole('link', { name: t('cart.summary') })
        .click();
      await expect(page.getByRole('heading', { name: t('cart.summary') })).toBeInViewport();
    });

    await test.step('of two deliveries that cost nothing the faster one is chosen', async () => {
      await expect(page.getByRole('radio', { name: t('shippingMethod.express') })).toBeChecked();
    });

    await test.step('the button that binds is at hand with the total, and one line in each language', async () => {
      await shopper.fillShipping(KYIV);
      await shopper.choosePayment('transfer');
      await expect(page.getByRole('main')).toContainText(t('order.deliveryDays', { range: '1–', max: 2 }));
      for (const [region, locale] of [
        ['ua', 'uk'],
        ['pl', 'pl'],
        ['en', 'en'],
      ] as const) {
        await page.goto(`/${region}/checkout?step=3`);
        const name = texts(locale)('checkout.placeOrder');
        await expect(page.getByRole('button', { name, exact: true })).toBeInViewport();
        const total = texts(locale)('totals.total');
        await expect(page.getByRole('main').getByText(total, { exact: true })).toBeHidden(); // the bar says it
        expect([locale, await linesOf(page, name)]).toEqual([locale, 1]);
      }
    });

    await test.step('a currency that was changed elsewhere is said, with the total before', async () => {
      const now = page.getByText('Валюту змінено');
      await page.goto('/ua/checkout?step=3');
      await expect(page.getByRole('button', { name: t('checkout.placeOrder') })).toBeEnabled();
      await expect(now).toHaveCount(0);
      await context.addCookies([{ name: 'userCurrency', value: 'PLN', url: page.url() }]);
      await page.goto('/ua/checkout?step=3');
      await expect(now).toContainText(/грн.*zł/);
      await context.addCookies([{ name: 'userCurrency', value: 'UAH', url: page.url() }]);
      await page.goto('/en/checkout?step=3');
      await expect(page.getByRole('status').getByText(/UAH|PLN/)).toHaveCount(0);
    });

    await test.step('the shop is whole again behind it', async () => {
      await page.getByRole('link', { name: texts('en')('checkout.backToCart') }).click();
      await shopper.page.waitForURL(/\/en\/cart$/);
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
      await expect(page.getByRole('combobox', { name: texts('en')('common.search') })).toBeVisible();
    });
  },
);
