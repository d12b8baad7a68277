/**
 * After a press whose button is gone by the next frame: gives the focus, which would be at the top of the page, to the first element inside
 * `place` that matches a selector.
 */
export function focusWhenLost(place: HTMLElement | null, selector: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) place?.querySelector<HTMLElement>(selector)?.focus();
  });
}
