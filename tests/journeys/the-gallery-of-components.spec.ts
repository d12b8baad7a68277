import type { Locator, Page, TestInfo } from '@playwright/test';
import { axeViolations, expect, inEachLanguage, LONG, openPage, test } from '../support/journey.ts';

/** A message that is missing shows its key; what is not given shows as such. */
async function expectWords(shown: Locator) {
  const words = await shown.innerText();
  expect(words).not.toMatch(/(?:^|\s)[a-z]+(?:\.[a-zA-Z-]+){1,4}(?:\s|$)/);
  expect(words).not.toMatch(/undefined|NaN|\[object/);
}

/** What is seen only once it is opened: each dialog and drawer, and what each answer puts under a search field. */
async function openEach(page: Page, look: (state: string, shown: Locator) => Promise<void>) {
  const main = page.getByRole('main');
  const openers = main.locator('[data-opens]');
  for (let place = 0; place < (await openers.count()); place++) {
    const opener = openers.nth(place);
    await opener.click();
    const modal = page.getByRole('dialog');
    await expect(modal).toBeVisible();
    await look((await opener.getAttribute('data-opens')) ?? '', modal);
    await page.keyboard.press('Escape');
    await expect(modal).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  const searches = main.getByRole('search');
  await expect(searches).not.toHaveCount(0);
  for (let place = 0; place < (await searches.count()); place++) {
    const search = searches.nth(place);
    const field = search.getByRole('combobox');
    await field.click();
    const name = (await search.getAttribute('aria-label')) ?? '';
    const isOpen = !name.endsWith('empty');
    await expect(field).toHaveAttribute('aria-expanded', String(isOpen));
    if (isOpen) await field.press('ArrowDown');
    await look(name, search);
    await field.press('Escape');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  }
}

const attach = async (page: Page, info: TestInfo, { name, fullPage }: { name: string; fullPage: boolean }) =>
  info.attach(name, { body: await page.screenshot({ fullPage }), contentType: 'image/png' });

const pixelsOver = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

inEachLanguage((locale, region) => {
  for (const theme of ['light', 'dark'] as const) {
    const tier = locale === 'uk' && theme === 'light' ? {} : LONG;
    const open = async (page: Page, width: number) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, `/${region}/dev/gallery?theme=${theme}`);
      return `${locale}-${theme}-${width}`;
    };
    test(
      `every component stands in ${locale} and ${theme} at each width, whole, with its words, and accessible`,
      tier,
      async ({ page }, info) => {
        for (const width of [390, 768, 1440, 1920]) {
          const name = await open(page, width);
          await attach(page, info, { name, fullPage: true });
          expect([name, await pixelsOver(page)]).toEqual([name, 0]);
          await expectWords(page.getByRole('main'));
          expect(await axeViolations(page)).toEqual([]);
        }
      },
    );
    for (const width of [390, 1440]) {
      test(
        `what opens over a page stands in ${locale} and ${theme} at ${width} px`,
        tier,
        async ({ page }, info) => {
          const name = await open(page, width);
          await openEach(page, async (state, shown) => {
            await expectWords(shown);
            expect([state, await axeViolations(page)]).toEqual([state, []]);
            expect([state, await pixelsOver(page)]).toEqual([state, 0]);
            await attach(page, info, { name: `${name}-${state}`, fullPage: false });
          });
        },
      );
    }
  }
});
