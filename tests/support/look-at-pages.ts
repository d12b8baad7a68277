import type { Page } from '@playwright/test';
import { expectEveryWidthToDo, NARROWEST } from './every-width.ts';
import { axeViolations, expect, WINDOWS } from './journey.ts';

/** How a page is looked at without loading it anew. */
export const LOOKS = ([390, 1440, 768] as const).flatMap((width) =>
  (['dark', 'light'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** Opens pages one after the other: each answers, stays where it is, and has no violation in all looks, or in that of its place in their row. */
export async function expectPagesToDo(
  page: Page,
  {
    region,
    paths,
    looks,
  }: {
    readonly region: string;
    readonly paths: readonly string[];
    readonly looks: 'all' | 'one' | 'one, and every width';
  },
): Promise<void> {
  for (const [index, path] of paths.entries()) {
    if (looks === 'one, and every width') await page.setViewportSize(NARROWEST);
    const response = await page.goto(`/${region}${path}`, { waitUntil: 'load' });
    expect.soft([path, response?.status()]).toEqual([path, 200]);
    expect.soft(page.url()).toContain(`/${region}${path}`);
    if (looks === 'one, and every width') await expectEveryWidthToDo(page);
    const own = index % LOOKS.length;
    for (const { width, colorScheme } of looks === 'all' ? LOOKS : LOOKS.slice(own, own + 1)) {
      await page.setViewportSize(WINDOWS[width]);
      await page.emulateMedia({ colorScheme });
      const where = `${path} at ${width} px, ${colorScheme}`;
      expect.soft([where, await axeViolations(page)]).toEqual([where, []]);
    }
  }
}
