import { axeViolations, expect, test, texts } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

const t = texts('uk');

test('staff see the sections of their areas alone, and what is the admins’ is refused', async ({ page }) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open('/admin');
  const sections = page.getByRole('navigation', { name: t('backoffice.nav') });
  await expect(sections.getByRole('link', { name: t('backoffice.section.products') })).toBeVisible();
  await expect(sections.getByRole('link', { name: t('backoffice.section.staff') })).toHaveCount(0);
  await expect(sections.getByRole('link', { name: t('backoffice.section.audit') })).toHaveCount(0);
  for (const path of ['/ua/admin/staff', '/ua/admin/audit']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(403);
  }
  expect(await axeViolations(page)).toEqual([]);
});
