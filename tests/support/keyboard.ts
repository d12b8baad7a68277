import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STEPS = 100;

/** What is wrong with the place of the focus, as somebody sees it who looks for it: nothing marks it, or something lies over it. */
const unseenFocus = (control: Locator) =>
  control.evaluate((element) => {
    const outlined = [element, element.parentElement].some((each) => {
      if (each === null) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
    });
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const points = [top + 2, (top + bottom) / 2, bottom - 2].flatMap((y) =>
      [left + 2, (left + right) / 2, right - 2].map((x) => [x, y] as const),
    );
    const over = points.map(([x, y]) => document.elementFromPoint(x, y));
    const isOnTop = over.some((each) => each !== null && (element.contains(each) || each.contains(element)));
    if (outlined && isOnTop) return null;
    const wrong = outlined
      ? `covered by ${over[0]?.outerHTML.slice(0, 160) ?? 'the edge of the window'}`
      : 'unmarked';
    return `${wrong}: ${element.outerHTML.slice(0, 160)}`;
  });

/** Presses a key until a control has the focus, as somebody without a mouse does, and sees that it has it. */
export async function goTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < MOST_STEPS; step++) {
    // The window scrolls there smoothly.
    if (await isFocused()) return expect.poll(() => unseenFocus(control)).toBeNull();
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${control.toString()}`);
}

/** Goes to a field and types. */
export async function type(page: Page, control: Locator, text: string): Promise<void> {
  await goTo(page, control);
  await page.keyboard.type(text);
}

/** Goes to a button or link and presses it. */
export async function press(page: Page, control: Locator): Promise<void> {
  await goTo(page, control);
  await page.keyboard.press('Enter');
}

/** Goes forward through controls, each the very next stop after the one before. */
export async function expectStops(
  page: Page,
  [first, ...rest]: readonly [Locator, ...Locator[]],
): Promise<void> {
  await goTo(page, first);
  for (const control of rest) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  }
}
