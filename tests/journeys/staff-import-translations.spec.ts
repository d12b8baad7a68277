import { readFileSync } from 'node:fs';
import { axeViolations, expect, test, WINDOWS } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';
import { STAFF } from '../support/staff-account.ts';

test('staff take texts away for translators, check what comes back, import it, and see it on its page', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ua');
  const { t } = shopper;
  await shopper.enterAs(STAFF);
  await shopper.open('/admin/translations?group=/company');
  const main = page.getByRole('main');
  await main
    .locator('summary')
    .filter({ hasText: t('backoffice.texts.file.title') })
    .click();
  const downloading = page.waitForEvent('download');
  await main.getByRole('link', { name: t('backoffice.texts.file.download', { language: 'Polski' }) }).click();
  const downloaded = await downloading;
  expect(downloaded.suggestedFilename()).toBe('promin-pl.xlf');
  const file = readFileSync(await downloaded.path(), 'utf8');
  const key = /resname="(\/company\.[^"]+)"[^]*?<target>([^<]*)<\/target>/.exec(file)?.[1] ?? '';
  const before = /<target>([^<]*)<\/target>/.exec(file)?.[1] ?? '';
  const after = `${before} od lat`;

  const send = async (text: string, button: 'check' | 'import') => {
    await main
      .getByLabel(t('backoffice.texts.file.file'))
      .setInputFiles({ name: 'promin-pl.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(text) });
    await main.getByRole('button', { name: t(`backoffice.texts.file.${button}`), exact: true }).click();
  };
  await send('Koszyk', 'import');
  await expect(main).toContainText(t('backoffice.texts.file.refused.no-xliff'));
  expect(await axeViolations(page)).toEqual([]);

  const unknown = '<trans-unit id="0:nav.gone"><source>a</source><target>b</target></trans-unit>';
  const translated = file.replace(`<target>${before}<`, `<target>${after}<`);
  const other = '<trans-unit id="0:nav.home"><source>Інше</source><target>Start</target></trans-unit>';
  await send(translated.replace('</body>', `${other}</body>`), 'import');
  await expect(main).toContainText(t('backoffice.texts.file.problems', { count: 1 }));
  await expect(main.getByRole('link', { name: 'nav.home', exact: true })).toBeVisible();
  await expect(main.getByText(t('backoffice.texts.file.problems', { count: 1 }))).toBeInViewport();

  await send(translated.replace('</body>', `${unknown}</body>`), 'check');
  await expect(main).toContainText(t('backoffice.texts.file.ready'));
  await expect(main).toContainText(t('backoffice.texts.file.gone', { count: 1 }));
  await expect(
    main.getByRole('region', { name: t('backoffice.texts.file.changes', { count: 1 }) }),
  ).toContainText(after);
  for (const window of Object.values(WINDOWS)) {
    await page.setViewportSize(window);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
  }
  // The file that was checked is still chosen.
  await main.getByRole('button', { name: t('backoffice.texts.file.import'), exact: true }).click();
  // Beside the form that did it, with the focus.
  const panel = main.locator('#translation-file');
  await expect(panel).toContainText(t('backoffice.texts.imported'));
  await expect(panel.getByText(t('backoffice.texts.imported'))).toBeInViewport();
  expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expect(main.getByRole('link', { name: key })).toBeVisible();

  await page.goto('/pl/company');
  await expect(page.getByRole('main')).toContainText('od lat');
});
