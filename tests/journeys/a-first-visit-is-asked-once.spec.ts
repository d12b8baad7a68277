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
