import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { axeViolations, expect, LONG, test } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';

const photograph = async (background: string) => ({
  name: 'me.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});
const HTML = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from('<!doctype html><script></script>'),
};

/** A new customer in the profile. */
async function newCustomer(page: Page, region: 'ua' | 'pl' | 'en') {
  const shopper = new Shopper(page, region);
  const { t } = shopper;
  await shopper.open(`/checkout/auth?redirect=/${region}/profile`);
  await shopper.register();
  await shopper.arriveAt('/profile');
  const edit = page.locator('summary').filter({ hasText: t('profile.avatar.edit') });
  return { shopper, t, edit, picture: page.getByRole('img', { name: t('profile.avatar.picture') }) };
}

/** Whether the picture is there and can be seen. */
const isShown = (page: Page, name: string) =>
  expect
    .poll(() =>
      page
        .getByRole('img', { name })
        .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
    )
    .toBe(256);

test('a customer uploads an avatar, changes it and takes it away', LONG, async ({ page }) => {
  const { shopper, t, edit, picture } = await newCustomer(page, 'ua');
  const send = async (file: typeof HTML) => {
    await edit.click();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: t('profile.avatar.choose') }).click(),
    ]);
    await chooser.setFiles(file);
  };
  await expect(picture).toHaveCount(0);
  await send(await photograph('red'));
  await expect(page.getByText(t('profile.avatar.changed'))).toBeAttached();
  await isShown(page, t('profile.avatar.picture'));
  await expect(edit).toBeFocused();
  const first = await picture.getAttribute('src');

  await send(HTML);
  const problem = page
    .getByRole('alert')
    .filter({ hasText: 'Не вдалося завантажити аватар. Будь ласка, спробуйте ще раз.' });
  await expect(problem).toContainText(t('profile.avatar.reason.no-picture'));
  await expect(edit).toBeFocused();
  await expect(picture).toHaveAttribute('src', first ?? '');

  await send(await photograph('blue'));
  await expect(problem).toHaveCount(0);
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  await isShown(page, t('profile.avatar.picture'));

  await page.keyboard.press('Enter');
  const remove = page.getByRole('button', { name: t('profile.avatar.remove') });
  await expect(remove).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(remove).toBeHidden();
  await edit.click();
  await remove.click();
  await expect(page.getByText(t('profile.avatar.removed'))).toBeAttached();
  await expect(picture).toHaveCount(0);
  await shopper.open('/profile');
  await expect(picture).toHaveCount(0);
});

test('an avatar is uploaded and taken away without script', LONG, async ({ page, browser, baseURL }) => {
  const { t, shopper } = await newCustomer(page, 'pl');
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    storageState: await page.context().storageState(),
  });
  const visit = await plain.newPage();
  const picture = visit.getByRole('img', { name: t('profile.avatar.picture') });
  const send = async (file: typeof HTML) => {
    await visit
      .locator('summary')
      .filter({ hasText: t('profile.avatar.edit') })
      .click();
    await visit.locator('input[type=file]').setInputFiles(file);
    await visit.locator('button', { hasText: t('profile.avatar.choose') }).click();
  };
  await visit.goto(`/${shopper.region}/profile/personal`);
  await send(await photograph('red'));
  await visit.waitForURL(`**/${shopper.region}/profile/personal`);
  await isShown(visit, t('profile.avatar.picture'));
  await send(HTML);
  await visit.waitForURL('**/profile/personal?avatar=no-picture');
  await expect(visit.getByRole('alert').filter({ hasText: t('profile.avatar.failed') })).toBeVisible();
  await visit
    .locator('summary')
    .filter({ hasText: t('profile.avatar.edit') })
    .click();
  await visit.getByRole('button', { name: t('profile.avatar.remove') }).click();
  await expect(picture).toHaveCount(0);
  await plain.close();
});
