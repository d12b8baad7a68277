import { axeViolations, expect, test, texts } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

const t = texts('uk');

test('the back office has its own bar, no header and no footer of the shop, and empty queues take no rows', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await shopper.open('/admin');
    for (const bar of ['banner', 'contentinfo'] as const) await expect(page.getByRole(bar)).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: t('nav.quick') })).toBeHidden();
    await expect(page.getByRole('link', { name: t('backoffice.frame.toShop') })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  const idle = page.getByRole('navigation', { name: t('backoffice.idleQueues') });
  const { height = 0 } = (await idle.boundingBox()) ?? {};
  expect(height).toBeLessThan(500);
  expect(await axeViolations(page)).toEqual([]);

  const search = page.getByRole('searchbox', { name: t('backoffice.frame.search') });
  await search.fill('ORD-1');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/ua\/admin\/orders\?q=ORD-1/);
  await page.getByRole('link', { name: t('backoffice.frame.toShop') }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
});
