import type { BrowserContext } from '@playwright/test';
import { axeViolations, expect, inEachLanguage, LONG, test } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';

const HOME = { label: 'Дім', fullName: 'Олена Коваль', street: 'вул. Сонячна, 1', city: 'Київ' };
const COTTAGE = { label: 'Дача', fullName: 'Олена Коваль', street: 'вул. Лісова, 2', city: 'Буча' };

inEachLanguage((_, region) => {
  test(
    `addresses are added, changed and deleted in the profile of ${region}`,
    region === 'ua' ? {} : LONG,
    async ({ page }) => {
      const shopper = new Shopper(page, region);
      const { t } = shopper;
      await shopper.registerFor('/profile/personal');
      const section = page.locator('#addresses');
      const dialog = page.getByRole('dialog');
      const save = dialog.getByRole('button', { name: t('profile.addresses.save') });
      const add = async (fields: Readonly<Record<string, string>>) => {
        await section.getByRole('link', { name: t('profile.addresses.add') }).click();
        await dialog.locator('[name=country]').selectOption('UA');
        for (const [name, value] of Object.entries(fields))
          await dialog.locator(`[name=${name}]`).fill(value);
        await save.click();
        await expect(dialog).toBeHidden();
        await expect(section.getByText(t('profile.addresses.saved'))).toBeVisible();
      };

      await section.getByRole('link', { name: t('profile.addresses.add') }).click();
      await save.click();
      await expect(dialog.getByText(t('error.address-fields-missing'))).toBeVisible();
      await expect(dialog.locator('[name=label]')).toBeFocused();
      expect(await axeViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: t('profile.addresses.cancel') }).click();
      await expect(dialog).toBeHidden();

      await add(HOME);
      await add(COTTAGE);
      const rows = section.getByRole('listitem');
      await expect(rows).toHaveCount(2);
      await expect(rows.nth(0)).toContainText(t('profile.addresses.default'));
      await rows.nth(1).getByRole('button').click();
      await expect(rows.nth(1)).toContainText(t('profile.addresses.default'));
      await rows
        .nth(0)
        .getByRole('link', { name: t('checkout.editAddress', { label: 'Дім' }) })
        .click();
      await dialog.locator('[name=city]').fill('Львів');
      await save.click();
      await expect(rows.nth(0)).toContainText('Львів');
      const remove = rows
        .nth(1)
        .getByRole('link', { name: t('profile.addresses.removeNamed', { label: 'Дача' }) });
      await remove.click();
      await dialog.getByRole('button', { name: t('profile.addresses.cancel') }).click();
      await expect(dialog).toBeHidden();
      await remove.click();
      await dialog.getByRole('button', { name: t('checkout.removeAddressYes') }).click();
      await expect(rows).toHaveCount(1);
      await expect(rows.nth(0)).toContainText(t('profile.addresses.default'));
      expect(await axeViolations(page)).toEqual([]);
    },
  );
});

test('addresses are added, changed and deleted without script', LONG, async ({ page, browser, baseURL }) => {
  const shopper = new Shopper(page, 'en');
  const { t } = shopper;
  await shopper.registerFor('/profile/personal');
  const context: BrowserContext = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL === undefined ? {} : { baseURL }),
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  const section = plain.locator('#addresses');
  const save = section.getByRole('button', { name: t('profile.addresses.save') });
  await plain.goto('/en/profile/personal');
  await section.getByRole('link', { name: t('profile.addresses.add') }).click();
  await save.click();
  await expect(section.getByText(t('error.address-fields-missing'))).toBeVisible();
  for (const [name, value] of Object.entries(HOME)) await section.locator(`[name=${name}]`).fill(value);
  await save.click();
  await expect(section.getByText(t('profile.addresses.saved'))).toBeVisible();
  await section.getByRole('link', { name: t('checkout.editAddress', { label: 'Дім' }) }).click();
  await section.locator('[name=city]').fill('Львів');
  await save.click();
  await expect(section.getByRole('listitem')).toContainText('Львів');
  await section.getByRole('link', { name: t('profile.addresses.removeNamed', { label: 'Дім' }) }).click();
  await section.getByRole('button', { name: t('checkout.removeAddressYes') }).click();
  await expect(section.getByText(t('profile.addresses.none'))).toBeVisible();
  await context.close();
});
