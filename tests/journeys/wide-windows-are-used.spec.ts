import { expect, test } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';

test('a window of 1920 px is used: a container of 1600, four columns beside the filters, a picture that fits', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  /** The columns of a page's first grid of goods, by the left edges of its cards. */
  const columns = async () => {
    const edges = await page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    return new Set(edges).size;
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await shopper.open('/solar-panels');
  expect(await columns()).toBe(3);
  await page.setViewportSize({ width: 1920, height: 1080 });
  expect(await columns()).toBe(4);
  const width = await page.getByRole('banner').evaluate((banner) => {
    const inside = [...banner.querySelectorAll('a, button')].map((each) => each.getBoundingClientRect());
    const seen = inside.filter((box) => box.width > 0);
    return Math.max(...seen.map((box) => box.right)) - Math.min(...seen.map((box) => box.left));
  });
  expect(width).toBeGreaterThan(1590);

  await shopper.open('/product/302');
  const picture = await page.getByRole('main').getByRole('img').first().boundingBox();
  expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThan(1080);
});
