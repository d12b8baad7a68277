import { emailsTo } from '../support/confirm-email.ts';
import { axeViolations, expect, inEachLanguage, LONG, openPage } from '../support/journey.ts';
import { expectPagesToDo } from '../support/look-at-pages.ts';
import { testOfOwnShop } from '../support/own-shop.ts';
import { KRAKOW, KYIV, Shopper } from '../support/shopper.ts';

/** Goods of which few are left, one for each language. */
const FEW = { ua: 213, pl: 1004, en: 2904 };

/** A shop that nobody else buys from. */
const test = testOfOwnShop();

inEachLanguage((_, region) => {
  test(
    `a visitor of ${region} waits for goods that are gone, hears once that they are back, and waits for no more`,
    LONG,
    async ({ page, browser, baseURL }) => {
      const url = baseURL ?? '';
      const id = FEW[region];
      const buyer = new Shopper(page, region);
      const { t } = buyer;
      const main = page.getByRole('main');
      await buyer.open(`/product/${id}`);
      await main
        .locator('#buy')
        .getByRole('button', { name: t('cart.add') })
        .first()
        .click();
      await buyer.open('/cart');
      const more = main.getByRole('button', { name: t('cart.more') }).first();
      const refused = page.getByRole('region', { name: t('shell.toasts') }).getByText(/\d/);
      // Until the stock refuses one more.
      await expect(async () => {
        await more.click();
        await expect(refused).toBeVisible({ timeout: 500 });
      }).toPass();
      await buyer.leaveCart();
      await buyer.register();
      await page.waitForURL(/\/checkout(\?|$)/);
      await buyer.fillShipping(region === 'pl' ? KRAKOW : KYIV);
      await buyer.choosePayment('transfer');
      const orderId = await buyer.placeOrder();

      const home = await browser.newContext({ baseURL: url });
      const visit = await home.newPage();
      const waiter = new Shopper(visit, region);
      const here = visit.getByRole('main');
      await waiter.open(`/product/${id}`);
      const name = await here.getByRole('heading', { level: 1 }).innerText();
      await here
        .getByRole('link', { name: t('product.card.notify') })
        .first()
        .click();
      await waiter.arriveAt(`/back-in-stock/${id}`);
      await here.getByLabel(t('contact.field.email')).fill('anna@');
      await here.getByRole('button', { name: t('stockNotice.send') }).click();
      await expect(here.getByText(t('contact.error.email'))).toBeVisible();
      expect(await axeViolations(visit)).toEqual([]);
      await here.getByLabel(t('contact.field.email')).fill(waiter.email);
      await here.getByRole('button', { name: t('stockNotice.send') }).click();
      await expect(here.getByRole('heading', { level: 1 })).toHaveText(t('stockNotice.taken'));
      expect(await axeViolations(visit)).toEqual([]);
      expect(await emailsTo(url, waiter.email)).toEqual([]);
      await expectPagesToDo(visit, {
        region,
        paths: [`/back-in-stock/${id}`],
        looks: region === 'ua' ? 'one' : 'all',
      });

      await buyer.open(`/order/${orderId}`);
      await main.getByText(t('order.cancel'), { exact: true }).click();
      await main.getByRole('button', { name: t('order.cancel.confirm') }).click();
      await expect(main).toContainText(t('order.cancel.done', { email: buyer.email }));
      const written = () => emailsTo(url, waiter.email);
      await expect.poll(async () => (await written()).length).toBe(1);
      const [told] = await written();
      expect(told?.subject).toContain(t('mail.stock.subject', { name: '' }).trim());

      const email = await (await fetch(`${url}/dev/mail/${told?.id}/html`)).text();
      const pathTo = (part: string): string =>
        new RegExp(String.raw`href="https?://[^/"]+(/${region}/${part}[^"]*)"`)
          .exec(email)?.[1]
          ?.replaceAll('&amp;', '&') ?? '';
      await openPage(visit, pathTo(`product/${id}`));
      await expect(here.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(here.getByRole('button', { name: t('cart.add') }).first()).toBeVisible();
      await expect(here.getByRole('link', { name: t('product.card.notify') })).toHaveCount(0);

      // What else the address waits for ends by the link of the same e-mail.
      await waiter.open('/back-in-stock/109');
      await here.getByLabel(t('contact.field.email')).fill(waiter.email);
      await here.getByRole('button', { name: t('stockNotice.send') }).click();
      await expect(here.getByRole('heading', { level: 1 })).toHaveText(t('stockNotice.taken'));
      await openPage(visit, pathTo('unsubscribe/stock'));
      await expect(here).toContainText(t('auth.unsubscribe.text.stock'));
      expect(await axeViolations(visit)).toEqual([]);
      await here.getByRole('button', { name: t('auth.unsubscribe.button') }).click();
      await expect(here).toContainText(t('auth.unsubscribe.done.stock'));
      await home.close();
      expect(await written()).toHaveLength(1);
    },
  );
});
