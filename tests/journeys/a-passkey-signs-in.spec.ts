import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { linkInOutbox } from '../support/confirm-email.ts';
import { freePort } from '../support/free-port.ts';
import { axeViolations, expect, inEachLanguage, LONG, openPage, test, texts } from '../support/journey.ts';
import { seededTemplate } from '../support/seeded-template.ts';
import { startShop, type Running } from '../support/shop-process.ts';

/** A shop with a domain, which passkeys need: the other journeys' has a number. */
const PORT = await freePort();
const PUBLIC_URL = `http://localhost:${PORT}`;
let shop: Running;
let folder: string;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'promin-passkeys-'));
  cpSync(await seededTemplate(), join(folder, 'database'), { recursive: true });
  const environment = { PUBLIC_URL, DEV_PAGES: 'true' };
  shop = await startShop({ port: PORT, dataDirectory: folder, environment });
});
test.afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});
test.use({ baseURL: PUBLIC_URL });

/**
 * Gives the browser an authenticator of its own. `setFinger` says whose finger it reads, `setTouch` whether it is touched: then it answers
 * at once, without a press, also where passkeys are only offered.
 */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return {
    setFinger: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    setTouch: (enabled: boolean) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
}

/** Runs in the page: notes on its root whether passkeys are offered where the browser fills in a field. */
function noteOffers(): void {
  const ask = navigator.credentials.get.bind(navigator.credentials);
  navigator.credentials.get = (options) => {
    const { dataset } = document.documentElement;
    if (options?.mediation === 'conditional') {
      dataset['offer'] = 'open';
      options.signal?.addEventListener('abort', () => (dataset['offer'] = 'aborted'));
    }
    return ask(options);
  };
}

inEachLanguage((locale, region) => {
  test(
    `a passkey is added, signs in without a name or password, and is removed`,
    locale === 'pl' ? {} : LONG,
    async ({ page }) => {
      const t = texts(locale);
      const email = `passkey.${crypto.randomUUID().slice(0, 8)}@example.com`;
      const password = 'сонце-2026';
      const main = page.getByRole('main');
      const { setFinger, setTouch } = await addAuthenticator(page);

      await openPage(page, `/${region}/auth?mode=register`);
      await main.getByLabel(t('auth.field.email')).fill(email);
      await main.locator('[name=password]').fill(password);
      await main.locator('[name=confirmPassword]').fill(password);
      await main.getByRole('button', { name: t('auth.register'), exact: true }).click();
      await page.waitForURL(`**/${region}`);
      await openPage(page, `/${region}/profile/passkeys?add`);
      await expect(main.getByRole('link', { name: t('profile.passkeys.toAddress') })).toBeVisible();
      await expect(main.getByRole('button', { name: t('profile.passkeys.create') })).toHaveCount(0);
      await openPage(page, await linkInOutbox(shop.url, email, 'confirm-address'));
      await main.getByRole('button', { name: t('auth.confirm.button') }).click();
      await expect(main.getByText(t('auth.confirm.doneText'))).toBeVisible();

      await openPage(page, `/${region}/profile/personal`);
      await main.getByRole('link', { name: t('profile.passkeys.add') }).click();
      await main.getByLabel(t('profile.passkeys.nameOptional')).fill('Мій ноутбук');
      await setFinger(false);
      const create = main.getByRole('button', { name: t('profile.passkeys.create') });
      await create.click();
      await expect(main.getByText(t('error.passkey-cancelled'))).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await setFinger(true);
      await create.click();
      await expect(main.getByText(t('profile.passkeys.added'))).toBeVisible();
      await expect(main.getByText('Мій ноутбук')).toBeVisible();
      await main.getByRole('link', { name: t('profile.passkeys.add') }).click();
      await create.click();
      await expect(main.getByText(t('error.passkey-known'))).toBeVisible();

      const signOut = async () => {
        await setTouch(false);
        await openPage(page, `/${region}/profile`);
        await page.getByRole('button', { name: t('profile.logout') }).click();
        await expect(page.getByText(t('auth.loggedOut'))).toBeVisible();
      };
      const signInPage = `/${region}/auth?redirect=/${region}/profile/personal`;
      const html = page.locator('html');
      await page.addInitScript(noteOffers);
      const signIn = main.getByRole('button', { name: t('auth.passkey.signIn') });
      await signOut();
      await openPage(page, `/${region}/auth?redirect=/${region}/profile/passkeys`);
      await main.getByLabel(t('auth.field.email')).fill(email);
      await main.locator('[name=password]').fill(password);
      await main.getByRole('button', { name: t('auth.login'), exact: true }).click();
      await main.getByRole('link', { name: t('profile.passkeys.add') }).click();
      await expect(main.getByText(t('auth.again.secondStep'))).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await setTouch(true);
      await main.getByRole('button', { name: t('auth.passkey.prove') }).click();
      await expect(create).toBeVisible();
      await signOut();
      await openPage(page, signInPage);
      await expect(html).toHaveAttribute('data-offer', 'open');
      await main.getByRole('link', { name: t('auth.register'), exact: true }).click();
      await page.waitForURL(/mode=register/);
      await expect(html).toHaveAttribute('data-offer', 'aborted');
      await page.goBack();
      await expect(html).toHaveAttribute('data-offer', 'open');
      expect(await axeViolations(page)).toEqual([]);
      await setFinger(false);
      await setTouch(true);
      await signIn.click();
      await expect(main.getByText(t('error.passkey-cancelled'))).toBeVisible();
      await setTouch(false); // or what the page offers by itself signs in before the button is pressed
      await setFinger(true);
      await expect(html).toHaveAttribute('data-offer', 'open');
      // It is touched after the press, and before it is asked: what it is asked untouched it never answers.
      await page.route(
        '**/auth/passkey',
        async (route) => {
          await setTouch(true);
          await route.continue();
        },
        { times: 1 },
      );
      await signIn.click();
      await expect(main.getByText(t('profile.history.byPasskey'))).toBeVisible();

      await main.getByRole('link', { name: t('profile.secondFactor.manage') }).click();
      await main.getByRole('link', { name: `${t('profile.passkeys.rename')}: Мій ноутбук` }).click();
      await main.locator('[name=name]').fill('Laptop');
      await main.getByRole('button', { name: t('profile.passkeys.save') }).click();
      await expect(main.getByText(t('profile.passkeys.renamed'))).toBeVisible();
      await main.getByRole('link', { name: `${t('profile.passkeys.remove')}: Laptop` }).click();
      await expect(main.getByText(t('profile.passkeys.removeText', { name: 'Laptop' }))).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await main.getByRole('button', { name: t('profile.passkeys.removeButton') }).click();
      await expect(main.getByText(t('profile.passkeys.removed'))).toBeVisible();
      await expect(main.getByText(t('profile.passkeys.none'))).toBeVisible();

      await signOut();
      await setTouch(true);
      await signIn.click();
      await expect(main.getByText(t('error.passkey-unknown'))).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(`/${region}/auth`);
    },
  );
});
