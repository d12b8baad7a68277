import { confirmEmail, emailsTo, linkInOutbox } from '../support/confirm-email.ts';
import { axeViolations, expect, inEachLanguage, LONG, openPage, test } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';

inEachLanguage((locale, region) => {
  test(
    'an account moves to another address by its e-mail, and the former one is told',
    locale === 'uk' ? {} : LONG,
    async ({ page, context, browser, baseURL }) => {
      const shop = baseURL ?? '';
      const shopper = new Shopper(page, region);
      const { t, email: former, password } = shopper;
      const email = `moved.${former}`;
      const main = page.getByRole('main');
      const heading = page.getByRole('heading', { level: 1 });
      await shopper.registerFor('/profile/personal');
      const cookie = (await context.cookies()).map((each) => `${each.name}=${each.value}`).join('; ');
      await confirmEmail(shop, { email: former, cookie }); // nobody is told at an address that was only claimed
      const address = page.locator('#address');
      await address.getByLabel(t('profile.email.new')).fill(email);
      await address.getByRole('button', { name: t('profile.email.change') }).click();
      await expect(address.getByText(t('profile.email.changeSent'))).toBeVisible();
      await expect(main.getByText(email)).toHaveCount(0); // until it is confirmed
      const link = await linkInOutbox(shop, email, 'change-address');

      await test.step('whoever only has the e-mail signs in first', async () => {
        const elsewhere = await browser.newContext({ baseURL: shop });
        const other = await elsewhere.newPage();
        await other.goto(link);
        await expect(other).toHaveURL(/\/auth\?redirect=/);
        await elsewhere.close();
      });

      await openPage(page, link);
      await expect(heading).toHaveText(t('auth.newAddress.title'));
      await expect(main.getByText(email)).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await main.getByRole('button', { name: t('auth.newAddress.button') }).click();
      await expect(heading).toHaveText(t('auth.newAddress.doneTitle'));
      expect(await axeViolations(page)).toEqual([]);
      await main.getByRole('link', { name: t('auth.link.toProfile') }).click();
      await shopper.arriveAt('/profile');
      await expect(main.getByText(email).first()).toBeVisible();
      await openPage(page, link);
      await expect(heading).toHaveText(t('auth.link.spentTitle'));
      const subjects = (await emailsTo(shop, former)).map(({ subject }) => subject);
      expect(subjects).toContain(t('mail.account.address-changed.subject'));

      await context.clearCookies();
      await shopper.open('/auth?redirect=/' + region + '/profile');
      await shopper.signIn({ email: former, password });
      await expect(main.getByText(t('auth.loginFailed'))).toBeVisible();
      await shopper.signIn({ email, password });
      await shopper.arriveAt('/profile');
    },
  );

  test(
    'the e-mail on a sign-in from an unknown browser ends all sessions',
    LONG,
    async ({ page, browser, baseURL }) => {
      const shop = baseURL ?? '';
      const shopper = new Shopper(page, region);
      const { t, email, password } = shopper;
      await shopper.registerFor('/profile');
      const cookie = (await page.context().cookies()).map((each) => `${each.name}=${each.value}`).join('; ');
      await confirmEmail(shop, { email, cookie });

      const elsewhere = await browser.newContext({ baseURL: shop });
      const stranger = await elsewhere.newPage();
      await stranger.setExtraHTTPHeaders({ 'x-forwarded-for': '192.0.2.1' });
      const there = new Shopper(stranger, region);
      await there.open(`/auth?redirect=/${region}/profile`);
      await there.signIn({ email, password });
      await there.arriveAt('/profile');

      await openPage(page, await linkInOutbox(shop, email, 'end-sessions'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth.endSessions.title'));
      await shopper.open('/profile'); // opening the link alone ends nothing
      await shopper.arriveAt('/profile');
      await openPage(page, await linkInOutbox(shop, email, 'end-sessions'));
      expect(await axeViolations(page)).toEqual([]);
      await page
        .getByRole('main')
        .getByRole('button', { name: t('auth.endSessions.button') })
        .click();
      await expect(page.getByText(t('auth.notice.sessionsEnded'))).toBeVisible();
      for (const each of [shopper, there]) {
        await each.open('/profile');
        await each.arriveAt('/auth');
      }
      await elsewhere.close();
    },
  );
});

test('a session is remembered for thirty days, or until the browser is closed', async ({ page, context }) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  const daysLeft = async () => {
    const session = (await context.cookies()).find(({ name }) => name === 'session');
    if (session?.expires === -1) return 'the browser is closed';
    return Math.round(((session?.expires ?? 0) - Date.now() / 1000) / 86_400);
  };
  await shopper.registerFor('/profile');
  await shopper.signOut();
  const remember = page.getByRole('main').getByLabel(t('auth.field.remember'));
  await shopper.open('/auth?redirect=/ua/profile');
  await expect(remember).toBeChecked();
  await shopper.signIn();
  await shopper.arriveAt('/profile');
  expect(await daysLeft()).toBe(30);
  await shopper.signOut();
  await shopper.open('/auth?redirect=/ua/profile');
  await remember.uncheck();
  await shopper.signIn();
  await shopper.arriveAt('/profile');
  expect(await daysLeft()).toBe('the browser is closed');
});
