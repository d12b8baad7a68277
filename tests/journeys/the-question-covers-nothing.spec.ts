import type { Page } from '@playwright/test';
import { expect, LONG, openPage, test, texts } from '../support/journey.ts';

test.use({ isAsked: true });

/** The question for the place. */
const banner = (page: Page) => page.getByRole('dialog');

test('the question leaves the pagination of the slides to be pressed', LONG, async ({ page }) => {
  await openPage(page, '/ua');
  await expect(banner(page)).toBeVisible();
  const t = texts('uk');
  const dot = page
    .getByRole('region', { name: t('home.slides') })
    .getByRole('button', { name: t('home.slide', { number: 2, count: 3 }) });
  await dot.click();
  await expect(dot).toHaveAttribute('aria-current', 'true');
  await expect(banner(page)).toBeVisible();
});

test('the question hides none of the controls of the slides on a phone', LONG, async ({ page }) => {
  const slides = page.getByRole('region', { name: texts('uk')('home.slides') });
  for (const height of [844, 640]) {
    await page.setViewportSize({ width: 390, height });
    await openPage(page, '/ua');
    await expect(banner(page)).toBeVisible();
    const top = (await banner(page).boundingBox())?.y ?? 0;
    const controls = await slides.getByRole('button').all();
    const ends = await Promise.all(controls.map((control) => control.boundingBox()));
    expect(ends).toHaveLength(6);
    expect(ends.filter((box) => box === null || box.y + box.height > top)).toEqual([]);
  }
});

test('the question covers neither price nor button of the first slide', LONG, async ({ page }) => {
  const first = page
    .getByRole('region', { name: texts('uk')('home.slides') })
    .getByRole('group')
    .first();
  for (const [width, height] of [
    [1440, 900],
    [1366, 650],
    [1024, 600],
    [768, 1024],
    [390, 844],
    [390, 664],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPage(page, '/ua');
    const question = await banner(page).boundingBox();
    for (const part of [first.getByRole('link'), first.getByRole('strong')]) {
      const box = await part.boundingBox();
      const isClear =
        question !== null &&
        box !== null &&
        (box.y + box.height <= question.y || box.x + box.width <= question.x);
      expect([width, height, isClear]).toEqual([width, height, true]);
    }
  }
});

test('a product on a phone is left alone by the question: its title and its price are seen at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, lines] of [
    ['/ua/product/303', 3],
    ['/ua/product/701', 3],
    ['/pl/product/404', 3],
  ] as const) {
    await openPage(page, path);
    await expect(banner(page)).toBeHidden();
    const title = page.getByRole('heading', { level: 1 });
    const shown = await title.evaluate(
      (heading) => heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight),
    );
    expect([path, Math.round(shown)]).toEqual([path, lines]);
    const { y, height } = (await title.boundingBox()) ?? { y: Infinity, height: 0 };
    const price = await page.locator('[data-dock] .prices').boundingBox();
    expect(y + height).toBeLessThanOrEqual(price?.y ?? 0);
    expect((price?.y ?? Infinity) + (price?.height ?? 0)).toBeLessThanOrEqual(844);
  }
  await openPage(page, '/ua/solar-panels');
  await expect(banner(page)).toBeVisible();
});

test('a product is left alone by the question at every width, and its button can be pressed', async ({
  page,
}) => {
  const t = texts('uk');
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const id of [2101, 301]) {
      await openPage(page, `/ua/product/${id}`);
      // It waits for another page.
      await expect(page.getByRole('dialog', { includeHidden: true })).toHaveCount(1);
      await expect(banner(page)).toBeHidden();
      const name = new RegExp(`^(?:${t('cart.add')}|${t('cart.rent')})`);
      // That of the page, or what docks to the lower edge in its place.
      const button = page.locator('#buy, [data-dock]').getByRole('button', { name }).last();
      await expect(button).toBeVisible();
      await expect(button).toBeInViewport();
      await button.click({ trial: true });
    }
  }
});

test('the question leaves a phone its bar, and the end of the page to be read', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, '/ua/faq');
  const box = async (of: ReturnType<Page['locator']>) => (await of.boundingBox()) ?? { y: 0, height: 0 };
  const question = await box(banner(page));
  const bar = await box(page.getByRole('navigation', { name: texts('uk')('nav.quick') }));
  expect(question.y + question.height).toBeLessThanOrEqual(bar.y);
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.focus();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const { y, height } = await box(last);
  expect(y + height).toBeLessThanOrEqual(question.y);
});

for (const path of ['/ua/auth', '/ua/checkout/auth']) {
  const tier = path === '/ua/auth' ? {} : LONG;
  test(
    `nothing lies over the controls of ${path}: the question waits for another page`,
    tier,
    async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 720 });
      await openPage(page, '/ua/faq');
      await expect(banner(page)).toBeVisible();
      await openPage(page, path);
      await expect(page.getByRole('dialog', { includeHidden: true })).toHaveCount(1);
      await expect(banner(page)).toBeHidden();
      expect(await page.evaluate(() => document.documentElement.style.scrollPaddingBottom)).toBe('');
      await openPage(page, '/ua/faq');
      await expect(banner(page)).toBeVisible();
    },
  );
}

test('a cart with goods is left alone by the question, on a phone too', async ({ page }) => {
  const t = texts('uk');
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/ua/product/101');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('cart.add'), exact: true })
    .first()
    .click();
  await expect(page.getByRole('main').getByRole('link', { name: t('cart.goToCart') })).toBeVisible();
  await openPage(page, '/ua/cart');
  await expect(page.getByRole('button', { name: t('cart.page.checkoutShort'), exact: true })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await openPage(page, '/ua/faq');
  await expect(banner(page)).toBeVisible();
});

test(
  'the question is a low bar along the foot of the window, with a ground of its own',
  LONG,
  async ({ page }) => {
    for (const [width, height, most] of [
      [390, 844, 96],
      [768, 1024, 64],
      [1440, 900, 64],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openPage(page, '/ua/solar-panels');
      await expect(banner(page)).toBeVisible();
      const box = (await banner(page).boundingBox()) ?? { width: 0, height: Infinity };
      expect([width, box.height <= most, box.width > width - 20]).toEqual([width, true, true]);
      const look = await banner(page).evaluate((bar) => {
        const { backgroundColor, opacity, transitionDuration } = getComputedStyle(bar);
        return { isOpaque: !/, 0(?:\.\d+)?\)|\/ 0/.test(backgroundColor), opacity, transitionDuration };
      });
      expect(look).toEqual({ isOpaque: true, opacity: '1', transitionDuration: '0s' });
    }
  },
);
