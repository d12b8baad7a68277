import { formatPrice } from '../../src/domain/money/format-money.ts';
import { fromMajor } from '../../src/domain/money/major-units.ts';
import { axeViolations, expect, LONG } from '../support/journey.ts';
import { testOfOwnShop } from '../support/own-shop.ts';
import { KYIV, Shopper } from '../support/shopper.ts';
import { ADMIN } from '../support/staff-account.ts';

// Fees and limits are those of every visitor: no other journey is to meet them.
const test = testOfOwnShop();

test(
  'an admin changes a fee of haulage and a limit of payment on delivery, and shoppers meet them at once',
  LONG,
  async ({ page, browser, baseURL }) => {
    const admin = new Shopper(page, 'ua');
    const { t } = admin;
    await admin.enterAs(ADMIN);
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'uk-UA' });
    const shopper = new Shopper(await context.newPage(), 'ua');
    const shown = shopper.page.getByRole('main');
    const save = page.getByRole('button', { name: t('backoffice.shop.save') });
    const saved = page.getByText(t('backoffice.shop.done.saved'));
    const part = async (name: 'haulage' | 'on-delivery') => {
      await admin.open(`/admin/shop?part=${name}`);
      expect(await axeViolations(page)).toEqual([]);
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    };

    // A machine that needs a low-loader.
    await part('haulage');
    const inUkraine = page.getByRole('region', { name: t('backoffice.shop.haulage.UAH'), exact: true });
    const fee = inUkraine.getByLabel(t('backoffice.shop.field.own')).last();
    await fee.fill('2000');
    await save.click();
    await expect(inUkraine.getByText(t('backoffice.shop.problem.smaller'))).toBeVisible();
    await fee.fill('9 876');
    await save.click();
    await expect(saved).toBeVisible();
    await shopper.open('/product/2101');
    await expect(shown).toContainText(formatPrice(fromMajor(9876, 'UAH'), 'uk'));

    // An order that is about to be placed, paid at the door.
    await shopper.addFirstOf('inverters');
    await shopper.startCheckout();
    await shopper.register();
    await shopper.fillShipping(KYIV);
    await shopper.choosePayment('pod');
    const place = shopper.page.getByRole('button', { name: t('checkout.placeOrder') });
    await expect(place).toBeEnabled();
    await part('on-delivery');
    const inHryvnias = page.getByRole('region', { name: t('backoffice.shop.pod.UAH'), exact: true });
    await inHryvnias.getByLabel(t('backoffice.shop.field.limit')).fill('100');
    await save.click();
    await expect(saved).toBeVisible();
    await place.click();
    await expect(shown.getByText(t('error.payment-not-offered'))).toBeVisible();
    await expect(
      shown.getByText(t('checkout.payment.podLimit', { amount: formatPrice(fromMajor(100, 'UAH'), 'uk') })),
    ).toBeVisible();
    await expect(shown.getByRole('radio', { name: t('paymentMethod.pod') })).toHaveCount(0);
    await shopper.choosePayment('transfer');
    await shopper.placeOrder();

    // Back to the settings of the server: any sum may be paid at the door.
    await page.getByRole('button', { name: t('backoffice.shop.revert') }).click();
    await expect(inHryvnias.getByLabel(t('backoffice.shop.field.limit'))).toHaveValue('');
    await context.close();
  },
);
