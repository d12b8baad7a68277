import { axeViolations, expect, inEachLanguage, LONG, openPage, test } from '../support/journey.ts';

inEachLanguage((locale, region) => {
  for (const theme of ['light', 'dark'] as const) {
    test(
      `every component stands in ${locale} and ${theme} at each width, whole, with its words, and accessible`,
      locale === 'uk' && theme === 'light' ? {} : LONG,
      async ({ page }, info) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        for (const width of [390, 768, 1440, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          await openPage(page, `/${region}/dev/gallery?theme=${theme}`);
          const main = page.getByRole('main');
          const name = `${locale}-${theme}-${width}`;
          await info.attach(name, {
            body: await page.screenshot({ fullPage: true }),
            contentType: 'image/png',
          });
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect([name, over <= 0]).toEqual([name, true]);
          // A message that is missing shows its key; what is not given shows as such.
          const keys = /(?:^|\s)[a-z]+(?:\.[a-zA-Z-]+){1,4}(?:\s|$)/;
          expect(await main.innerText()).not.toMatch(keys);
          expect(await main.innerText()).not.toMatch(/undefined|NaN|\[object/);
          expect(await axeViolations(page)).toEqual([]);
        }
      },
    );
  }
});
