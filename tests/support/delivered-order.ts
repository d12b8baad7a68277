import type { Browser, Page } from '@playwright/test';
import type { Translate } from '../../src/content/translator.ts';
import { localeOf, REGIONS, type Region } from '../../src/domain/locale/locale.ts';
import { answerForPlace, expect, LONG, test, texts, WINDOWS } from './journey.ts';
import { KRAKOW, KYIV, Shopper } from './shopper.ts';
import { STAFF } from './staff-account.ts';

/** A page of the back office, signed in, and the way to close its browser. */
interface Office {
  readonly staff: Page;
  readonly close: () => Promise<void>;
}

/** Buys the first products of some categories by transfer, which staff record, send and deliver, as people do it. */
async function buyAndDeliver(
  shopper: Shopper,
  {
    page,
    browser,
    baseURL,
    region,
    categories,
  }: {
    readonly page: Page;
    readonly browser: Browser;
    readonly baseURL: string | undefined;
    readonly region: Region;
    readonly categories: readonly string[];
  },
): Promise<Office & { readonly orderId: string }> {
  const { t } = shopper;
  for (const category of categories) await shopper.addFirstOf(category);
  await shopper.startCheckout();
  await shopper.register();
  await page.waitForURL(/\/checkout(\?|$)/);
  await shopper.fillShipping(region === 'pl' ? KRAKOW : KYIV);
  await shopper.choosePayment('transfer');
  const orderId = await shopper.placeOrder();
  const details = page.getByRole('region', { name: t('order.transfer.title') });
  const amount = t('order.transfer.amount');
  await details.getByRole('button', { name: t('order.copy', { name: amount }) }).click();
  await expect(page.getByText(t('order.copied', { name: amount }))).toBeVisible();
  const total = await page.evaluate(() => navigator.clipboard.readText());
  const office = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await answerForPlace(office);
  const staff = await office.newPage();
  const s = texts(localeOf(region));
  await staff.goto(`/${region}/admin`);
  await staff.getByLabel(s('auth.field.email')).fill(STAFF.email);
  await staff.locator('[name=password]').fill(STAFF.password);
  await staff.getByRole('button', { name: s('auth.login'), exact: true }).click();
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText(s('backoffice.today'));
  await staff.goto(`/${region}/admin/orders/${orderId}`);
  await staff.locator('#receive [name=amount]').fill(total);
  await staff.locator('#receive [name=reference]').fill(`RET-${orderId}`);
  await staff.locator('#receive button[type=submit]').click();
  await staff.getByLabel(s('backoffice.ship.number')).fill('20450012345678');
  await staff.getByRole('button', { name: s('backoffice.ship.do') }).click();
  await expect(staff.getByText(s('backoffice.ship.done'))).toBeVisible();
  await staff.getByRole('button', { name: s('backoffice.deliver.do') }).click();
  await expect(staff.getByText(s('backoffice.deliver.done'))).toBeVisible();
  return { orderId, staff, close: () => office.close() };
}

/** What a journey after a delivery is walked by: the customer's page, that of staff, and the words of both. */
interface AfterDelivery extends Office {
  readonly region: Region;
  readonly page: Page;
  readonly shopper: Shopper;
  readonly orderId: string;
  readonly t: Translate;
}

/** A journey that begins with delivered cables and switches, in each market: in the short tier on a phone by night, in the long one at a desk. */
export function afterDelivery(title: string, walk: (given: AfterDelivery) => Promise<void>): void {
  for (const region of REGIONS) {
    const isShort = region === 'ua';
    test.describe(isShort ? 'on a phone' : 'at a desk', isShort ? {} : LONG, () => {
      test.use(isShort ? { viewport: WINDOWS[390], colorScheme: 'dark' } : { viewport: WINDOWS[1440] });
      test(`${region}: ${title}`, async ({ page, browser, baseURL, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        const shopper = new Shopper(page, region);
        const categories = ['cables-wires', 'automatic-switches'];
        const bought = await buyAndDeliver(shopper, { page, browser, baseURL, region, categories });
        await walk({ ...bought, region, page, shopper, t: shopper.t });
      });
    });
  }
}

/** Staff say that all that came can be sold again. */
export async function allSellable(staff: Page): Promise<void> {
  for (const field of await staff.locator('input[name^="sellable."]').all()) {
    const back = ((await field.getAttribute('name')) ?? '').replace('sellable', 'back');
    await field.fill(await staff.locator(`[name="${back}"]`).inputValue());
  }
}
