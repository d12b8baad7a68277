import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { connectEmbedded } from '../../src/server/database/connect-embedded.ts';
import { freePort } from '../support/free-port.ts';
import { axeViolations, expect, inEachLanguage, LONG, test } from '../support/journey.ts';
import { seededTemplate } from '../support/seeded-template.ts';
import { startShop, type Running } from '../support/shop-process.ts';
import { Shopper } from '../support/shopper.ts';
import { addStaffAccounts, STAFF } from '../support/staff-account.ts';

/** A shop whose staff need a second factor, as every public one's do: the other journeys' shop asks for none. */
const PORT = await freePort();
let shop: Running;
let folder: string;
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'promin-staff-'));
  cpSync(await seededTemplate(), join(folder, 'database'), { recursive: true });
  const { database, close } = await connectEmbedded(folder);
  await addStaffAccounts(database);
  await close();
  shop = await startShop({
    port: PORT,
    dataDirectory: folder,
    environment: { STAFF_SECOND_FACTOR: 'on' },
  });
});
test.afterEach(async ({ page }) => {
  await page.close();
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});
test.use({ baseURL: `http://127.0.0.1:${PORT}` });

inEachLanguage((locale, region) => {
  test(
    'the back office lets staff in who turned the second factor on, and lets nobody turn it off',
    LONG,
    async ({ page }) => {
      const shopper = new Shopper(page, region);
      const { t } = shopper;
      const main = page.getByRole('main');
      await shopper.open(`/auth?redirect=/${region}/admin`);
      await shopper.signIn(STAFF);
      await shopper.arriveAt('/profile/two-factor');
      await expect(main.getByText(t('profile.secondFactor.staff'))).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await main.getByRole('button', { name: t('profile.secondFactor.setUp') }).click();
      const secret = (await main.locator('.select-all').innerText()).replaceAll(' ', '');
      await main.locator('[name=code]').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
      await main.getByRole('button', { name: t('profile.secondFactor.enable') }).click();
      const codes = main.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
      await expect(codes).toHaveCount(10);
      const [first = ''] = await codes.allInnerTexts();
      await expect(main.getByText(t('profile.secondFactor.staffKeeps'))).toBeVisible();
      await expect(main.getByRole('button', { name: t('profile.secondFactor.disable') })).toHaveCount(0);
      // The code that turned it on counts.
      await main.getByRole('link', { name: t('profile.secondFactor.toBackoffice') }).click();
      await shopper.arriveAt('/admin');

      await shopper.signOut();
      await shopper.open(`/auth?redirect=/${region}/admin`);
      await shopper.signIn(STAFF);
      await shopper.arriveAt('/auth/second-factor');
      await shopper.open('/admin');
      await shopper.arriveAt('/auth'); // the password alone opens nothing
      await shopper.open(`/auth/second-factor?redirect=/${region}/admin`);
      await main.locator('[name=code]').fill(first);
      await main.getByRole('button', { name: t('auth.code.submit'), exact: true }).click();
      await shopper.arriveAt('/admin');
    },
  );
});
