import type { Page } from '@playwright/test';
import { axeViolations, expect, inEachLanguage, LONG, test } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';

/** Asks for the deletion, finds the banner on another tab, and keeps the account there. */
async function askAndKeep(page: Page, shopper: Shopper) {
  const { t } = shopper;
  const main = page.getByRole('main');
  await shopper.registerFor('/profile/privacy');
  const ask = main.getByRole('link', { name: t('profile.deletion.ask') });
  const dialog = page.getByRole('dialog');
  await ask.click();
  await expect(dialog.getByRole('heading', { name: t('profile.deletion.sure') })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: t('profile.addresses.cancel') }).click();
  await expect(dialog).toBeHidden();
  await expect(ask).toBeFocused();
  await ask.click();
  await dialog.getByRole('button', { name: t('profile.deletion.ask') }).click();
  const keep = main.getByRole('button', { name: t('profile.deletion.keep') });
  await expect(keep).toBeVisible();
  await expect(ask).toBeHidden();
  expect(await axeViolations(page)).toEqual([]);
  await shopper.open('/profile/orders');
  await keep.click();
  await expect(main.getByText(t('profile.deletion.stays'))).toBeVisible();
  await expect(keep).toBeHidden();
}

test('a customer asks to delete the account, changes their mind and keeps it', async ({ page }) => {
  await askAndKeep(page, new Shopper(page, 'ua'));
});

inEachLanguage((_, region) => {
  test(`a customer of ${region} asks for the deletion and takes it back`, LONG, async ({ page }) => {
    await askAndKeep(page, new Shopper(page, region));
  });

  test(`a customer of ${region} takes a copy of their data away`, LONG, async ({ page }) => {
    const shopper = new Shopper(page, region);
    const { t } = shopper;
    const main = page.getByRole('main');
    await shopper.registerFor('/profile/personal');
    await main.getByRole('link', { name: t('profile.privacy.link') }).click();
    await expect(main.getByRole('heading', { name: t('profile.privacy.export') })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    const button = main.getByRole('button', { name: t('profile.privacy.ask') });
    await button.click();
    await expect(button).toBeHidden();
    // The page asks by itself.
    const link = main.getByRole('link', { name: t('profile.privacy.download') });
    await expect(link).toBeVisible({ timeout: 60_000 });
    await expect(main.getByText(t('profile.privacy.underWayUnconfirmed'))).toBeHidden();
    expect(await axeViolations(page)).toEqual([]);
    const downloading = page.waitForEvent('download');
    await link.click();
    expect((await downloading).suggestedFilename()).toBe('promin-data.zip');
  });
});
