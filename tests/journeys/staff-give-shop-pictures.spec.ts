import sharp from 'sharp';
import { axeViolations, expect, openPage, test, texts, WINDOWS } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

const t = texts('uk');
/** A busy machine takes its time for the sizes of a picture. */
const PATIENCE = { timeout: 60_000 };
const ALT = { Українська: 'Будинок із панелями', Polski: 'Dom z panelami', English: 'A house with panels' };

test('staff upload a picture, crop it, choose it in a slide, and the home page shows it', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/content');
  await page.getByRole('link', { name: t('backoffice.shopPictures.title'), exact: true }).click();
  const file = t('backoffice.shopPictures.file');
  const upload = page.getByRole('button', { name: t('backoffice.pictures.upload'), exact: true });
  await page.getByLabel(file).setInputFiles({
    name: 'малюнок.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<svg xmlns="x"/>'),
  });
  await upload.click();
  await expect(page.getByRole('alert')).toContainText(t('backoffice.shopPictures.problem.no-picture'));
  expect(await axeViolations(page)).toEqual([]);

  const background = { r: 20 + Math.floor(Math.random() * 200), g: 120, b: 60 };
  const image = sharp({ create: { width: 1800, height: 1600, channels: 3, background } });
  await page.getByLabel(file).setInputFiles({
    name: 'будинок.webp',
    mimeType: 'image/webp',
    buffer: await image.webp().toBuffer(),
  });
  await upload.click();
  await expect(page.getByText(t('backoffice.shopPictures.done.added'))).toBeVisible();
  await expect(page.getByText(t('backoffice.shopPictures.unused'))).toBeVisible();
  const crop = page.getByText(t('backoffice.pictures.crop'), { exact: true });
  await expect(crop).toBeVisible(PATIENCE);
  await crop.click();
  await page.getByLabel(t('backoffice.pictures.side')).fill('90');
  await page.getByLabel(t('backoffice.pictures.top')).fill('0');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: t('backoffice.pictures.cropSave') }).click();
  await expect(page.getByText(t('backoffice.shopPictures.done.cropped'))).toBeVisible();
  const name = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await page.getByText(t('backoffice.pictures.alt'), { exact: true }).click();
  for (const [language, words] of Object.entries(ALT)) await page.getByLabel(language).fill(words);
  await page.getByRole('button', { name: t('backoffice.pictures.altSave') }).click();
  await expect(page.getByText(t('backoffice.shopPictures.done.described'))).toBeVisible();
  await expect(page.locator(`img[src*="${name}"]`)).toBeVisible(PATIENCE);
  for (const window of [WINDOWS[390], WINDOWS[768], WINDOWS[1440]]) {
    await page.setViewportSize(window);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }

  const title = `Свій слайд ${Date.now()}`;
  await shopper.open('/admin/content/slide-new');
  const titles = page.getByRole('group', { name: t('backoffice.content.field.title') });
  // It is shown in the languages that it has.
  for (const language of Object.keys(ALT)) await titles.getByLabel(language).fill(title);
  await page.getByLabel(t('backoffice.content.field.link')).fill('/solar-panels');
  await page
    .locator('label')
    .filter({ has: page.locator(`input[value="${name}"]`) })
    .click();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: t('backoffice.content.previewDo') }).click();
  const preview = page.getByRole('region', { name: t('backoffice.content.preview') });
  await expect(preview.locator(`img[src*="${name}"]`)).toBeVisible();
  await page.getByRole('button', { name: t('backoffice.content.create') }).click();
  await expect(page.getByText(t('backoffice.content.done.created'))).toBeVisible();

  const shop = await page.context().newPage();
  await openPage(shop, '/pl');
  const shown = shop.locator(`img[src*="${name}"]`);
  await expect(shown).toHaveAttribute('alt', ALT.Polski);
  expect(
    await shown.evaluate(async (each: HTMLImageElement) => {
      each.loading = 'eager';
      await each.decode();
      return each.currentSrc;
    }),
  ).toContain('.avif');
  await shop.close();

  await shopper.open(`/admin/content/pictures/${name}`);
  await page.getByText(t('backoffice.shopPictures.remove'), { exact: true }).click();
  await expect(page.getByText(t('backoffice.shopPictures.removeUsed'))).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  await page.getByText(t('backoffice.content.delete'), { exact: true }).click();
  await page.getByRole('button', { name: t('backoffice.content.deleteDo') }).click();
  await expect(page.getByText(t('backoffice.content.done.deleted'), { exact: true })).toBeVisible();
  await shopper.open(`/admin/content/pictures/${name}`);
  await page.getByText(t('backoffice.shopPictures.remove'), { exact: true }).click();
  await page.getByRole('button', { name: t('backoffice.pictures.remove'), exact: true }).click();
  await expect(page.getByText(t('backoffice.shopPictures.done.removed'))).toBeVisible();
});
