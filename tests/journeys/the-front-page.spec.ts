import type { Page } from '@playwright/test';
import { pictureOf } from '../../src/web/catalogue/product-picture.ts';
import { expect, LONG, test, texts } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';

const t = texts('uk');
const SLIDE_MS = 5000;

const carousel = (page: Page, name: 'home.slides' | 'home.promotionBox') =>
  page.getByRole('region', { name: t(name) });
/** The place of the slide that is shown, as the pagination says it. */
const shown = (page: Page, name: 'home.slides' | 'home.promotionBox') =>
  carousel(page, name).getByRole('button').and(page.locator('[aria-current=true]'));
const place = (number: number, count: number) => t('home.slide', { number, count });

test(
  'the slides move on every five seconds, round and round, whatever is pressed',
  LONG,
  async ({ page }) => {
    await page.clock.install();
    await new Shopper(page, 'ua').open('');
    const slides = carousel(page, 'home.slides');
    const current = shown(page, 'home.slides');
    await expect(slides.getByRole('group')).toHaveCount(3);
    await expect(current).toHaveAccessibleName(place(1, 3));
    // Pressed late in its time, the next slide has the whole of its own.
    await page.clock.fastForward(SLIDE_MS - 1000);
    await slides.getByRole('button', { name: t('home.next') }).click();
    await expect(current).toHaveAccessibleName(place(2, 3));
    await page.clock.fastForward(SLIDE_MS - 1000);
    await expect(current).toHaveAccessibleName(place(2, 3));
    await page.clock.fastForward(1000);
    await expect(current).toHaveAccessibleName(place(3, 3));
    await page.clock.fastForward(SLIDE_MS);
    await expect(current).toHaveAccessibleName(place(1, 3));
    await slides.getByRole('button', { name: t('home.previous') }).click();
    await expect(current).toHaveAccessibleName(place(3, 3));
    await slides.getByRole('button', { name: place(2, 3) }).click();
    await expect(current).toHaveAccessibleName(place(2, 3));
    await slides.getByRole('button', { name: t('home.pause') }).click();
    await page.clock.fastForward(3 * SLIDE_MS);
    await expect(current).toHaveAccessibleName(place(2, 3));
  },
);

test('the slides go round without rewinding, forward and back', LONG, async ({ page }) => {
  await new Shopper(page, 'ua').open('');
  const slides = carousel(page, 'home.slides');
  const current = shown(page, 'home.slides');
  await slides.getByRole('button', { name: t('home.pause') }).click();
  /** The slides that come by while a button is pressed and the strip comes to rest. */
  const passed = async (button: 'home.next' | 'home.previous', to: number) => {
    await page.evaluate(() => {
      const track = document.querySelector('[aria-live][class*="snap-x"]');
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      track?.addEventListener('scroll', () => {
        const { left, width } = track.getBoundingClientRect();
        for (const slide of track.children) {
          const from = slide.getBoundingClientRect().left - left;
          if (Math.abs(from) < width / 2 && seen.at(-1) !== slide.ariaLabel) seen.push(slide.ariaLabel ?? '');
        }
      });
    });
    await slides.getByRole('button', { name: t(button) }).click();
    const group = slides.getByRole('group', { name: place(to, 3) });
    await expect
      .poll(() =>
        group.evaluate((slide) =>
          Math.abs(
            slide.getBoundingClientRect().left - (slide.parentElement?.getBoundingClientRect().left ?? 0),
          ),
        ),
      )
      .toBeLessThan(1);
    await expect(current).toHaveAccessibleName(place(to, 3));
    return page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  };
  expect(await passed('home.previous', 3)).toEqual([place(1, 3), place(3, 3)]);
  expect(await passed('home.next', 1)).toEqual([place(3, 3), place(1, 3)]);
  expect(await passed('home.next', 2)).toEqual([place(1, 3), place(2, 3)]);
});

test('nothing moves by itself for those who prefer less motion; the offers go round by hand', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await new Shopper(page, 'ua').open('');
  await page.clock.fastForward(3 * SLIDE_MS);
  await expect(carousel(page, 'home.slides').getByRole('button', { name: t('home.play') })).toBeVisible();
  await expect(shown(page, 'home.slides')).toHaveAccessibleName(place(1, 3));

  const offers = carousel(page, 'home.promotionBox');
  const current = shown(page, 'home.promotionBox');
  await offers.getByRole('button', { name: t('home.promotionPrevious') }).click();
  await expect(current).toHaveAccessibleName(place(4, 4));
  await offers.getByRole('button', { name: t('home.promotionNext') }).click();
  await expect(current).toHaveAccessibleName(place(1, 4));
});

