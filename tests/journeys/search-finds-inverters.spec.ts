import { localeOf, REGIONS, type Region } from '../../src/domain/locale/locale.ts';
import { axeViolations, expect, LONG, test, texts } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';

/** The e-mails of another alphabet, another language's word, and a slip of the finger. */
const TERMS = ['інверто', 'inwerter', 'inverter', 'інвентор'];
const INVERTER: Readonly<Record<Region, RegExp>> = {
  ua: /інвертор/i,
  pl: /falownik|mikroinwerter/i,
  en: /inverter/i,
};

for (const region of REGIONS) {
  test(
    `the search box finds inverters in ${region}, however they are spelled`,
    region === 'ua' ? {} : LONG,
    async ({ page }) => {
      const t = texts(localeOf(region));
      await new Shopper(page, region).open('/faq');
      const search = page.getByRole('combobox', { name: t('common.search') });
      for (const term of TERMS) {
        await search.fill(term);
        const all = page.getByRole('option', { name: t('search.all', { term }) });
        await expect(all).toBeVisible();
        const products = page.getByRole('option').filter({ hasText: /грн|zł|UAH/ });
        await expect(products.first()).toContainText(INVERTER[region]);
      }
      await page
        .getByRole('option')
        .filter({ hasText: /грн|zł|UAH/ })
        .first()
        .click();
      await page.waitForURL(new RegExp(`/${region}/product/\\d+$`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(INVERTER[region]);
      await expect(search).toHaveValue('');
      await expect(search).toHaveAttribute('aria-expanded', 'false');
    },
  );
}

test('the list under the search box is walked round, left and closed', async ({ page }) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  await shopper.open('/faq');
  const search = page.getByRole('combobox', { name: t('common.search') });
  const options = page.getByRole('option');
  const highlighted = page.getByRole('option', { selected: true });

  await search.fill('deye');
  await expect(options.last()).toContainText(t('search.all', { term: 'deye' }));
  await expect(highlighted).toHaveCount(0);
  await search.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await search.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(highlighted).toHaveCount(1);
  await expect(search).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  );
  await search.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');

  await search.press('Home');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await search.press('End');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');

  await search.press('Escape');
  await expect(options.first()).toBeHidden();
  await expect(search).toHaveValue('deye');
  await search.click();
  await expect(options.first()).toBeVisible();
  await page.mouse.click(2, 500); // beside the list
  await expect(options.first()).toBeHidden();

  await search.fill('zzzzzz');
  await expect(
    page.getByRole('status').filter({ hasText: t('search.noResults', { term: 'zzzzzz' }) }),
  ).toBeAttached();
  await expect(options).toHaveCount(0);
  await search.fill('');
  await expect(search).toHaveAttribute('aria-expanded', 'false');

  await search.fill('deye');
  await expect(options.last()).toContainText(t('search.all', { term: 'deye' }));
  await search.press('ArrowUp');
  await search.press('Enter');
  await page.waitForURL(/\/ua\/search\?q=deye$/);
  await expect(search).toHaveValue('deye');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Deye');
});

test(
  'a search that fails says so, and works again with the next letter; so does a product that cannot be opened',
  LONG,
  async ({ page }) => {
    const shopper = new Shopper(page, 'pl');
    const { t } = shopper;
    await shopper.open('/faq');
    const search = page.getByRole('combobox', { name: t('common.search') });
    await page.route('**/api/search/suggestions*', (route) => route.fulfill({ status: 503, body: '' }));
    await search.fill('dey');
    await expect(page.getByText(t('search_error')).first()).toBeVisible();
    await page.unroute('**/api/search/suggestions*');
    await search.pressSequentially('e');
    await expect(page.getByRole('option').first()).toBeVisible();

    await page.context().setOffline(true);
    await page.getByRole('option').filter({ hasText: /zł/ }).first().click();
    await expect(page.getByText(t('search.navigationError'))).toBeVisible();
    await expect(search).toHaveValue('deye');
    await page.context().setOffline(false);

    await search.fill('pylontech');
    await expect(page.getByText(t('search.searching')).first()).toBeVisible();
    await expect(page.getByRole('option').filter({ hasText: 'Pylontech' }).first()).toBeVisible();
    // Nothing is highlighted: a typed text opens its results, also when a list has just opened under it.
    await search.press('Enter');
    await page.waitForURL(/\/pl\/search\?q=pylontech$/);
  },
);

test(
  'what the search offers are links: their address can be copied, and opened in a new tab',
  LONG,
  async ({ page, context }) => {
    const shopper = new Shopper(page, 'ua');
    const { t } = shopper;
    await shopper.open('/faq');
    const search = page.getByRole('combobox', { name: t('common.search') });
    await search.fill('deye');
    const product = page.getByRole('option').filter({ hasText: 'Deye SUN' }).first();
    await expect(product).toHaveAttribute('href', /^\/ua\/product\/\d+$/);
    await expect(product).toContainText(/кВт/); // the name is whole
    await expect(page.getByRole('option').last()).toHaveAttribute('href', '/ua/search?q=deye');
    expect(await axeViolations(page)).toEqual([]);
    const opened = context.waitForEvent('page');
    await product.click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(/\/ua\/product\/\d+$/);
    await expect(page).toHaveURL(/\/ua\/faq$/);
  },
);

test(
  'a product without an id is refused, with a word and a line in the log',
  LONG,
  async ({ page, problems }) => {
    const shopper = new Shopper(page, 'ua');
    const { t } = shopper;
    await shopper.open('/faq');
    await page.route('**/api/search/suggestions*', async (route) => {
      const answer = await route.fetch();
      const { data } = await answer.json();
      for (const product of [...data.suggestions, ...data.products]) delete product.id;
      await route.fulfill({ response: answer, json: { data } });
    });
    await page.getByRole('combobox', { name: t('common.search') }).fill('deye');
    await page.getByRole('option').filter({ hasText: 'Deye SUN' }).first().click();
    await expect(page.getByText(t('search.productMissing'))).toBeVisible();
    expect(problems).toEqual([expect.stringContaining('A chosen product has no id')]);
    problems.length = 0;
  },
);
