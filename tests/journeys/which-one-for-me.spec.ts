import { CHOICE_TEXTS } from '../../src/content/guides/which-one.ts';
import { KINDS_OF_CHOICE } from '../../src/domain/catalogue/which-one.ts';
import { tieUnits } from '../../src/domain/locale/no-break.ts';
import { axeViolations, expect, inEachLanguage, LONG, test, WINDOWS } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';

inEachLanguage((locale, region) => {
  test(
    `under the lists of ${region} kinds stand side by side, and each leads to goods of its kind`,
    region === 'ua' ? {} : LONG,
    async ({ page }) => {
      const shopper = new Shopper(page, region);
      const { t } = shopper;
      const main = page.getByRole('main');
      const table = main.getByRole('region', { name: t('which.title') });
      for (const slug of ['inverters', 'batteries', 'portable-power-stations'] as const) {
        for (const viewport of region === 'ua' ? [WINDOWS[390]] : Object.values(WINDOWS)) {
          await page.setViewportSize(viewport);
          await shopper.open(`/${slug}`);
          const kinds: readonly { readonly key: string }[] = KINDS_OF_CHOICE[slug];
          const titles = kinds.map(({ key }) => tieUnits(CHOICE_TEXTS[slug][locale][key]?.title ?? ''));
          await expect(table.getByRole('heading', { level: 3 })).toHaveText(titles);
          expect(await axeViolations(page)).toEqual([]);
        }
      }
      await shopper.open('/inverters');
      const link = table.getByRole('link').first();
      const name = await link.innerText();
      await link.click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(main.locator('#buy').getByRole('button', { name: t('cart.add') })).not.toHaveCount(0);
      await shopper.open('/cables-wires');
      await expect(main.getByRole('article').first()).toBeVisible();
      await expect(table).toHaveCount(0);
    },
  );
});
