import type { Locator } from '@playwright/test';
import { seedProducts } from '../../src/content/seed/products.ts';
import { withTax } from '../../src/domain/checkout/tax.ts';
import { localeOf, REGIONS, type Locale } from '../../src/domain/locale/locale.ts';
import { formatPrice } from '../../src/domain/money/format-money.ts';
import { fromMajor } from '../../src/domain/money/major-units.ts';
import type { Currency } from '../../src/domain/money/money.ts';
import { cheapestCover } from '../../src/domain/rental/rental-price.ts';
import { tiersOf } from '../../src/domain/rental/tiers.ts';
import { expect, LONG, test, texts } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';

/** A power station that the starting catalogue sells and rents, and up to how many days renting it costs less. */
const ID = 90;
const LONGEST: Readonly<Record<Currency, number>> = { UAH: 105, PLN: 60 };
const { price, rental } = seedProducts.find(({ id }) => id === ID) ?? {};

/** What days of it and buying it cost, as its page and the cart print it. */
function amounts(days: number, currency: Currency, locale: Locale) {
  const [major, tiers] = [price?.[currency], rental?.[currency]];
  if (major === undefined || tiers === undefined) throw new Error('The starting catalogue does not rent it');
  const rent = cheapestCover(days, tiersOf(tiers, currency)).total;
  return {
    rent: formatPrice(withTax(rent), locale),
    price: formatPrice(withTax(fromMajor(major, currency)), locale),
  };
}

test('one product is rented and bought, each from its own side of the page, and lies in the cart twice', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  const main = page.getByRole('main');
  const sides = main.getByRole('navigation', { name: t('product.rental.buyOrRent') });
  const side = (name: string) => sides.getByRole('link', { name, exact: true });
  await shopper.open(`/product/${ID}`);
  await expect(side(t('product.rental.buy'))).toHaveAttribute('aria-current', 'page');
  await main.getByText(t('product.rental.rentPays', { count: LONGEST.UAH })).click();
  await expect(main).toContainText(t('product.rental.depositReturns'));

  await side(t('cart.rent')).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/ua\/product\/90\?offer=rent$/);
  await expect(side(t('cart.rent'))).toHaveAttribute('aria-current', 'page');
  await expect(side(t('cart.rent'))).toBeFocused();

  const days = main.getByRole('textbox', { name: t('cart.durations', { duration: 'day' }) });
  const chooseDays = async (count: number) => {
    await days.fill(String(count));
    await days.press('Enter');
  };
  const compared = (key: 'bothAmounts' | 'buyingPays', count: number) =>
    t(`product.rental.${key}`, {
      days: t('duration.count', { duration: 'day', count }),
      ...amounts(count, 'UAH', 'uk'),
      tax: t('cart.withTax'),
    });
  await chooseDays(LONGEST.UAH);
  await main.getByText(t('product.rental.rentPays', { count: LONGEST.UAH })).click();
  await expect(main.getByText(compared('bothAmounts', LONGEST.UAH))).toBeVisible();
  await chooseDays(LONGEST.UAH + 1);
  await expect(main.getByRole('status').getByText(compared('buyingPays', LONGEST.UAH + 1))).toBeVisible();
  await main
    .getByRole('status')
    .getByRole('link', { name: t('product.rental.buy') })
    .click();
  await page.waitForURL(/\/ua\/product\/90$/);
  // Not one of the cards below, which stay while the side changes.
  await main
    .locator('#buy')
    .getByRole('button', { name: t('cart.add'), exact: true })
    .first() // the other sticks to the window's edge where the place is out of view
    .click();
  await expect(main.getByRole('link', { name: t('cart.goToCart') })).toBeVisible();

  await side(t('cart.rent')).click();
  await chooseDays(3);
  await shopper.awaitFreeDay();
  await main
    .getByRole('button', {
      name: t('product.rental.rentFor', { days: t('duration.count', { duration: 'day', count: 3 }) }),
    })
    .click();
  await main.getByRole('link', { name: t('cart.goToCart') }).click();
  await shopper.arriveAt('/cart');
  const [bought, rented] = [t('cart.page.bought'), t('cart.page.rented')].map((name) =>
    main.getByRole('region', { name, exact: true }).getByRole('list').first(),
  ) as [Locator, Locator];
  await expect(bought).toContainText(amounts(1, 'UAH', 'uk').price);
  await expect(rented).toContainText(amounts(3, 'UAH', 'uk').rent);
  // Of pieces it is said that they are in stock; of machines their days are what counts.
  await expect(bought).toContainText(t('product.card.inStock'));
  await expect(rented).not.toContainText(t('product.card.inStock'));
  // Other days are chosen on the side that has a calendar.
  await rented.getByRole('link', { name: t('product.rental.changeDays') }).click();
  await page.waitForURL(/\/ua\/product\/90\?offer=rent#buy$/);
  await expect(side(t('cart.rent'))).toHaveAttribute('aria-current', 'page');
});

for (const region of REGIONS) {
  const tier = region === 'ua' ? {} : LONG;
  test(
    `without script both sides of /${region} can be had by links, and the price of days`,
    tier,
    async ({ browser }) => {
      const locale = localeOf(region);
      const t = texts(locale);
      const currency = region === 'pl' ? 'PLN' : 'UAH';
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`/${region}/product/${ID}`);
      const main = page.getByRole('main');
      const { [currency]: longest } = LONGEST;
      await expect(main.getByText(t('product.rental.rentPays', { count: longest }))).toBeVisible();
      await main.getByRole('link', { name: t('cart.rent'), exact: true }).click();
      await main
        .getByRole('textbox', { name: t('cart.durations', { duration: 'day' }) })
        .fill(String(longest + 1));
      await main.getByRole('button', { name: t('product.rental.calculate') }).click();
      await expect(page).toHaveURL(new RegExp(`offer=rent&.*days=${longest + 1}$`));
      const days = t('duration.count', { duration: 'day', count: longest + 1 });
      const tax = t('cart.withTax');
      await expect(
        main.getByText(
          t('product.rental.buyingPays', { days, ...amounts(longest + 1, currency, locale), tax }),
        ),
      ).toBeVisible();
      await context.close();
    },
  );
}
