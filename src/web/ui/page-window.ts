/**
 * The pages a pagination shows: the first, the last, the current one with a neighbour on each side, and
 * `gap` where pages are left out. A gap of one page is that page. Pages count from 1.
 */
export function pageWindow(page: number, pageCount: number): readonly (number | 'gap')[] {
  const shown: (number | 'gap')[] = [];
  let last = 0;
  for (let candidate = 1; candidate <= pageCount; candidate++) {
    if (candidate !== 1 && candidate !== pageCount && Math.abs(candidate - page) > 1) continue;
    if (candidate - last === 2) shown.push(candidate - 1);
    else if (candidate - last > 2) shown.push('gap');
    shown.push(candidate);
    last = candidate;
  }
  return shown;
}
