import { REGIONS } from '../../src/domain/locale/locale.ts';
import { axeViolations, expect, LONG, test } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';

for (const region of REGIONS) {
  test(`a customer of ${region} takes a copy of their data away`, LONG, async ({ page }) => {
    const shopper = new Shopper(page, region);
    const { t } = shopper;
    await shopper.open('/auth?mode=register');
    const main = page.getByRole('main');
    await main.getByLabel(t('auth.field.email')).fill(`export.${crypto.randomUUID()}@example.com`);
    await main.locator('[name=password]').fill('сонце-2026');
    await main.locator('[name=confirmPassword]').fill('сонце-2026');
    await main.getByRole('button', { name: t('auth.register') }).click();
    await page.waitForURL((url) => !url.pathname.endsWith('/auth'));
    await shopper.open('/profile/personal');
    await main.getByRole('link', { name: t('profile.privacy.link') }).click();
    await expect(main.getByRole('heading', { name: t('profile.privacy.export') })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    const button = main.getByRole('button', { name: t('profile.privacy.ask') });
    await button.click();
    await expect(button).toBeHidden();
    const link = main.getByRole('link', { name: t('profile.privacy.download') });
    await expect(async () => {
      await page.reload();
      await expect(link).toBeVisible({ timeout: 2_000 });
    }).toPass();
    expect(await axeViolations(page)).toEqual([]);
    const downloading = page.waitForEvent('download');
    await link.click();
    expect((await downloading).suggestedFilename()).toBe('promin-data.zip');
  });
}
