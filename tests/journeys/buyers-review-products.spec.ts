import { axeViolations, expect, inEachLanguage, LONG, test } from '../support/journey.ts';
import { expectPagesToDo } from '../support/look-at-pages.ts';
import { KRAKOW, KYIV, Shopper } from '../support/shopper.ts';
import { openStaffVisit } from '../support/staff-visit.ts';

const WORDS = {
  ua: 'Працює тихо й рівно, за місяць жодного збою. Монтаж простий.',
  pl: 'Działa cicho i równo, przez miesiąc bez awarii. Montaż prosty.',
  en: 'Quiet and steady, not one fault in a month. Easy to install.',
};

/** Each buyer has goods of their own, which nobody has reviewed. */
const GOODS = { ua: 'inverters', pl: 'automatic-switches', en: 'batteries' };

inEachLanguage((_, region) => {
  test(
    `a buyer of ${region} reviews a product, staff publish it, and a stranger reads it`,
    region === 'ua' ? {} : LONG,
    async ({ page, browser, baseURL }) => {
      const shopper = new Shopper(page, region);
      const { t } = shopper;
      const main = page.getByRole('main');
      const body = WORDS[region];
      await shopper.addFirstOf(GOODS[region]);
      await shopper.startCheckout();
      await shopper.register();
      await page.waitForURL(/\/checkout(\?|$)/);
      await shopper.fillShipping(region === 'pl' ? KRAKOW : KYIV);
      await shopper.choosePayment('transfer');
      const orderId = await shopper.placeOrder();
      await shopper.open(`/order/${orderId}`);
      await expect(main.getByRole('heading', { name: t('review.ofOrder') })).toHaveCount(0);

      const path = `/admin/orders/${orderId}`;
      const { office, staff, main: desk } = await openStaffVisit(browser, { baseURL, region, path });
      const send = (fields: Record<string, string>) =>
        staff.evaluate(
          async (form) =>
            (await fetch(location.pathname, { method: 'POST', body: new URLSearchParams(form) })).status,
          fields,
        );
      const paid = await desk.locator('input[name=amount]').first().inputValue();
      const day = new Date().toISOString().slice(0, 10);
      expect(await send({ intent: 'receive', amount: paid, day, reference: `R-${orderId}` })).toBe(200);
      expect(await send({ intent: 'ship', carrier: 'nova-poshta', number: '20450012345678' })).toBe(200);
      expect(await send({ intent: 'deliver' })).toBe(200);

      await shopper.open(`/order/${orderId}`);
      const links = main.getByRole('region', { name: t('review.ofOrder') });
      await links.getByRole('link').first().click();
      await page.waitForURL(/\/reviews\/write\?product=\d+/);
      const productId = new URL(page.url()).searchParams.get('product') ?? '';
      await main.getByRole('button', { name: t('review.send') }).click();
      await expect(main.getByText(t('review.error.stars'))).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await main.getByRole('radio', { name: t('review.stars.4') }).check();
      await main.getByRole('textbox', { name: t('review.field.body') }).fill(body);
      await main.getByRole('button', { name: t('review.send') }).click();
      await expect(main.getByText(t('review.sent'))).toBeVisible();
      await expect(main.getByText(t('review.status.PENDING'))).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);

      const stranger = await browser.newContext({ baseURL });
      const visit = await stranger.newPage();
      const section = visit.getByRole('region', { name: t('review.section'), exact: true });
      await visit.goto(`/${region}/product/${productId}`);
      await expect(section).toBeVisible();
      await expect(section.getByText(body)).toHaveCount(0);
      await section.getByRole('link', { name: t('review.write') }).click();
      await expect(visit.getByText(t('review.denied.visitor'))).toBeVisible();
      expect(await axeViolations(visit)).toEqual([]);

      await staff.goto(`/${region}/admin/reviews`);
      expect(await axeViolations(staff)).toEqual([]);
      await desk.getByRole('listitem').filter({ hasText: body }).getByRole('link').click();
      await desk.getByRole('button', { name: t('backoffice.reviews.publish') }).click();
      await expect(desk.getByText(t('review.status.PUBLISHED')).first()).toBeVisible();
      await desk.getByRole('textbox', { name: t('backoffice.reviews.reply') }).fill('Promin: +1');
      await desk.getByRole('button', { name: t('backoffice.reviews.saveReply') }).click();
      await expect(desk.getByText(t('backoffice.reviews.done'))).toBeVisible();
      expect(await axeViolations(staff)).toEqual([]);
      await office.close();

      await visit.goto(`/${region}/product/${productId}`);
      await expect(section.getByText(body)).toBeVisible();
      await expect(section.getByText('Promin: +1')).toBeVisible();
      await expect(visit.locator('h1 ~ a[href="#reviews"]')).toBeVisible();
      const told = await visit.locator('script[type="application/ld+json"]').allTextContents();
      expect(told.join('')).toContain('AggregateRating');
      expect(await axeViolations(visit)).toEqual([]);
      await section.getByRole('link', { name: t('review.rowLabel', { stars: 4, count: 1 }) }).click();
      await visit.waitForURL(/\?stars=4#reviews$/);
      await expect(section.getByRole('link', { name: t('review.all') })).toBeVisible();
      await expect(section.getByText(body)).toBeVisible();
      await stranger.close();

      await shopper.open('/profile/notifications');
      await main.locator('a[href*="/reviews/"]').first().click();
      await expect(main.getByText(t('review.status.PUBLISHED'))).toBeVisible();
      await expectPagesToDo(page, {
        region,
        paths: [
          new URL(page.url()).pathname.replace(/^\/\w+/, ''),
          `/product/${productId}`,
          `/questions/ask?product=${productId}`,
        ],
        looks: region === 'ua' ? 'one' : 'all',
      });
    },
  );
});
