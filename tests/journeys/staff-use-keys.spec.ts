import { axeViolations, expect, LONG, test, WINDOWS } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

for (const region of ['ua', 'pl', 'en'] as const) {
  test(
    `in ${region} › staff go by keys, see which there are, and switch them off`,
    region === 'ua' ? {} : LONG,
    async ({ page }) => {
      const shopper = new Shopper(page, region);
      const { t } = shopper;
      await shopper.enterAs(STAFF);
      await shopper.open('/admin');
      const sheet = page.getByRole('dialog', { name: t('backoffice.keys.title') });
      const search = page.getByRole('main').getByRole('searchbox').first();

      /** The second key counts only soon after the first, which a busy machine may miss. */
      const goBy = (key: string, section: string) =>
        expect(async () => {
          await page.keyboard.press('g');
          await page.keyboard.press(key);
          await page.waitForURL(`**/${region}/admin/${section}`, { timeout: 3000 });
        }).toPass();

      await goBy('o', 'orders');
      await expect(search).toBeVisible();
      await page.keyboard.press('/');
      await expect(search).toBeFocused();
      // What is typed into a field is its own.
      await page.keyboard.type('gp?');
      await expect(search).toHaveValue('gp?');
      await expect(sheet).toBeHidden();
      await page.keyboard.press('Shift+Tab'); // a field beside it chooses by letters
      await expect(search).not.toBeFocused();

      await page.keyboard.press('?');
      await expect(sheet).toBeVisible();
      for (const section of ['inbox', 'orders', 'products'] as const) {
        await expect(sheet.getByText(t(`backoffice.section.${section}`), { exact: true })).toBeVisible();
      }
      expect(await axeViolations(page)).toEqual([]);
      await sheet.getByRole('checkbox', { name: t('backoffice.keys.on') }).uncheck();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();

      await shopper.open('/admin');
      await page.keyboard.press('?');
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog', { name: t('backoffice.find.title') })).toBeVisible();
      await expect(sheet).toBeHidden();
      // The list stays within reach without them.
      await page.getByRole('button', { name: t('backoffice.keys.show') }).click();
      await expect(sheet).toBeVisible();
      await sheet.getByRole('checkbox', { name: t('backoffice.keys.on') }).check();
      await page.keyboard.press('Escape');
      await goBy('p', 'products');
    },
  );
}

for (const scheme of ['light', 'dark'] as const) {
  test(`the list of keys fits each window, ${scheme}`, async ({ page }) => {
    const shopper = new Shopper(page, 'ua');
    await page.emulateMedia({ colorScheme: scheme });
    await shopper.enterAs(STAFF);
    for (const window of Object.values(WINDOWS)) {
      await page.setViewportSize(window);
      await shopper.open('/admin');
      await page.keyboard.press('?');
      const sheet = page.getByRole('dialog', { name: shopper.t('backoffice.keys.title') });
      await expect(sheet).toBeInViewport();
      expect(await sheet.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(
        0,
      );
      expect(await axeViolations(page)).toEqual([]);
    }
  });
}
