import { localeOf, REGIONS, type Locale } from '../../src/domain/locale/locale.ts';
import { CONSENT_TOPICS, type ConsentTopic } from '../../src/domain/account/communication-preferences.ts';
import { consentWording } from '../../src/server/account/account-emails.ts';
import { linkInOutbox } from '../support/confirm-email.ts';
import { answerForPlace, axeViolations, expect, LONG, openPage, test, texts } from '../support/journey.ts';
import { KYIV, Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

const NEWSLETTER: ConsentTopic = CONSENT_TOPICS[1];

/** The message with which a consent's moment is printed, and a year in place of the moment. */
const confirmed = (locale: Locale) => {
  const [before = ''] = texts(locale)('profile.preferences.given', { date: '\0' }).split('\0');
  return new RegExp(String.raw`${before}.*\d{4}.*\d\d:\d\d`);
};

for (const region of REGIONS) {
  const locale = localeOf(region);
  test(
    `a customer chooses what is written, agrees to a newsletter, and ends e-mails by one press, in ${locale}`,
    region === 'pl' ? {} : LONG,
    async ({ page, context, browser, baseURL }) => {
      const shop = baseURL ?? '';
      const shopper = new Shopper(page, region);
      const { t, email } = shopper;
      const main = page.getByRole('main');
      const heading = page.getByRole('heading', { level: 1 });
      // Paid on delivery, which is offered in hryvnias: staff can ship it at once.
      await context.addCookies([{ name: 'userCurrency', value: 'UAH', url: shop }]);
      await shopper.addFirstOf('inverters');
      await shopper.startCheckout();
      await shopper.register();
      await page.waitForURL(/\/checkout(\?|$)/);
      await shopper.fillShipping(KYIV);
      await shopper.choosePayment('pod');
      const orderId = await shopper.placeOrder();

      const section = page.locator('#communication');
      const byEmail = section.getByRole('group', { name: t('profile.preferences.email'), exact: true });
      const box = (topic: 'orders' | 'leases' | 'newsletter') =>
        byEmail.getByRole('checkbox', { name: t(`profile.preferences.topic.${topic}`) });
      const save = section.getByRole('button', { name: t('profile.personal.save') });
      const pending = section.getByText(t('profile.preferences.pending', { email }));

      // By the keyboard alone.
      await shopper.open('/profile/personal');
      await box('leases').focus();
      await page.keyboard.press('Space');
      await expect(box('leases')).not.toBeChecked();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(box('newsletter')).toBeFocused();
      await page.keyboard.press('Space');
      await save.focus();
      await page.keyboard.press('Enter');
      await expect(section.getByText(t('profile.preferences.asked', { email }))).toBeVisible();
      await expect(pending).toBeVisible();
      await expect(box('leases')).not.toBeChecked();
      await expect(section.getByText(confirmed(locale))).toHaveCount(0);
      expect(await axeViolations(page)).toEqual([]);

      const wording = consentWording(NEWSLETTER, locale);
      await openPage(page, await linkInOutbox(shop, email, 'confirm-consent'));
      await expect(main.getByText(wording)).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await main.getByRole('button', { name: t('auth.consent.button') }).click();
      await expect(heading).toHaveText(t('auth.consent.doneTitle'));

      await shopper.open('/profile/personal');
      await expect(pending).toHaveCount(0);
      await expect(box('newsletter')).toBeChecked();
      await expect(box('newsletter')).toHaveAccessibleDescription(new RegExp(confirmed(locale)));
      await expect(section.getByText(wording)).toBeVisible();
      await expect(section.getByText(confirmed(locale))).toHaveCount(1);
      expect(await axeViolations(page)).toEqual([]);

      // The parcel is on its way, and the e-mail about it can be refused.
      const office = await browser.newContext({ baseURL: shop });
      await answerForPlace(office);
      const staff = await office.newPage();
      const s = texts('uk');
      await staff.goto('/ua/admin');
      await staff.getByLabel(s('auth.field.email')).fill(STAFF.email);
      await staff.locator('[name=password]').fill(STAFF.password);
      await staff.getByRole('button', { name: s('auth.login'), exact: true }).click();
      await expect(staff.getByRole('heading', { level: 1 })).toHaveText(s('backoffice.today'));
      await staff.goto(`/ua/admin/orders/${orderId}`);
      await staff.getByRole('button', { name: s('backoffice.confirm.do'), exact: true }).click();
      await expect(staff.getByText(s('backoffice.confirm.done'))).toBeVisible();
      await staff.getByLabel(s('backoffice.ship.number')).fill('20450012345678');
      await staff.getByRole('button', { name: s('backoffice.ship.do') }).click();
      await expect(staff.getByText(s('backoffice.ship.done'))).toBeVisible();
      await office.close();

      const mailbox = await browser.newContext({ baseURL: shop });
      await answerForPlace(mailbox);
      const reader = await mailbox.newPage();
      await reader.goto(await linkInOutbox(shop, email, 'unsubscribe/orders'));
      expect(await axeViolations(reader)).toEqual([]);
      await reader.getByRole('button', { name: t('auth.unsubscribe.button') }).click();
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText(t('auth.unsubscribe.doneTitle'));
      await expect(reader.getByText(t('auth.unsubscribe.done.orders'))).toBeVisible();
      expect(await axeViolations(reader)).toEqual([]);
      await mailbox.close();

      await shopper.open('/profile/personal');
      await expect(box('orders')).not.toBeChecked();
      await box('newsletter').uncheck();
      await save.click();
      await expect(section.getByText(t('profile.preferences.saved'))).toBeVisible();
      await expect(box('newsletter')).not.toBeChecked();
      await expect(section.getByText(confirmed(locale))).toHaveCount(0);
    },
  );
}

test.describe('without script', LONG, () => {
  test.use({ javaScriptEnabled: false });

  test('a newsletter is asked for, agreed to and refused', async ({ page, baseURL }) => {
    const t = texts('pl');
    const email = `bez.${crypto.randomUUID()}@example.com`;
    const main = page.getByRole('main');
    await page.goto('/pl/auth?mode=register&redirect=/pl/profile/personal');
    await main.getByLabel(t('auth.field.email')).fill(email);
    await main.locator('[name=password]').fill('slonce-2026');
    await main.locator('[name=confirmPassword]').fill('slonce-2026');
    await main.getByRole('button', { name: t('auth.register') }).click();
    await page.waitForURL(/\/pl\/profile\/personal$/);

    const section = page.locator('#communication');
    const newsletter = section.locator('[name="email.newsletter"]');
    const save = section.getByRole('button', { name: t('profile.personal.save') });
    await newsletter.check();
    await save.click();
    await expect(section.getByText(t('profile.preferences.asked', { email }))).toBeVisible();
    await page.goto(await linkInOutbox(baseURL ?? '', email, 'confirm-consent'));
    await main.getByRole('button', { name: t('auth.consent.button') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth.consent.doneTitle'));
    await page.goto('/pl/profile/personal');
    await expect(section.getByText(confirmed('pl'))).toHaveCount(1);
    await newsletter.uncheck();
    await save.click();
    await expect(section.getByText(t('profile.preferences.saved'))).toBeVisible();
    await expect(newsletter).not.toBeChecked();
  });
});
