import { MENU_GROUPS } from '../../src/domain/catalogue/categories.ts';
import { expect, test, texts } from '../support/journey.ts';

test.use({ javaScriptEnabled: false });
const t = texts('uk');

test('the home page leads to the listings, and the menu’s link to all of them', async ({ page }) => {
  await page.goto('/ua');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.title'));
  await page
    .getByRole('main')
    .getByRole('link', { name: t('category.solar-panels.name') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/ua\/solar-panels$/);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.catalogue'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/ua\/catalogue$/);
  const main = page.getByRole('main');
  for (const group of MENU_GROUPS) {
    await expect(main.getByRole('heading', { name: t(`menuGroup.${group}`) })).toBeVisible();
  }
  // The link says under its name how many goods there are, and from what price.
  const generators = new RegExp(`^${t('category.generators.name')}.*\\d`, 'su');
  await main.getByRole('link', { name: generators }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('category.generators.name'));
  await expect(page.getByRole('main')).toContainText(t('duration.week'));
});

test('a listing is sorted by its form and leads to a product with all that is known of it', async ({
  page,
}) => {
  await page.goto('/ua/batteries');
  const cards = page.getByRole('main').getByRole('article');
  const prices = async () =>
    (await cards.allTextContents()).map((text) =>
      Number(/([\d\s]+(?:,\d\d)?)\sгрн\sз ПДВ/.exec(text)?.[1]?.replaceAll(/\s/g, '').replace(',', '.')),
    );
  await page.getByLabel(t('listing.sort')).selectOption('price-asc');
  await page.getByRole('button', { name: t('listing.apply') }).click();
  await expect(page).toHaveURL(/\/ua\/batteries\?sort=price-asc(&|$)/);
  const sorted = await prices();
  expect(sorted.length).toBeGreaterThan(5);
  expect(sorted).toEqual(sorted.toSorted((one, other) => one - other));

  const link = cards.first().getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const main = page.getByRole('main');
  await expect(main.getByRole('img').first()).toBeVisible();
  await expect(main.getByRole('heading', { name: t('product.description') })).toBeVisible();
  await expect(main.getByText(t('spec.nominalVoltageV'))).toBeVisible();
  await expect(main.locator('noscript p')).toHaveText(t('product.cartNeedsScript'));
});

test('the search answers by its form, page by page, and forgives a slip', async ({ page }) => {
  await page.goto('/ua/faq');
  const search = async (term: string) => {
    await page.getByRole('combobox', { name: t('common.search') }).fill(term);
    await page.keyboard.press('Enter');
  };
  await search('інвентор');
  await expect(page).toHaveURL(/\/ua\/search\?q=/);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toContainText(/інвертор/i);
  await search('сонячна');
  const firstOfAll = await cards.first().textContent();
  await expect(cards).toHaveCount(24);
  await page
    .getByRole('navigation', { name: t('search.pages') })
    .getByRole('link', { name: t('listing.next') })
    .click();
  await expect(page).toHaveURL(/page=2/);
  await expect(cards.first()).not.toHaveText(firstOfAll ?? '');
  await search('zzzzzz');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('search.noResults', { term: 'zzzzzz' }));
});

test('language and currency change on the same page', async ({ page }) => {
  await page.goto('/ua/inverters?sort=price-desc');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: /^POL/ }).click();
  await expect(page).toHaveURL(/\/pl\/inverters\?sort=price-desc$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card).toContainText('zł');
  await header.getByRole('button', { name: 'UAH' }).click();
  await expect(page).toHaveURL(/\/pl\/inverters\?sort=price-desc$/);
  await expect(card).toContainText('грн');
  await expect(card).not.toContainText('zł');
});

test('what needs script says so, and what is not there is not there', async ({ page }) => {
  await page.goto('/ua/cart');
  await expect(page.locator('noscript > *').filter({ hasText: t('cart.needsScript') })).toBeVisible();
  const answer = await page.goto('/ua/nothing-here');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('error.page.not-found.title'));
  await expect(page.getByRole('main').getByRole('link', { name: t('error.page.home') })).toBeVisible();
});

test('a visitor registers and signs out by forms alone', async ({ page }) => {
  await page.goto('/ua/auth?mode=register');
  const form = page.getByRole('main');
  await form.getByLabel(t('auth.field.email')).fill(`script.${crypto.randomUUID()}@example.com`);
  await form.locator('[name=password]').fill('сонце-2026');
  await form.locator('[name=confirmPassword]').fill('сонце-2025');
  await form.getByRole('button', { name: t('auth.register') }).click();
  await expect(form.getByText(t('register.passwordMismatch'))).toBeVisible();
  await form.locator('[name=password]').fill('сонце-2026');
  await form.locator('[name=confirmPassword]').fill('сонце-2026');
  await form.getByRole('button', { name: t('auth.register') }).click();
  await expect(page).toHaveURL(/\/ua$/);
  // A page does not know who reads it until its script has asked; signing in sends a customer on to the profile.
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.signIn') })
    .click();
  await expect(page).toHaveURL(/\/ua\/profile$/);
  await page.getByRole('button', { name: t('profile.logout') }).click();
  await expect(page.getByText(t('auth.loggedOut'))).toBeVisible();
});
