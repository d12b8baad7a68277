import type { BrowserContext, Page } from '@playwright/test';
import {
  axeViolations,
  expect,
  LONG,
  openPage,
  reloadPage,
  takenOver,
  test,
  texts,
} from '../support/journey.ts';

test.use({ isAsked: true });

const POLISH_ADDRESS = '212.77.98.9';
const banner = (page: Page) => page.getByRole('dialog');
const kept = async (page: Page, context: BrowserContext, name: string) => [
  (await context.cookies()).find((cookie) => cookie.name === name)?.value,
  await page.evaluate((key) => localStorage.getItem(key) ?? undefined, name),
];

test(
  'a visitor from Poland is asked until they accept, and reads the same page in Polish',
  LONG,
  async ({ page, context }) => {
    const t = texts('en');
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': POLISH_ADDRESS });
    await openPage(page, '/en/inverters?sort=price-desc');
    const question = 'Can we detect your location to provide content in your local language?';
    await expect(page.getByRole('dialog', { name: question })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.reload();
    await expect(banner(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/en/faq');
    await expect(banner(other)).toBeVisible();

    // It comes before the page for the keyboard, and takes the focus from nothing.
    await expect(page.locator('body')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('button', { name: t('consent.accept') })).toBeFocused();
    await takenOver(page, () => page.keyboard.press('Enter'));
    await page.waitForURL(/\/pl\/inverters\?sort=price-desc$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await expect(banner(page)).toBeHidden();
    expect(await kept(page, context, 'userLocale')).toEqual(['pl', 'pl']);
    expect(await kept(page, context, 'userCurrency')).toEqual(['PLN', 'PLN']);

    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await reloadPage(page);
    await page.waitForLoadState('networkidle');
    await expect(banner(page)).toBeHidden();
    expect(scripts.filter((url) => url.includes('consent-banner'))).toEqual([]);
    await reloadPage(other);
    await other.waitForLoadState('networkidle');
    await expect(banner(other)).toBeHidden();
  },
);

test('an answer leaves the page where it is', async ({ page }) => {
  await openPage(page, '/ua/inverters');
  const { x, y } = (await banner(page)
    .getByRole('button', { name: texts('uk')('consent.reject') })
    .boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 10, y + 10);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a visitor who rejects is not asked again', async ({ page, context }) => {
  // The list of favourites is a page of the visitor's own: the server keeps its language, and still the question is asked.
  await page.goto('/ua/favourites');
  await banner(page)
    .getByRole('button', { name: texts('uk')('consent.reject') })
    .click();
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await kept(page, context, 'locationConsentRejected')).toEqual(['true', 'true']);
  expect(await kept(page, context, 'userLocale')).toEqual(['uk', 'uk']);
  for (const path of ['/ua/favourites', '/pl']) {
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    await expect(banner(page)).toBeHidden();
  }
});

test(
  'a rejection is not undone by the next page of another region, until a language is chosen',
  LONG,
  async ({ page, context }) => {
    await openPage(page, '/pl/faq');
    await banner(page)
      .getByRole('button', { name: texts('pl')('consent.reject') })
      .click();
    for (const path of ['/pl/faq', '/pl/favourites']) {
      await openPage(page, path);
      expect(await kept(page, context, 'userLocale')).toEqual(['uk', 'uk']);
    }
    await page.goto('/');
    await expect(page).toHaveURL(/\/ua$/);
    await takenOver(page, () => page.getByRole('banner').getByRole('link', { name: /^POL/ }).click());
    expect(await kept(page, context, 'userLocale')).toEqual(['pl', 'pl']);
  },
);

test('who reads English in a third country keeps it', LONG, async ({ page, context }) => {
  await page.route('**/api/geo', (route) => route.fulfill({ json: { country_code: 'DE' } }));
  await openPage(page, '/en/faq');
  await banner(page)
    .getByRole('button', { name: texts('en')('consent.accept') })
    .click();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => kept(page, context, 'userCurrency')).toEqual(['UAH', 'UAH']);
  expect(await kept(page, context, 'userLocale')).toEqual(['en', 'en']);
  await expect(page).toHaveURL(/\/en\/faq$/);
});

test('whose country cannot be found reads Ukrainian', LONG, async ({ page, context }) => {
  await page.route('**/api/geo', (route) => route.fulfill({ status: 503 }));
  await openPage(page, '/pl/faq');
  await takenOver(page, () =>
    banner(page)
      .getByRole('button', { name: texts('pl')('consent.accept') })
      .click(),
  );
  await page.waitForURL(/\/ua\/faq$/);
  expect(await kept(page, context, 'userLocale')).toEqual(['uk', 'uk']);
});

test('a chosen language is an answer too', async ({ page }) => {
  await openPage(page, '/ua/faq');
  await expect(banner(page)).toBeVisible();
  await takenOver(page, () => page.getByRole('banner').getByRole('link', { name: /^ENG/ }).click());
  await page.waitForURL(/\/en\/faq$/);
  await page.waitForLoadState('networkidle');
  await expect(banner(page)).toBeHidden();
});

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

test('the question covers neither a title of three lines nor the price of a product on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, lines] of [
    ['/ua/product/303', 3],
    ['/ua/product/701', 3],
    ['/pl/product/404', 3],
  ] as const) {
    await openPage(page, path);
    await expect(banner(page)).toBeVisible();
    const title = page.getByRole('heading', { level: 1 });
    const shown = await title.evaluate(
      (heading) => heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight),
    );
    expect([path, Math.round(shown)]).toEqual([path, lines]);
    const question = (await banner(page).boundingBox()) ?? { y: 0, height: 0 };
    const { y, height } = (await title.boundingBox()) ?? { y: Infinity, height: 0 };
    expect(y + height).toBeLessThanOrEqual(question.y);
    const price = await page.locator('[data-dock] .prices').boundingBox();
    expect(price?.y).toBeGreaterThanOrEqual(question.y + question.height);
    expect((price?.y ?? Infinity) + (price?.height ?? 0)).toBeLessThanOrEqual(844);
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