test(
  'an advertisement opens in a tab of its own; what was looked at is shown again',
  LONG,
  async ({ page }) => {
    const shopper = new Shopper(page, 'ua');
    await shopper.open('/product/302');
    await shopper.open('');
    const main = page.getByRole('main');
    // The picture leads there as the button does: a hand that presses on it stays on the link.
    const ad = main.getByRole('region', { name: t('home.ad') });
    for (const target of [ad.getByRole('link'), ad.getByRole('article')]) {
      const opened = page.waitForEvent('popup');
      await target.click({ position: { x: 40, y: 20 } });
      const tab = await opened;
      await expect(tab).toHaveURL(/\/ua\/delivery-warranty-returns$/);
      await tab.close();
    }
    const seen = main.getByRole('region', { name: t('product.card.seen') });
    await expect(seen.getByRole('link', { name: /Deye/ })).toHaveAttribute('href', '/ua/product/302');
    await shopper.open('/cart');
    await expect(seen.getByRole('article')).toHaveCount(1);
  },
);

test('the chat is fetched when it is asked for, and not before', async ({ page }) => {
  const fetched: string[] = [];
  await page.route('https://chat.example/**', (route) => {
    fetched.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'document.body.dataset.chat = "open"' });
  });
  await new Shopper(page, 'ua').open('');
  const ask = page.getByRole('region', { name: t('chat.title') });
  await expect(ask).toContainText(t('chat.note', { host: 'chat.example' }));
  expect(fetched).toEqual([]);
  await ask.getByRole('button', { name: t('error.page.chat') }).click();
  await expect(ask.getByRole('status')).toHaveText(t('chat.started'));
  expect(fetched).toEqual(['https://chat.example/widget.js']);
  await expect(page.locator('body')).toHaveAttribute('data-chat', 'open');
});

test(
  'a picture that is broken becomes the default one, and too short a search empties the list',
  LONG,
  async ({ page }) => {
    const whole = pictureOf('').src;
    await page.route(/\/pictures\/products\/sun-/, (route) => route.fulfill({ status: 404 }));
    await new Shopper(page, 'ua').open('/faq');
    const search = page.getByRole('combobox', { name: t('common.search') });
    await expect(search).toHaveAttribute('placeholder', t('common.search'));
    await expect(page.getByRole('search').first().locator('svg').first()).toBeVisible();
    await search.fill('deye');
    const picture = page.getByRole('option').filter({ hasText: 'Deye SUN' }).first().locator('img');
    await expect(picture).toHaveAttribute('src', whole);
    await search.fill('');
    await expect(page.getByRole('option')).toHaveCount(0);
  },
);

test('the first view has an offer with its price, the promises under it, and then goods', async ({
  page,
}) => {
  for (const [width, height, goodsBefore] of [
    [1440, 900, 1000],
    [390, 844, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await new Shopper(page, 'ua').open('');
    const slide = carousel(page, 'home.slides').getByRole('group').first();
    const promises = page.getByRole('region', { name: t('home.service') });
    const goods = page.getByRole('list', { name: t('home.recommended') });
    const top = async (part: typeof slide) => (await part.boundingBox())?.y ?? Infinity;
    await expect(slide).toContainText(/\d\sгрн.*доставимо\sпо\sУкраїні\sдо/);
    const button = await slide.getByRole('link').boundingBox();
    expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThan(height);
    expect(await top(promises)).toBeLessThan(height);
    expect(await top(promises)).toBeLessThan(await top(goods));
    expect(await top(goods)).toBeLessThan(goodsBefore);
  }
});

test('the first goods are sold and rented, and fill their lines at every width', async ({ page }) => {
  for (const [width, perLine, lines] of [
    [390, 2, 4],
    [768, 3, 2],
    [1440, 4, 2],
    [1920, 4, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await new Shopper(page, 'ua').open('');
    const goods = page.getByRole('list', { name: t('home.recommended') });
    const cards = await goods.getByRole('listitem').all();
    const tops = (await Promise.all(cards.map((card) => card.boundingBox()))).map((box) => box?.y);
    const lineOf = [...new Set(tops)].map((y) => tops.filter((top) => top === y).length);
    expect([width, lineOf]).toEqual([width, Array.from({ length: lines }, () => perLine)]);
    await expect(goods.getByRole('link', { name: t('cart.rent') }).first()).toBeVisible();
  }
});
