import type { Locator, Page } from '@playwright/test';
import { axeViolations, expect, LONG, test, texts, WINDOWS } from '../support/journey.ts';
import { register } from '../support/http-customer.ts';
import { Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

const t = texts('uk');
const palette = (page: Page) => page.getByRole('dialog', { name: t('backoffice.find.title') });
const field = (page: Page) => palette(page).getByRole('combobox');
const option = (page: Page, kind: string, name: string | RegExp): Locator =>
  palette(page).getByRole('group', { name: kind, exact: true }).getByRole('option', { name });

test('staff find an order, its customer, a product and a screen by the keyboard alone', async ({
  page,
  baseURL,
}) => {
  const customer = await register(baseURL ?? '', 7401);
  const orderId = await customer.placeOrder();
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open(`/admin/orders/${orderId}`);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const [number = ''] = /ORD-\d+/.exec((await heading.textContent()) ?? '') ?? [];

  await shopper.open('/admin');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  // Its number in small letters and without what is before it; Enter goes to the first that is found.
  await page.keyboard.type(number.replace('ORD-', ''));
  await expect(option(page, t('backoffice.section.orders'), number)).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/ua/admin/orders/${orderId}`);
  await expect(palette(page)).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('olena 7401');
  const person = option(page, t('backoffice.section.customers'), /Olena 7401/);
  await expect(person).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  // Round from the end of the list: what is highlighted is pointed at by the field, which keeps the focus.
  const isPointedAt = async (found: Locator) =>
    expect(field(page)).toHaveAttribute('aria-activedescendant', (await found.getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  await isPointedAt(palette(page).getByRole('option').last());
  await expect(field(page)).toBeFocused();
  // Other visits may have made customers with these figures in what is known of them.
  const found = await palette(page)
    .getByRole('option')
    .evaluateAll((all) => all.map(({ id }) => id));
  const steps = found.length - 1 - found.indexOf((await person.getAttribute('id')) ?? '');
  for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowUp');
  await isPointedAt(person);
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Olena 7401');

  // Without waiting for the answer.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('відгуки');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/ua/admin/reviews');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('нічого такого');
  await expect(palette(page).getByText(t('backoffice.find.noneText')).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/ua\/admin\/reviews$/);
});

test('a letter of an input method opens nothing, and closing gives the focus back', async ({ page }) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open('/admin');
  const link = page.getByRole('link', { name: t('backoffice.find.title') });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await field(page).fill('замов');
  await expect(option(page, t('backoffice.find.screens'), t('backoffice.section.quotes'))).toBeVisible();
  for (const key of ['Enter', 'Escape']) {
    await field(page).evaluate(
      (input, pressed) =>
        input.dispatchEvent(
          new KeyboardEvent('keydown', { key: pressed, isComposing: true, bubbles: true, cancelable: true }),
        ),
      key,
    );
  }
  await expect(field(page)).toHaveValue('замов');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the palette fits each window, ${scheme}`, async ({ page }) => {
    const shopper = new Shopper(page, 'ua');
    await page.emulateMedia({ colorScheme: scheme });
    await shopper.enterAs(STAFF);
    for (const window of Object.values(WINDOWS)) {
      await page.setViewportSize(window);
      await shopper.open('/admin');
      await page.getByRole('link', { name: t('backoffice.find.title') }).click();
      await field(page).fill('deye');
      const last = palette(page).getByRole('option').last();
      await expect(last).toBeVisible();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
      expect(await axeViolations(page)).toEqual([]);
      await shopper.open('/admin/find?q=deye');
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(await axeViolations(page)).toEqual([]);
    }
  });
}

test('a shop that does not answer costs what is typed on the page nothing', async ({ page }) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/prices');
  await page.route('**/admin/find.data?*', (route) => route.abort('internetdisconnected'));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('deye');
  await expect(palette(page).getByText(t('backoffice.find.failed')).first()).toBeVisible();
  await page.unroute('**/admin/find.data?*');
  await page.keyboard.type(' ');
  await page.keyboard.press('Backspace');
  await expect(palette(page).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('backoffice.prices.title'));
});

test('without script the same is a page', async ({ page, browser, baseURL }) => {
  await new Shopper(page, 'ua').enterAs(STAFF);
  const storageState = await page.context().storageState();
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    storageState,
    viewport: WINDOWS[390],
  });
  const still = await context.newPage();
  await still.goto('/ua/admin');
  await still.getByRole('link', { name: t('backoffice.find.title') }).click();
  await still.getByLabel(t('backoffice.find.field')).fill('deye');
  await still.getByRole('button', { name: t('backoffice.find.do') }).click();
  await expect(still).toHaveURL(/\/ua\/admin\/find\?q=deye$/);
  const products = still.getByRole('region', { name: t('backoffice.section.products') });
  await expect(products.getByRole('listitem')).toHaveCount(5);
  await products.getByRole('link').first().click();
  await expect(still).toHaveURL(/\/ua\/admin\/products\/\d+$/);
  await context.close();
});

for (const region of ['pl', 'en'] as const) {
  test(
    `the palette finds a screen by its name in the language of the page, ${region}`,
    LONG,
    async ({ page }) => {
      const shopper = new Shopper(page, region);
      await shopper.enterAs(STAFF);
      await shopper.open('/admin');
      await page.keyboard.press('Control+k');
      await page.keyboard.type(shopper.t('backoffice.section.tickets').slice(0, 4));
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/${region}/admin/tickets`);
    },
  );
}
