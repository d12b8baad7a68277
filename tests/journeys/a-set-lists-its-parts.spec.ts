import { sets } from '../../src/content/seed/products/sets.ts';
import { localeOf } from '../../src/domain/locale/locale.ts';
import { axeViolations, expect, LONG, test, WINDOWS } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';

const HOME = 402;
const contents = sets.find(({ id }) => id === HOME)?.contents ?? [];

for (const region of ['ua', 'pl', 'en'] as const) {
  test(
    `the page of a set in ${region} lists its parts with their numbers, and leads to those that are sold`,
    region === 'ua' ? {} : LONG,
    async ({ page }) => {
      const shopper = new Shopper(page, region);
      const { t } = shopper;
      const main = page.getByRole('main');
      const parts = main.getByRole('region', { name: t('product.contents.title') });
      const row = parts.getByRole('listitem');
      for (const viewport of Object.values(WINDOWS)) {
        await page.setViewportSize(viewport);
        await shopper.open(`/product/${HOME}`);
        await expect(row).toHaveCount(contents.length);
        for (const [place, part] of contents.entries()) {
          const unit = 'article' in part ? 'piece' : part.unit;
          await expect(row.nth(place)).toContainText(t(`product.contents.${unit}`, { count: part.quantity }));
          // What is not sold by itself has neither a page nor a price.
          await expect(row.nth(place).getByRole('link')).toHaveCount('article' in part ? 1 : 0);
          if (!('article' in part)) await expect(row.nth(place)).toContainText(part.name[localeOf(region)]);
        }
        // The panels' own price, of a pair: 12 panels are six of them.
        await expect(row.first()).toContainText(t('product.contents.perPiece'));
        // Not all parts can be bought one by one: a sum of the others would be no sum of the set.
        await expect(parts).not.toContainText(t('product.contents.total'));
        expect(await axeViolations(page)).toEqual([]);
      }
      const link = row.first().getByRole('link');
      const name = await link.innerText();
      await link.click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
      await shopper.open('/product/302');
      await expect(parts).toHaveCount(0);
    },
  );
}
