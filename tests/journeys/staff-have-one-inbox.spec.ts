import type { Page } from '@playwright/test';
import { axeViolations, expect, LONG, test, texts } from '../support/journey.ts';
import { register } from '../support/http-customer.ts';
import { Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

const kindsOf = (page: Page, region: 'uk' | 'pl' | 'en' = 'uk') =>
  page.getByRole('navigation', { name: texts(region)('backoffice.inbox.kinds') });
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('everything that waits is in one list; staff narrow it to a kind, and a line leads where it is worked on', async ({
  page,
  baseURL,
}) => {
  const customer = await register(baseURL ?? '', 7402);
  const orderId = await customer.placeOrder();
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  await shopper.enterAs(STAFF);
  await shopper.open('/admin');
  const main = page.getByRole('main');
  const sections = page.getByRole('navigation', { name: t('backoffice.nav') });
  const inbox = sections.getByRole('link', { name: new RegExp(`^${t('backoffice.section.inbox')}`) });
  // Its number is said in words, too.
  await expect(inbox.locator('.sr-only')).toHaveCount(1);
  await inbox.click();
  await expect(page).toHaveURL(/\/ua\/admin\/inbox$/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('backoffice.section.inbox'));
  await expect(kindsOf(page).locator('[aria-current=page]')).toHaveText(t('backoffice.inbox.all'));

  await kindsOf(page)
    .getByRole('link', { name: new RegExp(`^${t('backoffice.queue.confirm')}`) })
    .click();
  await expect(page).toHaveURL(/kind=confirm/);
  const line = main.getByRole('listitem').filter({ has: page.locator(`a[href$="${orderId}"]`) });
  await expect(line).toContainText(t('backoffice.queue.confirm'));
  await expect(line).toContainText('Olena Koval');
  await expect(line).toContainText(t('orderStatus.PENDING'));
  // It came today and is to be confirmed within a working day.
  await expect(line).toContainText(/Строк \d{2}\.\d{2}\.\d{4}/);
  await line.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/ua/admin/orders/${orderId}$`));
});

test('the list does in every width and both themes, and without script', async ({
  page,
  browser,
  baseURL,
}) => {
  await (await register(baseURL ?? '', 7403)).placeOrder();
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await shopper.open('/admin/inbox');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await axeViolations(page)).toEqual([]);
    }
  }
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const still = await context.newPage();
  await still.goto('/ua/admin/inbox');
  await kindsOf(still).getByRole('link').nth(1).click();
  await expect(still).toHaveURL(/\/ua\/admin\/inbox\?kind=/);
  await expect(kindsOf(still).locator('[aria-current=page]')).toHaveCount(1);
  await context.close();
});

test(
  'a kind of which nothing waits says so and leads back, in the other languages, too',
  LONG,
  async ({ page }) => {
    const english = new Shopper(page, 'en');
    await english.enterAs(STAFF);
    for (const region of ['en', 'pl'] as const) {
      const shopper = new Shopper(page, region);
      await shopper.open('/admin/inbox?kind=debt');
      const main = page.getByRole('main');
      await expect(main.getByText(shopper.t('backoffice.inbox.noneOfKind'))).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await main.getByRole('link', { name: shopper.t('backoffice.inbox.showAll') }).click();
      await expect(page).toHaveURL(new RegExp(`/${region}/admin/inbox$`));
      expect(await axeViolations(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
  },
);
