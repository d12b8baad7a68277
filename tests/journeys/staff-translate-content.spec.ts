import { readFileSync } from 'node:fs';
import { PAGES } from '../../src/content/pages/pages.ts';
import { axeViolations, expect, openPage, test, texts } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

const t = texts('uk');
const LIST = '/ua/admin/translations/content';
const LANGUAGES = { uk: 'Українська', pl: 'Polski', en: 'English' } as const;

test('staff see which translations of a slide and of a page are missing or outdated, and import them from a file', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  await shopper.enterAs(STAFF);
  const main = page.getByRole('main');
  await shopper.open('/admin/content/slide-1');
  const titles = page.getByRole('group', { name: t('backoffice.content.field.title') });
  await titles.getByLabel(LANGUAGES.uk).fill('Світло за будь-якої погоди');
  await page.getByRole('button', { name: t('backoffice.product.save'), exact: true }).click();
  await expect(page.getByText(t('backoffice.content.done.saved'), { exact: true })).toBeVisible();
  await openPage(page, '/ua/admin/content/pages/faq?add=question&section=payment');
  const write = async (name: string, words: string) =>
    page.getByRole('group', { name }).getByLabel(LANGUAGES.uk).fill(words);
  await write(t('backoffice.arrange.label.question'), 'Чи можна забрати самому?');
  await write(t('backoffice.arrange.label.answer'), 'Так, зі складу.');
  await page
    .getByRole('button', { name: t('backoffice.arrange.saveDraft') })
    .last()
    .click();
  await expect(page.getByText(t('backoffice.arrange.done.changed'))).toBeVisible();

  await shopper.open('/admin/translations');
  await main.getByRole('link', { name: t('backoffice.contentTexts.title') }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('backoffice.contentTexts.title'));
  await main.getByLabel(t('backoffice.texts.shown'), { exact: true }).selectOption('outdated');
  await main.getByRole('button', { name: t('backoffice.texts.find') }).click();
  await expect(main.getByText(t('backoffice.product.translation.outdated'))).toHaveCount(2);
  await expect(main).toContainText('Світло за будь-якої погоди');
  const right = main.getByRole('button', {
    name: new RegExp(`${t('backoffice.product.translation.right')}.*English`),
  });
  await right.click();
  await expect(main.getByText(t('backoffice.texts.confirmed'))).toBeInViewport();
  await expect(main.getByText(t('backoffice.product.translation.outdated'))).toHaveCount(1);
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await axeViolations(page)).toEqual([]);
  }

  await openPage(page, LIST);
  const summary = main.locator('summary').filter({ hasText: t('backoffice.texts.file.title') });
  await summary.click();
  const downloading = page.waitForEvent('download');
  await main
    .getByRole('link', { name: t('backoffice.texts.file.download', { language: LANGUAGES.pl }) })
    .click();
  const downloaded = await downloading;
  expect(downloaded.suggestedFilename()).toBe('promin-content-pl.xlf');
  const file = readFileSync(await downloaded.path(), 'utf8');
  const translated = (text: string, source: string, target: string) => {
    const unit = new RegExp(`(<source>${source}</source><target>)[^<]*`);
    expect(text).toMatch(unit);
    return text.replace(unit, `$1${target}`);
  };
  const send = async (text: string, button: 'check' | 'import') => {
    await main
      .getByLabel(t('backoffice.texts.file.file'))
      .setInputFiles({ name: 'promin.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(text) });
    await main.getByRole('button', { name: t(`backoffice.texts.file.${button}`), exact: true }).click();
  };
  const slide = translated(file, 'Світло за будь-якої погоди', 'Światło w każdą pogodę');
  const answered = translated(slide, 'Так, зі складу\\.', 'Tak, z magazynu.');
  await send(translated(answered, 'Чи можна забрати самому\\?', '&lt;b&gt;Odbiór'), 'import');
  await expect(main).toContainText(t('backoffice.texts.file.problems', { count: 1 }));
  await expect(main).toContainText(t('backoffice.texts.fault.markup'));
  const good = translated(answered, 'Чи можна забрати самому\\?', 'Czy można odebrać samemu?');
  await send(good, 'check');
  await expect(main).toContainText(t('backoffice.texts.file.ready'));
  const faq = PAGES.faq.uk.title;
  await expect(main).toContainText(t('backoffice.contentTexts.goesIntoDrafts', { pages: faq }));
  await expect(
    main.getByRole('region', { name: t('backoffice.texts.file.changes', { count: 3 }) }),
  ).toContainText('Światło w każdą pogodę');
  expect(await axeViolations(page)).toEqual([]);
  await main.getByRole('button', { name: t('backoffice.texts.file.import'), exact: true }).click();
  const panel = main.locator('#translation-file');
  await expect(panel.getByText(t('backoffice.contentTexts.importedDrafts'))).toBeInViewport();

  const shop = await page.context().newPage();
  await openPage(shop, '/pl');
  await expect(shop.getByRole('main')).toContainText('Światło w każdą pogodę');
  await openPage(shop, '/pl/faq');
  await expect(shop.getByText('Czy można odebrać samemu?')).toHaveCount(0);
  await openPage(shop, '/pl/faq?preview');
  await expect(shop.getByText('Czy można odebrać samemu?')).toBeVisible();
  await page.bringToFront();
  await panel.getByRole('link', { name: faq }).click();
  await expect(page.getByRole('button', { name: t('backoffice.arrange.publish') })).toBeVisible();

  await openPage(page, LIST);
  await summary.click();
  await send(good, 'import');
  await expect(panel.getByText(t('backoffice.texts.unchanged'))).toBeInViewport();
});
